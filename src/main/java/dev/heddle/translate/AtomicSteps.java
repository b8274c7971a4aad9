// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Atomic steps on cells beside memory. */
class AtomicSteps {
  static final Expression TRUE = Expression.constant(1, 1);

  final AutomatonEmitter emitter;

  AtomicSteps(AutomatonEmitter emitter) {
    this.emitter = emitter;
  }

  /** Emits one atomic step; the scratch register receives the previous value of the cell. */
  final void atomic(
      Expression cell, Expression condition, Optional<Expression> value, MachineStep as) {
    int register = emitter.automaton.scratch(Long.SIZE).index();
    emitter.automaton.emit(
        new TransitionCommand.Atomic(
            register,
            ThreadAutomatonBuilder.term(cell),
            ThreadAutomatonBuilder.term(condition),
            value.map(ThreadAutomatonBuilder::term)),
        as);
  }

  /** Reads a cell, which no store of the thread waits for, into the scratch register. */
  final void load(Expression cell, MachineStep as) {
    emitter.automaton.emit(
        new TransitionCommand.Load(found().index(), ThreadAutomatonBuilder.term(cell)), as);
  }

  final Expression.Register found() {
    return emitter.automaton.scratch(Long.SIZE);
  }

  static Expression cell(CellNumber.Kind kind, Expression which) {
    return CellNumber.of(kind, which);
  }

  static Optional<Expression> number(long value) {
    return Optional.of(CellNumber.constant(value));
  }
}
