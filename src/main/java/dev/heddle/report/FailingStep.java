// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.verify.Witness;
import java.util.List;

/** The step at which an execution fails. */
public final class FailingStep {
  private FailingStep() {}

  /**
   * The number of the last step that is wrong, or else of the last one of the thread that fails,
   * from 1; 0 if nothing fails.
   */
  public static int of(Witness witness) {
    List<Witness.Step> steps = witness.steps();
    for (int i = steps.size(); i > 0; i--) {
      if (steps.get(i - 1).guilty()) {
        return i;
      }
    }
    if (witness.failures().isEmpty()) {
      return 0;
    }
    String thread = witness.failures().getFirst().thread();
    for (int i = steps.size(); i > 0; i--) {
      if (thread.isEmpty() || steps.get(i - 1).thread().equals(thread)) {
        return i;
      }
    }
    return 0;
  }
}
