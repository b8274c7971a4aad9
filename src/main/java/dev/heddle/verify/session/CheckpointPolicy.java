// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Where and how often a search writes checkpoints.
 *
 * @param file what is written; empty for nothing
 * @param every the time between two checkpoints
 * @param resume the checkpoint to resume from; empty for a new search
 * @param tool the version of Heddle: another one may search otherwise
 */
public record CheckpointPolicy(
    Optional<Path> file, Duration every, Optional<Path> resume, String tool) {
  public static final Duration EVERY = Duration.ofMinutes(1);
  public static final CheckpointPolicy NOTHING =
      new CheckpointPolicy(Optional.empty(), EVERY, Optional.empty(), "");
}
