// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

/** Where what the program prints goes, unless the event is only tried. */
final class Output {
  private final OutputListener listener;
  private boolean muted;

  Output(OutputListener listener) {
    this.listener = listener;
  }

  OutputListener listener() {
    return listener;
  }

  boolean isMuted() {
    return muted;
  }

  void mute() {
    muted = true;
  }

  void unmute() {
    muted = false;
  }
}
