// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.explore.observe.Progress;
import dev.heddle.explore.observe.ProgressListener;
import dev.heddle.limit.Limit;
import dev.heddle.program.Printable;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** Shows the progress of a search on a terminal, and ends the search on request. */
public final class ProgressDisplay implements ProgressListener {
  private static final double SOON = 1;
  private static final String ERASE = "\r\u001b[K";

  /** An estimate that is larger than this is no news. */
  private static final double ASTRONOMIC = 1e12;

  private final PrintStream err;
  private final Terminal terminal;
  private final EstimateConfidence trust = new EstimateConfidence();
  private final long start = System.nanoTime();
  private boolean shown;
  private volatile boolean interrupted;
  private volatile Runnable atInterrupt = () -> {};
  private volatile Consumer<Duration> atLimit = time -> {};
  private volatile ToIntFunction<Limit> atStop = why -> ExitCode.UNKNOWN;
  private volatile boolean stopsAnywhere;
  private volatile Consumer<String> copy;

  ProgressDisplay(PrintStream err, Terminal terminal) {
    this.err = err;
    this.terminal = terminal;
  }

  /** From any thread that searches. */
  @Override
  public synchronized boolean onProgress(Progress progress) {
    if (progress.seconds() >= SOON && isShown()) {
      long executions = progress.executions();
      double estimate = progress.expected();
      String about = trust.in(executions, estimate) ? "about" : "perhaps";
      show(text(executions, progress.seconds(), about, estimate) + by(progress.searches()));
    }
    return !interrupted;
  }

  /** Also gives each line to someone else. */
  public void copyTo(Consumer<String> other) {
    copy = other;
  }

  private boolean isShown() {
    return terminal.err() || copy != null;
  }

  /** Replaces the last line shown, if stderr is a terminal. */
  synchronized void show(String text) {
    if (copy != null && !interrupted) {
      copy.accept(Printable.line(text));
    }
    if (terminal.err() && !interrupted) {
      String line = Printable.line(text);
      err.print(ERASE + line.substring(0, Math.min(line.length(), terminal.width() - 1)));
      err.flush();
      shown = true;
    }
  }

  /** Since the command began. */
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Whether the user wants to wait. */
  public boolean mayContinue() {
    return !interrupted;
  }

  /** Takes away what it shows, so that something else can be written. */
  synchronized void clear() {
    if (shown) {
      err.print(ERASE);
      err.flush();
      shown = false;
    }
  }

  /** From any thread. */
  void interrupt() {
    interrupted = true;
    atInterrupt.run();
  }

  /** Sets the action for Ctrl-C while something else than a search runs. */
  public void whenInterrupted(Runnable action) {
    atInterrupt = action;
  }

  /** The command may take so long from now on. */
  public void limit(Duration time) {
    atLimit.accept(time);
  }

  /** Sets the action for a command that exceeds its time limit. */
  public void whenLimited(Consumer<Duration> action) {
    atLimit = action;
  }

  /** Has the command answer that it was stopped, and why; its exit code. */
  public int stop(Limit why) {
    return atStop.applyAsInt(why);
  }

  /** For the command that runs; it is stopped only if it has written nothing. */
  public void whenStopped(ToIntFunction<Limit> action) {
    atStop = action;
    stopsAnywhere = false;
  }

  /** For a command that can complete what it has written so far. */
  public void whenStoppedAnywhere(ToIntFunction<Limit> action) {
    atStop = action;
    stopsAnywhere = true;
  }

  boolean stopsAnywhere() {
    return stopsAnywhere;
  }

  static String text(long executions, double seconds, String about, double estimate) {
    double rate = executions / seconds;
    String seen = String.format(Locale.ROOT, "%,d executions, %,.0f/s, ", executions, rate);
    if (executions == 0 || estimate >= ASTRONOMIC) {
      return seen + "very many in all";
    }
    String left = duration((estimate - executions) / rate);
    return seen
        + String.format(Locale.ROOT, "%s %,d in all, %s left", about, rounded(estimate), left);
  }

  private static String by(int threads) {
    return threads > 1 ? ", " + threads + " threads" : "";
  }

  /** With two digits: it is an estimate. */
  private static long rounded(double estimate) {
    long unit = (long) Math.pow(10, Math.max(0, Math.floor(Math.log10(estimate)) - 1));
    return Math.round(estimate / unit) * unit;
  }

  private static String duration(double seconds) {
    return seconds < 100
        ? Math.round(seconds) + " s"
        : seconds < 6000
            ? Math.round(seconds / 60) + " min"
            : seconds < 360_000 ? Math.round(seconds / 3600) + " h" : "days";
  }
}
