// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.InputException;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Emits the transitions of one thread: its current state, and what every instruction needs. */
final class AutomatonEmitter {
  /** The beginning of messages about features that automata do not have. */
  static final String NOT_SUPPORTED = "not supported here: ";

  final TranslationUnit unit;
  final ThreadAutomatonBuilder automaton;
  final Residue residue;

  /** Its number among the threads. */
  final int number;

  /** The state of the thread at the control state where transitions are appended. */
  LocalState s;

  AutomatonEmitter(TranslationUnit unit, int number) {
    this.unit = unit;
    this.number = number;
    automaton = new ThreadAutomatonBuilder(unit.name(number));
    residue = new Residue(unit.program, automaton);
  }

  long self() {
    return unit.handle(number);
  }

  InputException refusal(String why) {
    return residue.refusal(why);
  }

  /** The residual expression. An unknown divisor becomes a guard: the thread fails if it is 0. */
  Expression value(Expression e) {
    try {
      Expression left = residue.of(e, s);
      for (Expression divisor : residue.divisors) {
        guard(unequal(divisor, 0), "division by zero");
      }
      return left;
    } catch (Residue.DivisionByZero _) {
      throw new KnownFailureException("division by zero");
    } finally {
      residue.divisors.clear();
    }
  }

  /** The value of an expression that must be known during translation. */
  long known(Expression e, String what) {
    if (value(e) instanceof Expression.Constant c) {
      return c.value();
    }
    throw refusal(what);
  }

  static Expression unequal(Expression e, long value) {
    return new Expression.Comparison(
        ComparisonOperator.NE, e, Expression.constant(value, e.bits()));
  }

  static Expression equal(Expression e, long value) {
    return new Expression.Comparison(
        ComparisonOperator.EQ, e, Expression.constant(value, e.bits()));
  }

  /** {@code low <= e < low + size}, for a size that is not 0. */
  static Expression within(Expression e, long low, long size) {
    return new Expression.Comparison(
        ComparisonOperator.ULT,
        new Expression.Binary(BinaryOperator.SUB, e, Expression.constant(low, e.bits())),
        Expression.constant(size, e.bits()));
  }

  static boolean isIn(long value, long low, long size) {
    return value >= low && value < low + size;
  }

  static Expression and(Expression a, Expression b) {
    return new Expression.Binary(BinaryOperator.AND, a, b);
  }

  static Expression or(Expression a, Expression b) {
    return new Expression.Binary(BinaryOperator.OR, a, b);
  }

  /** The thread fails unless the condition holds. */
  void guard(Expression condition, String message) {
    guard(condition, new Defect(Defect.Kind.FAILURE, message, automaton.at));
  }

  /** Unless the condition holds, the thread does something that automata cannot express. */
  void require(Expression condition, String otherwise) {
    guard(condition, new Defect(Defect.Kind.GAP, NOT_SUPPORTED + otherwise, automaton.at));
  }

  private void guard(Expression condition, Defect defect) {
    if (condition instanceof Expression.Constant c) {
      if (c.value() != 0) {
        return;
      }
      if (defect.kind() == Defect.Kind.GAP) {
        throw new InputException(defect.at(), defect.message());
      }
      throw new KnownFailureException(defect.message());
    }
    int number = unit.defect(defect);
    if (unit.notes(defect.kind())) {
      int bad = automaton.fresh();
      automaton.edge(
          automaton.here,
          bad,
          new TransitionCommand.Assume(
              new AutomatonTerm.Not(ThreadAutomatonBuilder.term(condition))),
          MachineStep.NOTHING);
      fail(bad, number);
    }
    automaton.emit(
        new TransitionCommand.Assume(ThreadAutomatonBuilder.term(condition)), MachineStep.NOTHING);
  }

  /** Ends the previous event, and with it the section that made its steps atomic. */
  void event() {
    s.event = LocalState.NONE;
    if (s.section) {
      s.section = false;
      automaton.emit(new TransitionCommand.Unlock(), MachineStep.NOTHING);
    }
  }

  /** Ends the thread at this control state. */
  void stop(Defect.Kind kind, String message) {
    int number = unit.defect(new Defect(kind, message, automaton.at));
    event();
    if (unit.notes(kind)) {
      fail(automaton.here, number);
    }
  }

  /** Whether the thread is in an atomic section of the program, and so has the lock of automata. */
  boolean isInSection() {
    return s.held.stream().anyMatch(unit::isSection);
  }

  /**
   * Adds the transitions by which a thread records a defect: a step of its own, without the lock.
   */
  private void fail(int state, int defect) {
    int from = state;
    if (s.section || isInSection()) {
      from = automaton.fresh();
      automaton.edge(state, from, new TransitionCommand.Unlock(), MachineStep.NOTHING);
    }
    AutomatonTerm number = AutomatonTerm.constant(defect);
    AutomatonTerm cell = AutomatonTerm.constant(CellNumber.of(CellNumber.Kind.FAILED, 0));
    int register = automaton.scratch(Long.SIZE).index();
    TransitionCommand note =
        new TransitionCommand.Atomic(
            register, cell, AutomatonTerm.constant(1), Optional.of(number));
    automaton.edge(from, automaton.fresh(), note, MachineStep.NOTHING);
  }

  /** Assigns a value to a register of the innermost call. */
  void write(Expression.Register target, Expression value) {
    write(s.depth(), target, value);
  }

  /** Assigns to a register of any call: a caller, or a call that is about to begin. */
  void write(int depth, Expression.Register target, Expression value) {
    CallFrame f = s.frames.get(depth);
    boolean followed =
        unit.alone || !unit.facts.isManifold(ProgramFacts.register(f.function, target.index()));
    if (value instanceof Expression.Constant c && followed) {
      f.registers[target.index()] = c.value();
      return;
    }
    Expression.Register to = residue.target(target, depth, f.function);
    automaton.emit(
        new TransitionCommand.Assign(to.index(), ThreadAutomatonBuilder.term(value)),
        MachineStep.NOTHING);
    f.registers[target.index()] = null;
  }

  /** The automaton's register for one of the innermost call, which is about to be written. */
  Expression.Register into(Expression.Register target) {
    s.top().registers[target.index()] = null;
    return residue.target(target, s.depth(), s.top().function);
  }
}
