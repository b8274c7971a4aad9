// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.parallel.Frontier;
import dev.heddle.limit.Limit;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.verify.session.Checkpoint.Identity;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The {@link CheckpointPolicy} of one search. */
public final class CheckpointWriter {
  /** Of a search that is not kept. */
  public static final CheckpointWriter NONE =
      new CheckpointWriter(CheckpointPolicy.NOTHING, null, Optional.empty(), SearchMode.FIRST);

  private final CheckpointPolicy policy;
  private final Identity identity;
  private final Optional<Checkpoint> before;
  private final SearchMode mode;

  /** Adds to a limit whether the search can be resumed. */
  private UnaryOperator<Limit> resumability;

  private CheckpointWriter(
      CheckpointPolicy policy, Identity identity, Optional<Checkpoint> before, SearchMode mode) {
    this.policy = policy;
    this.identity = identity;
    this.before = before;
    this.mode = mode;
    this.resumability = before.isPresent() ? resumableFrom(policy.resume().get()) : limit -> limit;
  }

  /**
   * @param identity only computed if checkpoints are used
   * @throws dev.heddle.program.InputException if there is nothing to resume from, or no place to
   *     write to
   */
  public static CheckpointWriter open(CheckpointPolicy policy, Supplier<Identity> identity) {
    if (policy.file().isEmpty() && policy.resume().isEmpty()) {
      return NONE;
    }
    Identity known = identity.get();
    policy.file().ifPresent(f -> new CheckpointFile(f).expectWritable());
    Optional<Checkpoint> before = policy.resume().map(f -> new CheckpointFile(f).read(known));
    return new CheckpointWriter(
        policy, known, before, before.map(Checkpoint::mode).orElse(SearchMode.FIRST));
  }

  /** For another search from the start, by one thread. */
  public CheckpointWriter singleThreaded() {
    return anew(SearchMode.singleThreaded());
  }

  /** For another search from the start that does not use a technique. */
  public CheckpointWriter without(Technique technique) {
    return anew(mode.without(technique));
  }

  /** For another search from the start, by Source-DPOR. */
  public CheckpointWriter withSourceDpor() {
    return anew(mode.withSourceDpor());
  }

  private CheckpointWriter anew(SearchMode other) {
    return new CheckpointWriter(policy, identity, Optional.empty(), other);
  }

  /**
   * The exception for a search that failed. A readable checkpoint may still have impossible steps,
   * which only the search itself can detect. So if a resumed search fails, the message says that
   * the checkpoint does not fit and advises to search without it. If the fault is Heddle's, the
   * failure then occurs again, as an internal error.
   */
  RuntimeException failureOf(Throwable failure) {
    if (before.isPresent()) {
      return new CheckpointFile(policy.resume().orElseThrow()).mismatch(failure);
    }
    if (failure instanceof Error error) {
      throw error;
    }
    return (RuntimeException) failure;
  }

  /**
   * Checks the answer of a resumed search, since a checkpoint may contain wrong results.
   *
   * @param holds whether the answer does
   */
  public void confirm(BooleanSupplier holds) {
    if (before.isEmpty()) {
      return;
    }
    try {
      if (!holds.getAsBoolean()) {
        throw new IllegalStateException();
      }
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      throw failureOf(e);
    }
  }

  public SearchMode mode() {
    return mode;
  }

  public Optional<Checkpoint> before() {
    return before;
  }

  /** How often to write; empty for never. */
  Optional<Duration> every() {
    return policy.file().map(f -> policy.every());
  }

  /** Writes a checkpoint. If that fails, the search continues: a full disk may have room later. */
  void keep(PriorEffort past, SharedNumbers numbers, Frontier frontier, PartialResult<?> notes) {
    try {
      new CheckpointFile(policy.file().orElseThrow())
          .write(new Checkpoint(identity, mode, past, numbers, frontier, Checkpoint.bytes(notes)));
      resumability = resumableFrom(policy.file().get());
    } catch (IOException e) {
      String why = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
      String file = policy.file().get().toString();
      resumability = limit -> new Limit.NotSaved(limit, file, why == null ? "" : why);
    }
  }

  private static UnaryOperator<Limit> resumableFrom(Path file) {
    return limit -> new Limit.Resumable(limit, file.toString());
  }

  /** The limit, with what was written last to resume the search from. */
  Limit resumable(Limit limit) {
    return resumability.apply(limit);
  }
}
