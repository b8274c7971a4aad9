// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Operator;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.BufferedState;
import dev.heddle.states.computation.ComputationEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Small programs at random: choices, loops, computed addresses, fences and, if wanted, the lock.
 * Values stay between 0 and 3, so there are finitely many states, buffers apart.
 */
public final class RandomAutomata {
  private final Random random;
  private final boolean cycles;
  private final boolean locks;
  private final boolean messages;
  private AutomatonBuilder builder;

  /** So many accesses of five are stores; 0 if they are as often loads. */
  private int storing;

  public RandomAutomata(long seed, boolean cycles, boolean locks) {
    this(seed, cycles, locks, false);
  }

  /**
   * @param messages whether threads rather store a lot or load a lot, as PSO notices
   */
  public RandomAutomata(long seed, boolean cycles, boolean locks, boolean messages) {
    random = new Random(seed);
    this.cycles = cycles;
    this.locks = locks;
    this.messages = messages;
  }

  ParallelProgram program() {
    int threads = random.nextInt(5) == 0 ? 3 : 2;
    List<Automaton> all = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      all.add(thread(t, threads == 3 ? 3 : 4));
    }
    return new ParallelProgram("random", all);
  }

  public ParallelProgram programWithGoal() {
    return withGoal(program(), MemoryModel.TSO, true);
  }

  /** As above under PSO; mostly the goal is not reached under SC, if that can be. */
  ParallelProgram programWithPsoGoal() {
    ParallelProgram program = program();
    ParallelProgram goal = withGoal(program, MemoryModel.PSO, true);
    for (int i = random.nextInt(90); i > 0 && ScByBruteForce.reaches(goal); i--) {
      program = i % 10 == 0 ? program() : program;
      goal = withGoal(program, MemoryModel.PSO, false);
    }
    return goal;
  }

  /**
   * The goal is the end of a run that likes to let stores wait: where the threads are then, with
   * the values that their registers have.
   *
   * @param wrong whether sometimes it is another value
   */
  private ParallelProgram withGoal(ParallelProgram program, MemoryModel model, boolean wrong) {
    BufferedState state = new BufferedState(program, model);
    for (int i = 0; i < 60; i++) {
      int t = random.nextInt(program.threads().size());
      int transitions = program.threads().get(t).transitions().size();
      boolean flushes = random.nextInt(model == MemoryModel.TSO ? 30 : 20) == 0;
      ComputationEvent flush =
          model == MemoryModel.TSO || random.nextBoolean()
              ? ComputationEvent.flush(t)
              : ComputationEvent.flush(t, 0);
      state.apply(flushes ? flush : new ComputationEvent(t, random.nextInt(transitions)));
    }
    List<Automaton> threads = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      AutomatonBuilder changed = AutomatonBuilder.of(program.threads().get(t)).clearFinals();
      int at = state.control(t);
      for (int r = 0; r < 2; r++) {
        int next = changed.newState("checked");
        long value = state.register(t, r) + (random.nextInt(8) == 0 && wrong ? 1 : 0);
        changed.add(
            at,
            next,
            new TransitionCommand.Assume(
                AutomatonTerm.equal(AutomatonTerm.register(r), AutomatonTerm.constant(value))));
        at = next;
      }
      threads.add(changed.addFinal(at).build());
    }
    return new ParallelProgram("random", threads);
  }

  /** Mostly it stores first, and loads from where the other thread stores last. */
  private Automaton thread(int number, int most) {
    builder = new AutomatonBuilder("t" + number);
    builder.register("r");
    builder.register("s");
    int length = 2 + random.nextInt(most);
    for (int q = 0; q <= length; q++) {
      builder.state("q" + q);
    }
    builder.initial(0);
    boolean racing = random.nextInt(3) > 0 && !messages;
    storing = messages ? (number % 2 == 0 ? 4 : 1) : 0;
    long own = number % 2;
    for (int q = 0; q < length; q++) {
      TransitionCommand command =
          racing && q == 0
              ? new TransitionCommand.Store(
                  AutomatonTerm.constant(1 + random.nextInt(2)), AutomatonTerm.constant(own))
              : racing && q == length - 1
                  ? new TransitionCommand.Load(random.nextInt(2), AutomatonTerm.constant(1 - own))
                  : command();
      builder.add(q, q + 1, command);
    }
    boolean section = locks && random.nextInt(2) == 0;
    for (int extra = random.nextInt(3); extra > 0; extra--) {
      int from = random.nextInt(length);
      int to = cycles ? random.nextInt(length + 1) : from + 1 + random.nextInt(length - from);
      builder.add(from, to, command());
    }
    if (random.nextInt(6) > 0) {
      builder.addFinal(random.nextInt(3) > 0 ? length : random.nextInt(length + 1));
    }
    return section ? locked(builder.build()) : builder.build();
  }

  /** A lock before some transition, and an unlock behind a later one of the chain. */
  private Automaton locked(Automaton plain) {
    int chain = plain.states().size() - 1;
    int from = random.nextInt(chain);
    int to = from + random.nextInt(chain - from);
    AutomatonBuilder changed = AutomatonBuilder.of(plain);
    int locked = changed.newState("locked");
    int unlocking = changed.newState("unlocking");
    var first = plain.transitions().get(from);
    changed.add(first.source(), locked, new TransitionCommand.Lock());
    if (from == to) {
      changed.replace(from, new Transition(locked, unlocking, first.command(), first.position()));
    } else {
      var last = plain.transitions().get(to);
      changed.replace(
          from, new Transition(locked, first.target(), first.command(), first.position()));
      changed.replace(
          to, new Transition(last.source(), unlocking, last.command(), last.position()));
    }
    changed.add(unlocking, to + 1, new TransitionCommand.Unlock());
    return changed.build();
  }

  private TransitionCommand command() {
    return switch (random.nextInt(40)) {
      case 0, 1, 2 -> new TransitionCommand.Assume(condition());
      case 3, 4 -> new TransitionCommand.Assign(random.nextInt(2), value());
      case 5 -> new TransitionCommand.Noop();
      case 6 -> new TransitionCommand.Fence();
      case 8, 9 -> atomic();
      case 7 ->
          !locks
              ? new TransitionCommand.Noop()
              : random.nextBoolean()
                  ? new TransitionCommand.Lock()
                  : new TransitionCommand.Unlock();
      default ->
          (storing == 0 ? random.nextBoolean() : random.nextInt(5) < storing)
              ? new TransitionCommand.Store(value(), address())
              : new TransitionCommand.Load(random.nextInt(2), address());
    };
  }

  /** A wait, an exchange that may be impossible, or an addition. */
  private TransitionCommand atomic() {
    int register = random.nextInt(2);
    AutomatonTerm read = AutomatonTerm.register(register);
    AutomatonTerm condition =
        switch (random.nextInt(4)) {
          case 0 -> AutomatonTerm.equal(read, AutomatonTerm.constant(random.nextInt(3)));
          case 1 -> condition();
          default -> AutomatonTerm.constant(1);
        };
    Optional<AutomatonTerm> value =
        random.nextInt(3) == 0
            ? Optional.empty()
            : Optional.of(
                random.nextBoolean()
                    ? value()
                    : masked(AutomatonTerm.binary(Operator.ADD, read, AutomatonTerm.constant(1))));
    return new TransitionCommand.Atomic(register, address(), condition, value);
  }

  private AutomatonTerm value() {
    AutomatonTerm register = AutomatonTerm.register(random.nextInt(2));
    return switch (random.nextInt(6)) {
      case 0, 1, 2 -> AutomatonTerm.constant(1 + random.nextInt(2));
      case 3 -> AutomatonTerm.constant(0);
      case 4 -> register;
      default -> masked(AutomatonTerm.binary(Operator.ADD, register, AutomatonTerm.constant(1)));
    };
  }

  private static AutomatonTerm masked(AutomatonTerm term) {
    return AutomatonTerm.binary(Operator.AND, term, AutomatonTerm.constant(3));
  }

  private AutomatonTerm address() {
    return random.nextInt(5) == 0
        ? AutomatonTerm.binary(
            Operator.AND, AutomatonTerm.register(random.nextInt(2)), AutomatonTerm.constant(1))
        : AutomatonTerm.constant(random.nextInt(messages || random.nextInt(8) == 0 ? 3 : 2));
  }

  private AutomatonTerm condition() {
    AutomatonTerm register = AutomatonTerm.register(random.nextInt(2));
    AutomatonTerm number = AutomatonTerm.constant(random.nextInt(3));
    return switch (random.nextInt(4)) {
      case 0 -> AutomatonTerm.unequal(register, number);
      case 1 -> AutomatonTerm.binary(Operator.DIV, AutomatonTerm.constant(2), register);
      case 2 -> new AutomatonTerm.Not(register);
      default -> AutomatonTerm.equal(register, number);
    };
  }
}
