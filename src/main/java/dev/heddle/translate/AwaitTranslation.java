// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Cells of the library, which threads wait for. */
final class AwaitTranslation extends AtomicSteps {
  AwaitTranslation(AutomatonEmitter d) {
    super(d);
  }

  /** False if the thread waits for ever. */
  boolean await(Instruction.Await i) {
    Expression address = d.value(i.cell());
    Expression bound = d.value(i.test().operand());
    Expression operand = d.value(i.update().operand());
    if (d.world.alone) {
      return awaitAlone(i, address, bound, operand);
    }
    d.event();
    d.s.event = ProgramFacts.register(d.s.top().function, d.s.top().pc);
    if (d.world.facts.isJoined(d.s.event) && !d.isInSection()) {
      d.s.section = true;
      d.sketch.emit(new TransitionCommand.Lock(), MachineStep.NOTHING);
    }
    Expression cell = cell(CellNumber.Kind.AWAIT, address);
    Expression.Register old = found();
    Expression test = ExpressionEvaluation.compare(i.test().operator(), old, bound);
    Expression changed = ExpressionEvaluation.apply(i.update().operator(), old, operand);
    int from = d.sketch.here;
    atomic(cell, test, Optional.of(changed), MachineStep.ATOMIC);
    if (i.patience() == Instruction.Await.Patience.TRY) {
      int behind = d.sketch.here;
      d.sketch.here = from;
      Expression fails =
          new Expression.Comparison(ComparisonOperator.EQ, test, Expression.constant(0, 1));
      atomic(cell, fails, Optional.empty(), MachineStep.ATOMIC);
      d.sketch.edge(d.sketch.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
      d.sketch.here = behind;
    }
    d.write(i.target(), old);
    return true;
  }

  private boolean awaitAlone(
      Instruction.Await i, Expression address, Expression bound, Expression operand) {
    long cell = CellNumber.of(CellNumber.Kind.AWAIT, ((Expression.Constant) address).value());
    long old = d.world.image.word(cell);
    boolean passes =
        i.test().operator().test(old, ((Expression.Constant) bound).value(), Long.SIZE);
    if (!passes && i.patience() == Instruction.Await.Patience.WAIT) {
      return false;
    }
    d.world.prologue.add(d.world.name(d.number));
    if (passes) {
      long value = ((Expression.Constant) operand).value();
      d.world.image.put(cell, i.update().operator().apply(old, value, Long.SIZE));
    }
    d.write(i.target(), CellNumber.constant(old));
    return true;
  }
}
