// SPDX-License-Identifier: Apache-2.0
package dev.heddle.api;

import dev.heddle.verify.Verdict;
import dev.heddle.verify.robustness.RobustStates;

/** Whether a program is robust, and how that was decided. */
public sealed interface RobustnessAnswer {
  /** PASS if it is, and nothing else is wrong. */
  Verdict.Answer answer();

  /** Decided by exploring executions. */
  record ByExecutions(Verdict verdict) implements RobustnessAnswer {
    @Override
    public Verdict.Answer answer() {
      return verdict.answer();
    }
  }

  /** Attacks on the threads as automata were looked for: loops may iterate for ever. */
  record ByStates(RobustStates found) implements RobustnessAnswer {
    @Override
    public Verdict.Answer answer() {
      return found.robust().answer();
    }
  }
}
