// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.program.automaton.Transition;
import dev.heddle.states.Oracle;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.ComputationEvent;
import dev.heddle.states.computation.Instrumented;
import dev.heddle.states.search.ScSearch;
import dev.heddle.states.search.SearchResult;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Algorithm 1 on one program, round by round: request sequences, extend, search. */
final class LazyTsoLoop {
  /** The result of a round. */
  enum Outcome {
    /** The goal is reached. */
    REACHED,

    /** No oracle has a new sequence: this program has no further states. */
    CLOSED,

    /** Another round may decide. */
    OPEN,

    /** A limit was hit. */
    LIMIT
  }

  private final Extension.Kind kind;
  private final List<? extends Oracle> oracles;
  private final StateLimits limits;
  private final SearchLog log;
  private final String name;
  private final Set<Oracle.Sequence> used = new HashSet<>();
  private Instrumented extended;
  private List<ComputationEvent> events = List.of();
  private boolean searched;

  /**
   * @param searched whether it is known that the goal of the program is not reached under SC
   */
  LazyTsoLoop(
      String name,
      Instrumented program,
      Extension.Kind kind,
      boolean searched,
      List<? extends Oracle> oracles,
      StateLimits limits,
      SearchLog log) {
    this.name = name;
    this.extended = program;
    this.kind = kind;
    this.searched = searched;
    this.oracles = oracles;
    this.limits = limits;
    this.log = log;
  }

  /** The computation of the original program that reaches the goal. */
  List<ComputationEvent> events() {
    return events;
  }

  /**
   * One round of the algorithm's loop; more thorough oracles are used if the others find no new
   * sequence.
   */
  Outcome round() {
    if (!searched) {
      searched = true;
      Outcome outcome = search();
      if (outcome != Outcome.OPEN) {
        return outcome;
      }
    }
    Instrumented asked = extended;
    int queries = 0;
    boolean grown = false;
    for (Oracle oracle : oracles) {
      Oracle.Answer answer = oracle.ask(asked.program(), limits);
      log.asked(Math.max(0, answer.queries() - queries), answer.effort());
      queries = Math.max(queries, answer.queries());
      if (answer.limit() != null) {
        return log.limited(answer.limit());
      }
      if (answer.sequences().isEmpty()) {
        return Outcome.CLOSED; // SC has all states, so no other oracle finds more.
      }
      List<Oracle.Sequence> added = extend(asked, answer.sequences());
      if (!added.isEmpty()) {
        grown = true;
        log.extended(name, asked.program(), added, extended.program());
        Outcome outcome = search();
        if (outcome != Outcome.OPEN) {
          return outcome;
        }
      }
    }
    return grown ? Outcome.OPEN : Outcome.CLOSED;
  }

  /** Extends the program by the sequences that are new and still exist. */
  private List<Oracle.Sequence> extend(Instrumented asked, List<Oracle.Sequence> sequences) {
    List<Oracle.Sequence> added = new ArrayList<>();
    for (Oracle.Sequence sequence : sequences) {
      List<Transition> before = asked.program().threads().get(sequence.thread()).transitions();
      List<Transition> now = extended.program().threads().get(sequence.thread()).transitions();
      boolean intact = sequence.transitions().stream().allMatch(i -> before.get(i) == now.get(i));
      if (intact && used.add(sequence)) {
        extended = Extension.of(extended, sequence, kind);
        added.add(sequence);
      }
    }
    return added;
  }

  private Outcome search() {
    SearchResult result = ScSearch.run(extended.program(), limits);
    log.searched(result.effort());
    if (result.reached()) {
      events = extended.events(result.way());
      return Outcome.REACHED;
    }
    return result.limit() == null ? Outcome.OPEN : log.limited(result.limit());
  }
}
