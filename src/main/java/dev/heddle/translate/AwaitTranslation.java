// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Translates waiting for cells of the library. */
final class AwaitTranslation extends AtomicSteps {
  AwaitTranslation(AutomatonEmitter emitter) {
    super(emitter);
  }

  /** False if the thread waits for ever. */
  boolean await(Instruction.Await i) {
    Expression address = emitter.value(i.cell());
    Expression bound = emitter.value(i.test().operand());
    Expression operand = emitter.value(i.update().operand());
    if (emitter.unit.alone) {
      return awaitAlone(i, address, bound, operand);
    }
    emitter.event();
    emitter.s.event = ProgramFacts.register(emitter.s.top().function, emitter.s.top().pc);
    if (emitter.unit.facts.isJoined(emitter.s.event) && !emitter.isInSection()) {
      emitter.s.section = true;
      emitter.automaton.emit(new TransitionCommand.Lock(), MachineStep.NOTHING);
    }
    Expression cell = cell(CellNumber.Kind.AWAIT, address);
    Expression.Register old = found();
    Expression test = ExpressionEvaluation.compare(i.test().operator(), old, bound);
    Expression changed = ExpressionEvaluation.apply(i.update().operator(), old, operand);
    int from = emitter.automaton.here;
    atomic(cell, test, Optional.of(changed), MachineStep.ATOMIC);
    if (i.patience() == Instruction.Await.Patience.TRY && !i.passesAlways()) {
      int behind = emitter.automaton.here;
      emitter.automaton.here = from;
      Expression fails =
          new Expression.Comparison(ComparisonOperator.EQ, test, Expression.constant(0, 1));
      atomic(cell, fails, Optional.empty(), MachineStep.ATOMIC);
      emitter.automaton.edge(
          emitter.automaton.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
      emitter.automaton.here = behind;
    }
    emitter.write(i.target(), i.patience() == Instruction.Await.Patience.PASS ? bound : old);
    return true;
  }

  private boolean awaitAlone(
      Instruction.Await i, Expression address, Expression bound, Expression operand) {
    long cell = CellNumber.of(CellNumber.Kind.AWAIT, ((Expression.Constant) address).value());
    long old = emitter.unit.image.word(cell);
    boolean passes =
        i.test().operator().test(old, ((Expression.Constant) bound).value(), Long.SIZE);
    if (!passes && i.patience().waits()) {
      return false;
    }
    emitter.unit.prologue.add(emitter.unit.name(emitter.number));
    if (passes) {
      long value = ((Expression.Constant) operand).value();
      emitter.unit.image.put(cell, i.update().operator().apply(old, value, Long.SIZE));
    }
    boolean isOld = i.patience() != Instruction.Await.Patience.PASS;
    emitter.write(i.target(), isOld ? CellNumber.constant(old) : bound);
    return true;
  }
}
