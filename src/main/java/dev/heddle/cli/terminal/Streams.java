// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.limit.Limit;
import java.io.PrintStream;
import java.util.OptionalInt;

/**
 * Where a command writes: answers to {@code out}, diagnostics and progress to {@code err}. Asking
 * for a stream announces a write, so that the progress display of {@code watch} is erased first.
 */
public record Streams(
    SanitizedStream out,
    SanitizedStream err,
    Terminal terminal,
    ProgressDisplay watch,
    Ending ending) {
  public Streams(PrintStream out, PrintStream err, Terminal terminal) {
    this(
        new SanitizedStream(out),
        new SanitizedStream(err),
        terminal,
        new ProgressDisplay(err, terminal),
        new Ending());
  }

  @Override
  public SanitizedStream out() {
    watch.clear();
    return out;
  }

  @Override
  public SanitizedStream err() {
    watch.clear();
    return err;
  }

  /**
   * Has the command answer that it was stopped, and why, unless it has answered already; its exit
   * code if it did. From any thread.
   */
  public OptionalInt stop(Limit why) {
    OptionalInt code = mayStop() ? OptionalInt.of(watch.stop(why)) : OptionalInt.empty();
    out.flush();
    ending.complain(why.toString());
    ending.close();
    return code;
  }

  /** Whether the command can still say that it was stopped. */
  boolean mayStop() {
    return out.isEmpty() || watch.stopsAnywhere();
  }

  public int width() {
    return terminal.width();
  }

  /** Says why there is no answer, or not to everything. */
  public void complain(String message) {
    ending.complain(message);
    note(message);
  }

  /** Says something beside the answer. */
  public void note(String message) {
    err().println(message);
  }
}
