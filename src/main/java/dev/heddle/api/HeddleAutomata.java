// SPDX-License-Identifier: Apache-2.0
package dev.heddle.api;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.Workers;
import dev.heddle.verify.fences.AutomatonFences;
import dev.heddle.verify.robustness.AutomatonRobustness;
import java.time.Duration;
import java.util.function.Function;

/**
 * Questions about thread automata, whose loops may iterate for ever.
 *
 * <pre>{@code
 * Reachability r = HeddleAutomata.program(automata).under(MemoryModel.TSO).reach(StateSearch.AUTO);
 * }</pre>
 *
 * <p>Instances are immutable, and every method may be called from any thread. A listener is called
 * from the threads that search.
 */
public final class HeddleAutomata {
  /** An answer within a minute or so, also where a search would continue for long. */
  public static final long MOST_STATES = 50_000_000;

  private final ParallelProgram program;
  private final MemoryModel model;
  private final long states;
  private final Duration time;
  private final StateLimits.Listener listener;
  private final int jobs;

  private HeddleAutomata(
      ParallelProgram program,
      MemoryModel model,
      long states,
      Duration time,
      StateLimits.Listener listener,
      int jobs) {
    this.program = program;
    this.model = model;
    this.states = states;
    this.time = time;
    this.listener = listener;
    this.jobs = jobs;
  }

  /** Automata under TSO, searched by one thread. */
  public static HeddleAutomata program(ParallelProgram program) {
    return new HeddleAutomata(
        program, MemoryModel.TSO, MOST_STATES, Duration.ofDays(365), _ -> true, 1);
  }

  public HeddleAutomata under(MemoryModel other) {
    return new HeddleAutomata(program, other, states, time, listener, jobs);
  }

  /** Limits the states of each question to about this number. */
  public HeddleAutomata maxStates(long most) {
    return new HeddleAutomata(program, model, most, time, listener, jobs);
  }

  /** Each question may take so long. */
  public HeddleAutomata maxTime(Duration most) {
    return new HeddleAutomata(program, model, states, most, listener, jobs);
  }

  /**
   * Sets a listener that receives the number of further states, and may end a search by returning
   * false.
   */
  public HeddleAutomata listening(StateLimits.Listener other) {
    return new HeddleAutomata(program, model, states, time, other, jobs);
  }

  /** So many threads search. The answer is the same, whatever their number. */
  public HeddleAutomata jobs(int threads) {
    return new HeddleAutomata(program, model, states, time, listener, threads);
  }

  /** Can all threads be in their final states at the same time? */
  public Reachability reach(StateSearch search) {
    return within(limits -> search.run(program, model, limits));
  }

  /** Does every computation have the happens-before relation of one under SC? */
  public AutomatonRobustness robust() {
    return within(limits -> AutomatonRobustness.ask(program, model, limits));
  }

  /** As {@link #robust}, but decides each attack separately. */
  public AutomatonRobustness eachAttack() {
    return within(limits -> AutomatonRobustness.askEach(program, model, limits));
  }

  /**
   * Where do fences belong?
   *
   * @param rounds of each search for the goal
   */
  public AutomatonFences fences(AutomatonFences.Goal goal, AutomatonFences.Cost cost, int rounds) {
    return within(limits ->
        AutomatonFences.ask(
            new AutomatonFences.Question(program, model, goal, cost, rounds, limits)));
  }

  private <T> T within(Function<StateLimits, T> question) {
    try (Workers workers = Workers.of(jobs)) {
      return question.apply(new StateLimits(states, time, listener, workers));
    }
  }
}
