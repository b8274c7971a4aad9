// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;

/** Translates nondeterministic choices. */
final class Choices {
  /** A choice of the first thread between more than these is made when the program runs. */
  private static final int FEW = 8;

  private static final int MOST_CHOICES = 1 << 12;

  private final TranslationUnit unit;
  private final AutomatonEmitter emitter;
  private final ControlStates places;

  Choices(AutomatonEmitter emitter, ControlStates places) {
    this.emitter = emitter;
    this.places = places;
    unit = emitter.unit;
  }

  /**
   * Translates a choice; the first thread, which starts others, has a branch for each alternative.
   */
  boolean choose(Instruction.Choose i) {
    Expression count = emitter.value(i.count());
    if (unit.alone && count instanceof Expression.Constant c && c.value() == 1) {
      unit.prologue.add(unit.name(emitter.number) + "?0");
      emitter.write(i.target(), Expression.constant(0, i.target().bits()));
      emitter.s.top().pc++;
      return true;
    }
    unit.alone = false;
    long most = count instanceof Expression.Constant c ? c.value() : FEW;
    if (most < 1 || most > MOST_CHOICES) {
      throw emitter.refusal("a choice between " + most + " values");
    }
    int from = emitter.automaton.here;
    if (!(count instanceof Expression.Constant)) {
      emitter.require(
          AutomatonEmitter.within(count, 1, FEW), "a choice between more than " + FEW + " values");
      from = emitter.automaton.here;
    }
    LocalState before = emitter.s.copy();
    for (int n = 0; n < most; n++) {
      emitter.s = before.copy();
      emitter.automaton.here = from;
      if (!(count instanceof Expression.Constant)) {
        Expression possible =
            new Expression.Comparison(
                ComparisonOperator.UGT, count, Expression.constant(n, count.bits()));
        emitter.automaton.emit(
            new TransitionCommand.Assume(ThreadAutomatonBuilder.term(possible)),
            MachineStep.NOTHING);
      }
      choose(i.target(), n, most);
    }
    return false;
  }

  private void choose(Expression.Register target, int n, long most) {
    Expression value = Expression.constant(n, target.bits());
    CallFrame f = emitter.s.top();
    f.pc++;
    if (emitter.number == 0
        && most <= FEW
        && !unit.facts.isManifold(ProgramFacts.register(f.function, target.index()))) {
      f.registers[target.index()] = (long) n;
      places.later(emitter.s, new TransitionCommand.Noop(), MachineStep.choice(n));
    } else {
      Expression.Register into = emitter.into(target);
      places.later(
          emitter.s,
          new TransitionCommand.Assign(into.index(), ThreadAutomatonBuilder.term(value)),
          MachineStep.choice(n));
    }
  }
}
