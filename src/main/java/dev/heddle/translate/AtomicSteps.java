// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Atomic steps on cells beside memory. */
class AtomicSteps {
  static final Expression TRUE = Expression.constant(1, 1);

  final AutomatonEmitter d;

  AtomicSteps(AutomatonEmitter d) {
    this.d = d;
  }

  /** One step; the value that is there comes into the scratch register. */
  final void atomic(
      Expression cell, Expression condition, Optional<Expression> value, MachineStep as) {
    int register = d.sketch.scratch(Long.SIZE).index();
    d.sketch.emit(
        new TransitionCommand.Atomic(
            register,
            ThreadAutomatonBuilder.term(cell),
            ThreadAutomatonBuilder.term(condition),
            value.map(ThreadAutomatonBuilder::term)),
        as);
  }

  /** Reads a cell, which no store of the thread waits for, into the scratch register. */
  final void load(Expression cell, MachineStep as) {
    d.sketch.emit(
        new TransitionCommand.Load(found().index(), ThreadAutomatonBuilder.term(cell)), as);
  }

  final Expression.Register found() {
    return d.sketch.scratch(Long.SIZE);
  }

  static Expression cell(CellNumber.Kind kind, Expression which) {
    return CellNumber.of(kind, which);
  }

  static Optional<Expression> number(long value) {
    return Optional.of(CellNumber.constant(value));
  }
}
