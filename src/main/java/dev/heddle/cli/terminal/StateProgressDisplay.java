// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.states.StateLimits;
import java.util.Locale;

/**
 * Shows the progress of a search of states on a terminal, and ends it on request, as {@link
 * ProgressDisplay} does.
 */
public final class StateProgressDisplay implements StateLimits.Listener {
  private static final long SOON = 1_000_000_000;
  private static final long AGAIN = 100_000_000;

  private final ProgressDisplay watch;
  private final long start = System.nanoTime();
  private long shown;
  private long states;

  public StateProgressDisplay(ProgressDisplay watch) {
    this.watch = watch;
  }

  @Override
  public synchronized boolean onStates(long more) {
    states += more;
    long now = System.nanoTime() - start;
    if (now >= SOON && now - shown >= AGAIN) {
      shown = now;
      watch.show(text(states, now / 1e9));
    }
    return watch.mayContinue();
  }

  static String text(long states, double seconds) {
    return String.format(Locale.ROOT, "%,d states, %,.0f/s", states, states / seconds);
  }
}
