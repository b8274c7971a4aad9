// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import java.util.List;
import java.util.Optional;

/** Calls and returns: functions become part of their callers. */
final class CallTranslation {
  private static final int DEEPEST = 64;
  private final AutomatonEmitter d;

  CallTranslation(AutomatonEmitter d) {
    this.d = d;
  }

  /** The function at an address. */
  static int function(AutomatonEmitter d, Expression callee, int arguments) {
    long address = d.known(callee, "a call through a pointer that is not known");
    long offset = address - Expression.FunctionAddress.FIRST;
    int number = (int) (offset / Expression.FunctionAddress.SPACING);
    boolean one =
        offset >= 0
            && offset % Expression.FunctionAddress.SPACING == 0
            && number < d.world.program.functions().size();
    if (!one || d.world.function(number).parameters() > arguments) {
      throw new KnownFailureException("a call of something that is no such function");
    }
    return number;
  }

  void enter(Instruction.Call i) {
    int function = function(d, i.callee(), i.arguments().size());
    if (d.s.frames.size() >= DEEPEST) {
      throw d.refusal("recursion, or calls in calls more than " + DEEPEST + " deep");
    }
    int parameters = d.world.function(function).parameters();
    List<Expression> values = i.arguments().stream().limit(parameters).map(d::value).toList();
    d.s.top().pc++;
    int result = i.result().map(Expression.Register::index).orElse(-1);
    d.s.frames.add(d.world.frame(function, result));
    for (int n = 0; n < parameters; n++) {
      int bits = d.world.function(function).registers().get(n).bits();
      d.write(new Expression.Register(n, bits), fit(values.get(n), bits));
    }
  }

  /** The machine puts values into registers as they are. */
  private static Expression fit(Expression value, int bits) {
    return value instanceof Expression.Constant c && c.bits() != bits
        ? Expression.constant(c.value(), bits)
        : value;
  }

  /** Back to the caller. */
  void leave(Instruction.Return i) {
    Optional<Expression> value = i.value().map(d::value);
    int depth = d.s.depth();
    CallFrame callee = d.s.frames.removeLast();
    d.s.objects.values().removeIf(o -> o.depth == depth);
    if (callee.result >= 0) {
      int bits = d.world.function(d.s.top().function).registers().get(callee.result).bits();
      Expression given = value.orElse(Expression.constant(0, bits));
      d.write(new Expression.Register(callee.result, bits), fit(given, bits));
    }
  }
}
