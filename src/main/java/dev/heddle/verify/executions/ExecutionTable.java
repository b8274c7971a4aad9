// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.executions;

import dev.heddle.foata.generate.Counts;
import dev.heddle.foata.generate.GenerationRequest.Mode;
import dev.heddle.foata.generate.Listener.Fate;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.List;

/**
 * The answer to {@link Executions}.
 *
 * @param legend what the names of events mean, in the order of the program
 */
public record ExecutionTable(Answer answer, List<EventNames.Entry> legend) {
  /**
   * @param outcomes what the representatives end in
   * @param counts what was generated on the way
   */
  public record Answer(Mode mode, OutcomeTable outcomes, Counts counts) {}

  public ExecutionTable {
    legend = List.copyOf(legend);
  }

  /** Whether values were not evaluated; then there are no final states. */
  public boolean isSymbolic() {
    return answer.mode() == Mode.SYMBOLIC;
  }

  public OutcomeTable outcomes() {
    return answer.outcomes();
  }

  /** Executions that were explored, complete or not. */
  public long generated() {
    return answer.counts().generated();
  }

  /** Those that were dropped with all that continues them, because it has no normal form. */
  public long dropped() {
    return answer.counts().dropped();
  }

  /** Those that the initial state refutes: a branch goes the other way. */
  public long refuted() {
    return answer.counts().of(Fate.REFUTED);
  }

  /** Complete executions, in normal form or not; only a whole tree has all of them. */
  public long complete() {
    return answer.counts().complete();
  }

  /** Complete executions in normal form. */
  public long kept() {
    return answer.counts().kept();
  }
}
