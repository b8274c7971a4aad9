// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.wakeup;

import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/**
 * For every node on the current path, the steps whose subtrees need not be explored: those explored
 * before, inherited by child nodes until a conflicting step wakes them. A dormant load among them
 * becomes a load from memory when its own store commits, so labels are updated on the way.
 */
public final class SleepSets {
  private final Locations locations;
  private long[] label = new long[256];

  /** The set of node d is label[start[d]] up to label[end[d]]. */
  private int[] start = new int[64];

  private int[] end = new int[64];

  /** Lanes asleep at the newest node, one bit each; choices are not in it. */
  private long[] mask = new long[2];

  public SleepSets(Locations locations) {
    this.locations = locations;
  }

  public int start(int node) {
    return start[node];
  }

  public int end(int node) {
    return end[node];
  }

  /** The labels of all sets. */
  public long[] labels() {
    return label;
  }

  /** The set of a node. */
  public long[] copy(int node) {
    return Arrays.copyOfRange(label, start[node], end[node]);
  }

  /** Sets the set of node d, the deepest one that will be used. */
  public void restore(int d, long[] asleep) {
    int count = asleep.length;
    while (d + 1 >= start.length) {
      start = Arrays.copyOf(start, start.length * 2);
      end = Arrays.copyOf(end, end.length * 2);
    }
    if (count >= label.length) {
      label = new long[count * 2];
    }
    System.arraycopy(asleep, 0, label, 0, count);
    Arrays.fill(mask, 0);
    start[d] = 0;
    end[d] = count;
  }

  /** Sets the set of the newest node d, if its parent has a set. */
  public void replace(int d, long[] asleep) {
    end[d] = start[d];
    for (long step : asleep) {
      add(d, step);
    }
  }

  /** Computes the set of node d+1 from that of node d and the step between them. */
  public void inherit(int d, long step, int words) {
    int to = end[d];
    if (d + 2 > start.length || 2 * to >= label.length || words != mask.length) {
      grow(d, words);
    }
    Arrays.fill(mask, 0);
    start[d + 1] = to;
    for (int i = start[d]; i < end[d]; i++) {
      long q = label[i];
      if (locations.conflict(step, q) || Label.sameLane(step, q)) {
        continue;
      }
      if (Label.wakes(step, q)) {
        q |= Label.ACTIVE;
      }
      label[to++] = q;
      if (!Label.is(q, Label.CHOICE)) {
        mask[Label.lane(q) >> 6] |= 1L << Label.lane(q);
      }
    }
    end[d + 1] = to;
  }

  /** Ensures space for the set of node d+1 and for another copy of that of node d. */
  private void grow(int d, int words) {
    if (d + 2 > start.length) {
      start = Arrays.copyOf(start, d * 2);
      end = Arrays.copyOf(end, d * 2);
    }
    if (2 * end[d] >= label.length) {
      label = Arrays.copyOf(label, 4 * end[d]);
    }
    mask = new long[words];
  }

  /** The step from node d has been explored. */
  public void add(int d, long step) {
    if (end[d] == label.length) {
      label = Arrays.copyOf(label, label.length * 2);
    }
    label[end[d]++] = step;
  }

  /** The lanes asleep at the newest node. */
  public long mask(int word) {
    return word < mask.length ? mask[word] : 0;
  }

  public boolean contains(int d, long step) {
    for (int i = start[d]; i < end[d]; i++) {
      if (Label.sameLane(label[i], step) && !Label.otherChoice(label[i], step)) {
        return true;
      }
    }
    return false;
  }
}
