// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.InputException;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** A thread being drawn: its state, and what all instructions need to draw themselves. */
final class AutomatonEmitter {
  /** What messages begin with about what automata do not have. */
  static final String NOT_SUPPORTED = "not supported here: ";

  final TranslationUnit world;
  final ThreadAutomatonBuilder sketch;
  final Residue residue;

  /** Its number among the threads. */
  final int number;

  /** Where it is drawn from. */
  LocalState s;

  AutomatonEmitter(TranslationUnit world, int number) {
    this.world = world;
    this.number = number;
    sketch = new ThreadAutomatonBuilder(world.name(number));
    residue = new Residue(world.program, sketch);
  }

  long self() {
    return world.handle(number);
  }

  InputException refusal(String why) {
    return residue.refusal(why);
  }

  /** What is left of an expression; a division by what is not known fails if that is 0. */
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

  /** A value that must be known. */
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
    guard(condition, new Defect(Defect.Kind.FAILURE, message, sketch.at));
  }

  /** The thread does what automata do not have, unless the condition holds. */
  void require(Expression condition, String otherwise) {
    guard(condition, new Defect(Defect.Kind.GAP, NOT_SUPPORTED + otherwise, sketch.at));
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
    int number = world.defect(defect);
    if (world.notes(defect.kind())) {
      int bad = sketch.fresh();
      sketch.edge(
          sketch.here,
          bad,
          new TransitionCommand.Assume(
              new AutomatonTerm.Not(ThreadAutomatonBuilder.term(condition))),
          MachineStep.NOTHING);
      fail(bad, number);
    }
    sketch.emit(
        new TransitionCommand.Assume(ThreadAutomatonBuilder.term(condition)), MachineStep.NOTHING);
  }

  /** A new event begins: what belongs to the one before is over. */
  void event() {
    s.event = LocalState.NONE;
    if (s.section) {
      s.section = false;
      sketch.emit(new TransitionCommand.Unlock(), MachineStep.NOTHING);
    }
  }

  /** Here the thread stops. */
  void stop(Defect.Kind kind, String message) {
    int number = world.defect(new Defect(kind, message, sketch.at));
    event();
    if (world.notes(kind)) {
      fail(sketch.here, number);
    }
  }

  /** Whether the thread is in an atomic section of the program, and so has the lock of automata. */
  boolean isInSection() {
    return s.held.stream().anyMatch(world::isSection);
  }

  /**
   * From a control state the thread goes to where it notes a defect, by a step of its own without
   * the lock.
   */
  private void fail(int state, int defect) {
    int from = state;
    if (s.section || isInSection()) {
      from = sketch.fresh();
      sketch.edge(state, from, new TransitionCommand.Unlock(), MachineStep.NOTHING);
    }
    AutomatonTerm number = AutomatonTerm.constant(defect);
    AutomatonTerm cell = AutomatonTerm.constant(CellNumber.of(CellNumber.Kind.FAILED, 0));
    int register = sketch.scratch(Long.SIZE).index();
    TransitionCommand note =
        new TransitionCommand.Atomic(
            register, cell, AutomatonTerm.constant(1), Optional.of(number));
    sketch.edge(from, sketch.fresh(), note, MachineStep.NOTHING);
  }

  /** A register of the innermost call becomes a value. */
  void write(Expression.Register target, Expression value) {
    write(s.depth(), target, value);
  }

  /** A register of a call, which may be a caller or one that is about to begin. */
  void write(int depth, Expression.Register target, Expression value) {
    CallFrame f = s.frames.get(depth);
    boolean followed =
        world.alone || !world.facts.isManifold(ProgramFacts.register(f.function, target.index()));
    if (value instanceof Expression.Constant c && followed) {
      f.registers[target.index()] = c.value();
      return;
    }
    Expression.Register to = residue.target(target, depth, f.function);
    sketch.emit(
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
