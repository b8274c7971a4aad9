// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.wakeup;

import dev.heddle.trace.Label;
import java.util.Arrays;

/** A sequence of steps, of which some are removed or changed while it descends a wakeup tree. */
public class StepSequence {
  long[] steps = new long[64];

  /** The index of the first step; steps before it have been removed. */
  int start;

  int length;
  int decisive;
  private long[] saved = new long[64];
  private int savedLength;

  StepSequence() {}

  /** These steps, none of which is decisive. */
  public StepSequence(long[] steps) {
    this.steps = steps.clone();
    length = steps.length;
  }

  public final int length() {
    return length;
  }

  /** The steps, from {@link #start} on; those after {@link #length} of them are not used. */
  public final long[] steps() {
    return steps;
  }

  public final int start() {
    return start;
  }

  public final long step(int i) {
    return steps[start + i];
  }

  /**
   * The number of first steps that are the same in every execution with this prefix up to z; 0 if
   * not known.
   */
  public final int decisive() {
    return decisive;
  }

  /** Marks a step: a dormant load now touches memory. */
  public final void touch(int i) {
    steps[start + i] |= Label.ACTIVE;
  }

  /** Removes a step, usually one of the first. */
  public final void remove(int i) {
    System.arraycopy(steps, start, steps, start + 1, i);
    start++;
    length--;
  }

  /** Saves the sequence. */
  public final void save() {
    saved = saved.length < length ? new long[steps.length] : saved;
    System.arraycopy(steps, start, saved, 0, length);
    savedLength = length;
  }

  /** Restores the saved sequence. */
  public final void restore() {
    System.arraycopy(saved, 0, steps, 0, savedLength);
    start = 0;
    length = savedLength;
  }

  /** The steps that were saved. */
  public final long[] saved() {
    return Arrays.copyOf(saved, savedLength);
  }
}
