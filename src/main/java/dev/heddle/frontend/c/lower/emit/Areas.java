// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.body.WideDivision;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.Signature;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.ProgramOperators;
import dev.heddle.frontend.c.lower.shape.Shapes;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.List;

/**
 * Private memory that a function needs for its calls: where callees put results that are more than
 * one scalar, and where variable arguments lie. Reserved once, however often it calls.
 */
final class Areas {
  private static final int ALIGNMENT = 16;

  private final Body body;

  /** Null if there is no such call. */
  private Register results;

  private Register arguments;

  Areas(Body body) {
    this.body = body;
  }

  /** Reserves what the calls of the function need; to be written at its start. */
  void reserve() {
    long resultBytes = 0;
    long argumentBytes = 0;
    int argumentAlignment = ALIGNMENT;
    boolean divides = false;
    for (Block block : body.analysis.flow().blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        divides |= i instanceof LlvmInstruction.Binary b && dividesWide(b);
        if (i instanceof LlvmInstruction.Call call && isFunction(call)) {
          Signature signature = signature(call);
          resultBytes = Math.max(resultBytes, signature.resultBytes());
          for (Placed argument : rest(call, signature)) {
            argumentBytes = Math.max(argumentBytes, argument.place().end());
            argumentAlignment = Math.max(argumentAlignment, argument.place().alignment());
          }
        }
      }
    }
    if (divides) {
      body.divisionArea(area("division", WideDivision.RESULT_BYTES, ALIGNMENT, Storage.PRIVATE));
    }
    boolean own = body.context.ownership().variableArgumentsArePrivate();
    Storage shared = own ? Storage.PRIVATE : Storage.STACK;
    results = resultBytes > 0 ? area("results", resultBytes, ALIGNMENT, Storage.PRIVATE) : null;
    arguments =
        argumentBytes > 0 ? area("arguments", argumentBytes, argumentAlignment, shared) : null;
  }

  private static boolean dividesWide(LlvmInstruction.Binary b) {
    return Shapes.isWide(b.left().type()) && ProgramOperators.of(b.operator()).divides();
  }

  private Register area(String name, long bytes, int alignment, Storage storage) {
    Register r = body.out.register(name, 64);
    Expression size = Folding.constant(bytes, 64);
    body.out.add(new Instruction.Allocate(r, size, alignment, storage, body.out.position()));
    return r;
  }

  /** Whether the call is one also in the end. */
  private boolean isFunction(LlvmInstruction.Call call) {
    return switch (call.callee()) {
      case Constant.Symbol(String name) ->
          !name.startsWith("llvm.")
              && switch (body.context.symbols().find(body.unit(), name).orElse(null)) {
                case Definition.Modelled m -> false;
                case Definition.UndefinedFunction u -> false;
                case null, default -> true;
              };
      case LlvmValue.Assembly a -> false;
      default -> true;
    };
  }

  /** The signature of the callee, as far as known. */
  Signature signature(LlvmInstruction.Call call) {
    if (call.callee() instanceof Constant.Symbol(String name)
        && body.context.symbols().find(body.unit(), name).orElse(null)
            instanceof Definition.Code code) {
      return Signature.of(code);
    }
    return new Signature(body.shapes, call.type());
  }

  Expression results() {
    return results;
  }

  /** The address of the variable arguments; null if there are none. */
  Expression arguments() {
    return arguments == null ? Folding.constant(0, 64) : arguments;
  }

  /** An argument after the declared ones, and where it lies in the area. */
  record Placed(LlvmInstruction.Argument argument, ArgumentPlaces.Place place) {}

  List<Placed> rest(LlvmInstruction.Call call, Signature signature) {
    List<Placed> rest = new ArrayList<>();
    if (signature.type().variadic()) {
      ArgumentPlaces places = new ArgumentPlaces(body.shapes.layout());
      for (int i = 0; i < call.arguments().size(); i++) {
        LlvmInstruction.Argument a = call.arguments().get(i);
        if (i < signature.type().parameters().size()) {
          places.declared(signature.type().parameters().get(i), a.copied());
        } else {
          rest.add(new Placed(a, places.next(a.value().type(), a.copied(), a.alignment())));
        }
      }
    }
    return rest;
  }
}
