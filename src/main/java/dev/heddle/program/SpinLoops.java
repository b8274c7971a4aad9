package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts an {@link Instruction.LoopHead} where each loop begins that may spin: wherever a jump leads
 * backwards, but not if the loop {@link Counters counts}. Whoever comes there passes it, from
 * outside too, so that the first round that changes nothing is noticed.
 */
final class SpinLoops {
  private final Function function;

  /** Made when a loop is found: most functions have none. */
  private Liveness liveness;

  private final List<Variable> registers;

  /** Per instruction where a loop begins: the first jump back to it. */
  private final Map<Integer, Instruction> jumpBackTo = new HashMap<>();

  private SpinLoops(Function function) {
    this.function = function;
    this.registers = new ArrayList<>(function.registers());
  }

  static Program apply(Program program) {
    return program.withFunctions(
        program.functions().stream().map(f -> new SpinLoops(f).apply()).toList());
  }

  private Function apply() {
    List<Instruction> all = function.code();
    for (int i = 0; i < all.size(); i++) {
      int from = i;
      Operands.redirect(
          all.get(i),
          to -> {
            if (to <= from) {
              jumpBackTo.putIfAbsent(to, all.get(from));
            }
            return to;
          });
    }
    if (jumpBackTo.isEmpty()) {
      return function;
    }
    liveness = new Liveness(function);
    Counters counters = new Counters(function);
    jumpBackTo.keySet().removeIf(head -> counters.count(head, liveness.at(head)));
    if (jumpBackTo.isEmpty()) {
      return function;
    }
    Function longer =
        function.inserting(
            i -> jumpBackTo.containsKey(i) ? loopHead(i, jumpBackTo.get(i).at()) : null);
    return new Function(
        longer.name(),
        longer.parameters(),
        registers,
        longer.code(),
        longer.labels(),
        longer.library());
  }

  private Instruction loopHead(int at, SourcePosition position) {
    List<Register> live = new ArrayList<>();
    liveness.at(at).stream().forEach(r -> live.add(new Register(r, registers.get(r).bits())));
    List<Register> saved = new ArrayList<>();
    for (int i = 0; i < live.size() + Instruction.LoopHead.BOOKKEEPING; i++) {
      registers.add(new Variable("last@" + at + "." + i, 64));
      saved.add(new Register(registers.size() - 1, 64));
    }
    return new Instruction.LoopHead(live, saved, position);
  }
}
