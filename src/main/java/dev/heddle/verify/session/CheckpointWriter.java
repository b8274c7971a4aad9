package dev.heddle.verify.session;

import dev.heddle.explore.Frontier;
import dev.heddle.machine.SharedNumbers;
import dev.heddle.verify.session.Checkpoint.Identity;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** The {@link CheckpointPolicy} of one search. */
public final class CheckpointWriter {
  /** Of a search that is not kept. */
  public static final CheckpointWriter NONE =
      new CheckpointWriter(CheckpointPolicy.NOTHING, null, Optional.empty(), Manner.FIRST);

  private final CheckpointPolicy keeping;
  private final Identity identity;
  private final Optional<Checkpoint> before;
  private final Manner manner;
  private String hint;

  /**
   * How it is searched.
   *
   * @param alone whether by one thread, so that it says which error comes first
   * @param onlookers whether threads that only look may be left aside
   * @param frugal whether without trees, which grew too large
   */
  public record Manner(boolean alone, boolean onlookers, boolean frugal) {
    static final Manner FIRST = new Manner(false, true, false);
  }

  private CheckpointWriter(
      CheckpointPolicy keeping, Identity identity, Optional<Checkpoint> before, Manner manner) {
    this.keeping = keeping;
    this.identity = identity;
    this.before = before;
    this.manner = manner;
    this.hint = before.isPresent() ? hint(keeping.resume().get()) : "";
  }

  /**
   * @param identity only asked for if something is kept
   * @throws dev.heddle.program.InputException if there is nothing to go on from, or no place to
   *     write to
   */
  public static CheckpointWriter open(CheckpointPolicy keeping, Supplier<Identity> identity) {
    if (keeping.file().isEmpty() && keeping.resume().isEmpty()) {
      return NONE;
    }
    Identity known = identity.get();
    keeping.file().ifPresent(f -> new CheckpointFile(f).expectWritable());
    Optional<Checkpoint> before = keeping.resume().map(f -> new CheckpointFile(f).read(known));
    return new CheckpointWriter(
        keeping, known, before, before.map(Checkpoint::manner).orElse(Manner.FIRST));
  }

  /**
   * The same for another search, by one thread from the start. That finds out anew what this one
   * has: when trees grow too large depends on how many share them.
   */
  public CheckpointWriter forOne() {
    return anew(new Manner(true, Manner.FIRST.onlookers(), Manner.FIRST.frugal()));
  }

  /** The same for another search, from the start, that leaves nobody aside. */
  public CheckpointWriter forAllThreads() {
    return anew(new Manner(manner.alone(), false, manner.frugal()));
  }

  /** The same for another search, from the start, that remembers less. */
  public CheckpointWriter forLittleMemory() {
    return anew(new Manner(manner.alone(), manner.onlookers(), true));
  }

  private CheckpointWriter anew(Manner other) {
    return new CheckpointWriter(keeping, identity, Optional.empty(), other);
  }

  /**
   * What a failed search throws. A checkpoint can be read and still not be one that this Heddle
   * wrote: its steps may be impossible. That shows only when the search takes them, so a search
   * that goes on from a checkpoint and fails blames the checkpoint; from the start it fails again
   * if the fault is ours.
   */
  RuntimeException blamed(Throwable failure) {
    if (before.isPresent()) {
      return new CheckpointFile(keeping.resume().orElseThrow()).unfit(failure);
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

  public Manner manner() {
    return manner;
  }

  public Optional<Checkpoint> before() {
    return before;
  }

  /** How often to write; empty for never. */
  Optional<Duration> every() {
    return keeping.file().map(f -> keeping.every());
  }

  /** A disk that is full now may have room later: the search goes on. */
  void keep(PriorEffort past, SharedNumbers numbers, Frontier frontier, PartialResult<?> notes) {
    try {
      new CheckpointFile(keeping.file().orElseThrow())
          .write(
              new Checkpoint(identity, manner, past, numbers, frontier, Checkpoint.bytes(notes)));
      hint = hint(keeping.file().get());
    } catch (IOException e) {
      String why = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
      hint =
          "; " + keeping.file().get() + " could not be written" + (why == null ? "" : ": " + why);
    }
  }

  private static String hint(Path file) {
    return "; --resume " + file + " goes on";
  }

  /** How to go on with what was written last. */
  String hint() {
    return hint;
  }
}
