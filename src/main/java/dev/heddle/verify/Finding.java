// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import java.util.Optional;

/**
 * An error that a search found.
 *
 * @param schedule of the first execution that shows it, as {@link dev.heddle.explore.Replay} runs
 * @param cause another error of the verdict, which the shortest known execution with this one shows
 *     as well, so that this one may follow from it
 */
public record Finding(Flaw flaw, String schedule, Optional<Flaw> cause) {
  public Finding(Flaw flaw, String schedule) {
    this(flaw, schedule, Optional.empty());
  }
}
