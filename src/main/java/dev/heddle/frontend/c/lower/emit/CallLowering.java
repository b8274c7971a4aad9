// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.library.Site;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.lower.asm.AssemblyLowering;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.Signature;
import dev.heddle.frontend.c.lower.link.UnknownSymbols;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Calls. Callers may see a function otherwise than it is defined: arguments are converted, surplus
 * ones ignored, and missing ones are 0.
 */
final class CallLowering {
  private final Body body;
  private final Areas areas;
  private final MemoryLowering memory;
  private final BulkMemory bulk;
  private final IntrinsicLowering intrinsics;
  private final AssemblyLowering assembly;

  CallLowering(Body body, Areas areas, StackChain chain, MemoryLowering memory) {
    this.body = body;
    this.areas = areas;
    this.memory = memory;
    this.bulk = new BulkMemory(body);
    this.intrinsics = new IntrinsicLowering(body, chain, bulk);
    this.assembly = new AssemblyLowering(body);
  }

  void call(LlvmInstruction.Call call) {
    switch (call.callee()) {
      case LlvmValue.Assembly a -> assembly.lower(call, a);
      case Constant.Symbol(String name) when name.startsWith("llvm.") ->
          intrinsics.lower(call, name);
      case Constant.Symbol(String name) -> named(call, name);
      default -> indirect(call, body.scalar(call.callee()));
    }
  }

  private void named(LlvmInstruction.Call call, String name) {
    switch (body.context.symbols().callee(body.analysis.code(), call, name).orElseThrow()) {
      case Definition.Code code -> direct(call, code);
      case Definition.Modelled m -> site(call, m.name());
      case Definition.Variable v -> indirect(call, body.scalar(call.callee()));
      case Definition.Renamed r -> indirect(call, body.scalar(call.callee()));
      case Definition.Nothing n -> indirect(call, Folding.constant(0, 64));
      case Definition.UndefinedFunction u -> undefined(call, u);
      case Definition.UndefinedVariable v -> indirect(call, body.scalar(call.callee()));
    }
  }

  /** The thread ends at the call. */
  private void undefined(LlvmInstruction.Call call, Definition.UndefinedFunction function) {
    body.out.cut(UnknownSymbols.call(function.name()));
    if (call.result() >= 0) {
      body.define(call.result(), zeros(body.shapes.of(call.type().result())));
    }
  }

  // ---------------------------------------------------------------- models

  private void site(LlvmInstruction.Call call, String name) {
    List<Expression> arguments = new ArrayList<>();
    List<Optional<String>> texts = new ArrayList<>();
    for (LlvmInstruction.Argument a : call.arguments()) {
      Optional<String> text = body.context.image().text(body.unit(), a.value());
      for (Expression leaf : body.leaves(a.value())) {
        arguments.add(leaf);
        texts.add(text);
      }
    }
    List<Leaf> leaves = body.shapes.of(call.type().result());
    Optional<Definition.Code> whenNull = whenNull(name, arguments);
    boolean wanted = call.result() >= 0 && leaves.size() == 1;
    Optional<Register> result =
        wanted && (body.analysis.usage().used(call.result()) || whenNull.isPresent())
            ? Optional.of(body.fresh(call.result(), leaves.getFirst().bits()))
            : Optional.empty();
    body.context.models().emit(new Site(name, body.out, arguments, result, texts));
    if (result.isPresent() && whenNull.isPresent()) {
      callIfNull(result.get(), whenNull.get());
    }
    if (call.result() >= 0) {
      body.define(call.result(), result.map(r -> List.<Expression>of(r)).orElse(zeros(leaves)));
    }
  }

  /** Numbers of objects and sizes that are small constants never give a null pointer. */
  private Optional<Definition.Code> whenNull(String name, List<Expression> arguments) {
    return arguments.stream()
            .allMatch(e ->
                e instanceof Expression.Constant(long value, int _)
                    && value >= 0
                    && value <= Integer.MAX_VALUE)
        ? Optional.empty()
        : body.context.symbols().whenNull(body.unit(), name);
  }

  private void callIfNull(Register pointer, Definition.Code function) {
    Expression isNull =
        new Expression.Comparison(
            ComparisonOperator.EQ, pointer, Expression.constant(0, pointer.bits()));
    Expression callee = new Expression.FunctionAddress(body.context.reach().index(function));
    Label isGiven = body.out.label("given");
    Label nothing = body.out.label("nothing");
    body.out.branch(isNull, nothing, isGiven);
    body.out.place(nothing);
    body.out.add(new Instruction.Call(Optional.empty(), callee, List.of(), body.out.position()));
    body.out.place(isGiven);
  }

  private static List<Expression> zeros(List<Leaf> leaves) {
    return leaves.stream().map(leaf -> Folding.constant(0, leaf.bits())).toList();
  }

  // ---------------------------------------------------------------- functions

  private void direct(LlvmInstruction.Call call, Definition.Code code) {
    Signature signature = Signature.of(code);
    List<Expression> given = new ArrayList<>();
    int fixed = Math.min(signature.type().parameters().size(), call.arguments().size());
    call.arguments().subList(0, fixed).forEach(a -> given.addAll(body.leaves(a.value())));
    List<Leaf> wanted = signature.parameters();
    List<Expression> arguments = new ArrayList<>();
    for (int k = 0; k < wanted.size(); k++) {
      int bits = wanted.get(k).bits();
      arguments.add(
          k < given.size() ? Folding.resize(given.get(k), bits) : Folding.constant(0, bits));
    }
    Expression callee = new Expression.FunctionAddress(body.context.reach().index(code));
    int width = signature.result().isEmpty() ? 0 : signature.result().getFirst().bits();
    call(call, callee, signature, arguments, width);
  }

  /** The callee takes words, and gives one. */
  private void indirect(LlvmInstruction.Call call, Expression callee) {
    Signature signature = new Signature(body.shapes, call.type());
    List<Expression> arguments = new ArrayList<>();
    int fixed = Math.min(signature.type().parameters().size(), call.arguments().size());
    call.arguments().subList(0, fixed).forEach(a -> arguments.addAll(body.leaves(a.value())));
    call(call, callee, signature, arguments, 64);
  }

  private void call(
      LlvmInstruction.Call call,
      Expression callee,
      Signature signature,
      List<Expression> fixed,
      int width) {
    List<Expression> arguments = new ArrayList<>(fixed);
    if (signature.type().variadic()) {
      arguments.add(variable(call, signature));
    }
    if (signature.resultInMemory()) {
      arguments.addFirst(areas.results());
    }
    boolean wanted = call.result() >= 0 && body.analysis.usage().used(call.result());
    boolean inRegister = wanted && signature.result().size() == 1;
    Optional<Register> result =
        inRegister ? Optional.of(body.fresh(call.result(), width)) : Optional.empty();
    body.out.add(new Instruction.Call(result, callee, arguments, body.out.position()));
    if (call.result() >= 0) {
      body.define(call.result(), result(call, signature, result));
    }
  }

  private List<Expression> result(
      LlvmInstruction.Call call, Signature signature, Optional<Register> register) {
    List<Leaf> expected = body.shapes.of(call.type().result());
    if (register.isPresent() && expected.size() == 1) {
      return List.of(Folding.resize(register.get(), expected.getFirst().bits()));
    }
    if (signature.resultInMemory() && expected.size() == signature.result().size()) {
      return memory.load(areas.results(), expected, call.result());
    }
    return zeros(expected);
  }

  /** Puts the arguments after the declared ones into memory; its address. */
  private Expression variable(LlvmInstruction.Call call, Signature signature) {
    Expression area = areas.arguments();
    for (Areas.Placed placed : areas.rest(call, signature)) {
      LlvmInstruction.Argument a = placed.argument();
      Expression at = Folding.add(area, placed.place().offset());
      if (a.copied().isPresent()) {
        long size = body.shapes.layout().size(a.copied().get());
        bulk.copyPieces(at, body.fixed(body.scalar(a.value())), size, 8);
      } else {
        List<Leaf> leaves = body.shapes.of(a.value().type());
        List<Expression> parts = body.leaves(a.value());
        if (leaves.size() == 1) {
          Expression word = Folding.zeroExtend(parts.getFirst(), 64);
          body.out.store(at, word, 8, Order.PLAIN);
        } else {
          memory.store(at, leaves, parts, Order.PLAIN);
        }
      }
    }
    return area;
  }
}
