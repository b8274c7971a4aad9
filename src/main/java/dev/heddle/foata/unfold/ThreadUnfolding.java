// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.foata.Architecture;
import dev.heddle.foata.symbolic.Assumption;
import dev.heddle.foata.symbolic.SymbolicAddresses;
import dev.heddle.foata.symbolic.SymbolicValue;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.foata.unfold.Configuration.Alternative;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.InputException;
import dev.heddle.program.Instruction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Unfolds one thread, symbolically: runs instructions that change registers only, and translates
 * the next other instruction into alternatives. A branch is a choice between two assertions of its
 * condition.
 */
public final class ThreadUnfolding {
  private static final int MOST_LOCAL_STEPS = 1_000_000;

  private final int processor;
  private final Function function;
  private final Architecture architecture;
  private final AccessUnfolding accesses;

  private final Fencing fencing;

  public ThreadUnfolding(
      int processor, Function function, Architecture architecture, SymbolicAddresses addresses) {
    this.processor = processor;
    this.function = function;
    this.architecture = architecture;
    this.accesses = new AccessUnfolding(addresses);
    this.fencing = new Fencing(architecture);
  }

  public Configuration start() {
    SymbolicValue[] zeros = new SymbolicValue[function.registers().size()];
    Arrays.fill(zeros, SymbolicValue.number(0));
    return new Configuration(null, null, 0, 0, zeros, Set.of());
  }

  /** Runs to the next event and computes the alternatives there. */
  void unfold(Configuration configuration) {
    Advance run = new Advance(processor, function, architecture, configuration);
    for (int steps = 0; step(run); steps++) {
      if (steps == MOST_LOCAL_STEPS) {
        String text = "more than a million local steps without touching memory";
        run.stop(new ThreadEnding(ThreadEnding.Kind.CUT, text, run.at()));
        return;
      }
    }
  }

  /**
   * Runs one instruction, or a stage of it; false if the alternatives of the configuration are then
   * known.
   */
  private boolean step(Advance run) {
    List<Expression> divisors = Divisors.of(run.instruction());
    if (run.stage < divisors.size()) {
      return divide(run, run.term(divisors.get(run.stage)));
    }
    int stage = run.stage - divisors.size();
    switch (run.instruction()) {
      case Instruction.Assign i -> {
        run.registers = run.with(i.target().index(), run.term(i.value()));
        run.moveTo(run.index + 1);
        return true;
      }
      case Instruction.Jump i -> {
        run.moveTo(i.target());
        return true;
      }
      case Instruction.Branch i -> {
        return branch(run, i);
      }
      case Instruction.Assume i -> {
        ThreadEnding otherwise = new ThreadEnding(ThreadEnding.Kind.ASSUMPTION, i.at());
        return require(run, run.term(i.condition()), otherwise);
      }
      case Instruction.Assert i -> {
        String text = "assertion failed: " + i.message();
        ThreadEnding otherwise = new ThreadEnding(ThreadEnding.Kind.ASSERTION, text, i.at());
        return require(run, run.term(i.condition()), otherwise);
      }
      case Instruction.Fence i -> {
        return fencing.unfold(run, i.barriers(), stage);
      }
      case Instruction.Choose i -> choose(run, run.term(i.count()));
      case Instruction.Return _, Instruction.Exit _ -> run.stop(ThreadEnding.Kind.RETURN);
      case Instruction.Cut i ->
          run.stop(new ThreadEnding(ThreadEnding.Kind.CUT, i.reason(), i.at()));
      default -> {
        return access(run, stage);
      }
    }
    return false;
  }

  private static boolean divide(Advance run, SymbolicValue divisor) {
    ThreadEnding ending = new ThreadEnding(ThreadEnding.Kind.DIVISION, run.at());
    if (!divisor.isConstant()) {
      Assumption zero = new Assumption.Equality(divisor, SymbolicValue.number(0), true);
      Assumption other = new Assumption.Equality(divisor, SymbolicValue.number(0), false);
      run.setAlternatives(
          List.of(
              run.asserted("/", other, run.index, run.stage + 1, run.registers),
              run.stopped("/0", zero, ending, null)));
      return false;
    }
    if (divisor.constant() == 0) {
      run.stop(ending);
      return false;
    }
    run.stage++;
    return true;
  }

  private static boolean branch(Advance run, Instruction.Branch i) {
    SymbolicValue condition = run.term(i.condition());
    if (condition.isConstant()) {
      run.moveTo(condition.constant() != 0 ? i.whenTrue() : i.whenFalse());
      return true;
    }
    Assumption holds = new Assumption.Equality(condition, SymbolicValue.number(0), false);
    Assumption fails = new Assumption.Equality(condition, SymbolicValue.number(0), true);
    run.setAlternatives(
        List.of(
            run.asserted("+", holds, i.whenTrue(), 0, run.registers),
            run.asserted("-", fails, i.whenFalse(), 0, run.registers)));
    return false;
  }

  /** The thread stops with this ending unless the condition holds. */
  private static boolean require(Advance run, SymbolicValue condition, ThreadEnding otherwise) {
    if (condition.isConstant()) {
      if (condition.constant() == 0) {
        run.stop(otherwise);
        return false;
      }
      run.moveTo(run.index + 1);
      return true;
    }
    Assumption holds = new Assumption.Equality(condition, SymbolicValue.number(0), false);
    Assumption fails = new Assumption.Equality(condition, SymbolicValue.number(0), true);
    run.setAlternatives(
        List.of(
            run.asserted("+", holds, run.index + 1, 0, run.registers),
            run.stopped("-", fails, otherwise, null)));
    return false;
  }

  /** A choice between a known number of alternatives: as many assertions without a condition. */
  private static void choose(Advance run, SymbolicValue count) {
    if (!count.isConstant()) {
      throw new InputException(
          run.at(),
          "a choice among a number of values that is read is not supported by the generator of"
              + " executions");
    }
    Instruction.Choose i = (Instruction.Choose) run.instruction();
    List<Alternative> all = new ArrayList<>();
    for (int k = 0; k < count.constant(); k++) {
      Assumption nothing =
          new Assumption.Equality(SymbolicValue.number(0), SymbolicValue.number(0), true);
      SymbolicValue[] then = run.with(i.target().index(), SymbolicValue.number(k));
      all.add(run.asserted("=" + k, nothing, run.index + 1, 0, then));
    }
    run.setAlternatives(all);
  }

  /** An access; an acquire load has a fence after it, a release store one before it. */
  private boolean access(Advance run, int stage) {
    if (Fencing.releases(run.instruction()) && stage == 0) {
      return fencing.release(run);
    }
    run.hasMore = Fencing.acquires(run.instruction());
    if (run.hasMore && stage == 1) {
      return fencing.acquire(run);
    }
    accesses.unfold(run);
    return false;
  }
}
