// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import java.util.List;
import java.util.Optional;

/** Translates calls and returns: functions are inlined into their callers. */
final class CallTranslation {
  private static final int DEEPEST = 64;
  private final AutomatonEmitter emitter;

  CallTranslation(AutomatonEmitter emitter) {
    this.emitter = emitter;
  }

  /** The function at an address. */
  static int function(AutomatonEmitter emitter, Expression callee, int arguments) {
    long address = emitter.known(callee, "a call through a pointer that is not known");
    long offset = address - Expression.FunctionAddress.FIRST;
    int number = (int) (offset / Expression.FunctionAddress.SPACING);
    boolean one =
        offset >= 0
            && offset % Expression.FunctionAddress.SPACING == 0
            && number < emitter.unit.program.functions().size();
    if (!one || emitter.unit.function(number).parameters() > arguments) {
      throw new KnownFailureException("a call of something that is not a suitable function");
    }
    return number;
  }

  void enter(Instruction.Call i) {
    int function = function(emitter, i.callee(), i.arguments().size());
    if (emitter.s.frames.size() >= DEEPEST) {
      throw emitter.refusal("recursion, or calls in calls more than " + DEEPEST + " deep");
    }
    int parameters = emitter.unit.function(function).parameters();
    List<Expression> values = i.arguments().stream().limit(parameters).map(emitter::value).toList();
    emitter.s.top().pc++;
    int result = i.result().map(Expression.Register::index).orElse(-1);
    emitter.s.frames.add(emitter.unit.frame(function, result));
    for (int n = 0; n < parameters; n++) {
      int bits = emitter.unit.function(function).registers().get(n).bits();
      emitter.write(new Expression.Register(n, bits), fit(values.get(n), bits));
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
    Optional<Expression> value = i.value().map(emitter::value);
    int depth = emitter.s.depth();
    CallFrame callee = emitter.s.frames.removeLast();
    emitter.s.objects.values().removeIf(o -> o.depth == depth);
    if (callee.result >= 0) {
      int bits =
          emitter.unit.function(emitter.s.top().function).registers().get(callee.result).bits();
      Expression given = value.orElse(Expression.constant(0, bits));
      emitter.write(new Expression.Register(callee.result, bits), fit(given, bits));
    }
  }
}
