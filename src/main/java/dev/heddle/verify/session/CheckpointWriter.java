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

  /** What a limit means now: whether the search can be resumed. */
  private UnaryOperator<Limit> outlook;

  private CheckpointWriter(
      CheckpointPolicy policy, Identity identity, Optional<Checkpoint> before, SearchMode mode) {
    this.policy = policy;
    this.identity = identity;
    this.before = before;
    this.mode = mode;
    this.outlook = before.isPresent() ? resumableFrom(policy.resume().get()) : limit -> limit;
  }

  /**
   * @param identity only asked for if something is kept
   * @throws dev.heddle.program.InputException if there is nothing to go on from, or no place to
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
   * What a failed search throws. A checkpoint can be read and still not be one that this Heddle
   * wrote: its steps may be impossible. The reader cannot tell, since wakeup trees, sleep sets and
   * labels speak of executions that nobody has run yet; to run them is the search itself. So a
   * search that goes on from a checkpoint and fails blames the checkpoint, and its message says to
   * search without it: from the start, the failure comes again if the fault is ours, and is then an
   * internal error.
   */
  RuntimeException blamed(Throwable failure) {
    if (before.isPresent()) {
      return new CheckpointFile(policy.resume().orElseThrow()).unfit(failure);
    }
    if (failure instanceof Error error) {
      throw error;
    }
    return (RuntimeException) failure;
  }

  /**
   * Looks again at what a search that went on says: a checkpoint may claim what no execution shows.
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
      throw blamed(e);
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

  /** A disk that is full now may have room later: the search goes on. */
  void keep(PriorEffort past, SharedNumbers numbers, Frontier frontier, PartialResult<?> notes) {
    try {
      new CheckpointFile(policy.file().orElseThrow())
          .write(new Checkpoint(identity, mode, past, numbers, frontier, Checkpoint.bytes(notes)));
      outlook = resumableFrom(policy.file().get());
    } catch (IOException e) {
      String why = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
      String file = policy.file().get().toString();
      outlook = limit -> new Limit.NotSaved(limit, file, why == null ? "" : why);
    }
  }

  private static UnaryOperator<Limit> resumableFrom(Path file) {
    return limit -> new Limit.Resumable(limit, file.toString());
  }

  /** The limit, with what was written last to resume the search from. */
  Limit resumable(Limit limit) {
    return outlook.apply(limit);
  }
}
