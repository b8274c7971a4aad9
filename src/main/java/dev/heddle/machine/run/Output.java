// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import dev.heddle.machine.plan.OutputListener;

/** Passes what the program prints to a listener, unless the event is only tried. */
public final class Output {
  private final OutputListener listener;
  private boolean muted;

  public Output(OutputListener listener) {
    this.listener = listener;
  }

  OutputListener listener() {
    return listener;
  }

  boolean isMuted() {
    return muted;
  }

  public void mute() {
    muted = true;
  }

  public void unmute() {
    muted = false;
  }
}
