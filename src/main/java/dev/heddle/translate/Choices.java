// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;

/** Nondeterministic choices. */
final class Choices {
  /** A choice of the first thread between more than these is made when the program runs. */
  private static final int FEW = 8;

  private static final int MOST_CHOICES = 1 << 12;

  private final TranslationUnit world;
  private final AutomatonEmitter d;
  private final ControlStates places;

  Choices(AutomatonEmitter d, ControlStates places) {
    this.d = d;
    this.places = places;
    world = d.world;
  }

  /** The first thread, which starts others, follows each alternative by itself. */
  boolean choose(Instruction.Choose i) {
    Expression count = d.value(i.count());
    if (world.alone && count instanceof Expression.Constant c && c.value() == 1) {
      world.prologue.add(world.name(d.number) + "?0");
      d.write(i.target(), Expression.constant(0, i.target().bits()));
      d.s.top().pc++;
      return true;
    }
    world.alone = false;
    long most = count instanceof Expression.Constant c ? c.value() : FEW;
    if (most < 1 || most > MOST_CHOICES) {
      throw d.refusal("a choice between " + most + " values");
    }
    int from = d.sketch.here;
    if (!(count instanceof Expression.Constant)) {
      d.require(
          AutomatonEmitter.within(count, 1, FEW), "a choice between more than " + FEW + " values");
      from = d.sketch.here;
    }
    LocalState before = d.s.copy();
    for (int n = 0; n < most; n++) {
      d.s = before.copy();
      d.sketch.here = from;
      if (!(count instanceof Expression.Constant)) {
        Expression possible =
            new Expression.Comparison(
                ComparisonOperator.UGT, count, Expression.constant(n, count.bits()));
        d.sketch.emit(
            new TransitionCommand.Assume(ThreadAutomatonBuilder.term(possible)),
            MachineStep.NOTHING);
      }
      choose(i.target(), n, most);
    }
    return false;
  }

  private void choose(Expression.Register target, int n, long most) {
    Expression value = Expression.constant(n, target.bits());
    CallFrame f = d.s.top();
    f.pc++;
    if (d.number == 0
        && most <= FEW
        && !world.facts.isManifold(ProgramFacts.register(f.function, target.index()))) {
      f.registers[target.index()] = (long) n;
      places.later(d.s, new TransitionCommand.Noop(), MachineStep.choice(n));
    } else {
      Expression.Register into = d.into(target);
      places.later(
          d.s,
          new TransitionCommand.Assign(into.index(), ThreadAutomatonBuilder.term(value)),
          MachineStep.choice(n));
    }
  }
}
