// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.limit.Limit;
import java.io.PrintStream;

/**
 * Where a command writes: answers to {@code out}, diagnostics and progress to {@code err}. Asking
 * for a stream announces a write, so that the progress display of {@code watch} is erased first.
 */
public record Streams(
    SanitizedStream out, SanitizedStream err, Terminal terminal, ProgressDisplay watch) {
  public Streams(PrintStream out, PrintStream err, Terminal terminal) {
    this(
        new SanitizedStream(out),
        new SanitizedStream(err),
        terminal,
        new ProgressDisplay(err, terminal));
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
   * Has the command answer that it was stopped, and why, unless it has answered already; whether it
   * did. From any thread.
   */
  public boolean stop(Limit why) {
    boolean may = mayStop();
    if (may) {
      watch.stop(why);
      out.flush();
    }
    return may;
  }

  /** Whether the command can still say that it was stopped. */
  boolean mayStop() {
    return out.isEmpty() || watch.stopsAnywhere();
  }

  public int width() {
    return terminal.width();
  }

  public void complain(String message) {
    err().println(message);
  }
}
