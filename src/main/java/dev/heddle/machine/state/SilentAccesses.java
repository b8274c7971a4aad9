// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Accesses of shared memory without an event, along the path: of data that the library guards by a
 * lock, such as the count of a recursive mutex. Rules D and M treat them as accesses of a location.
 */
public final class SilentAccesses {
  private final Execution execution;
  private final Locations locations;

  /** How many of the last ones are looked at for the same place. */
  private static final int NEAR = 16;

  /** Whether accesses are recorded, which is needed only if loops may wait. */
  private final boolean kept;

  private int[] thread = new int[16];
  private int[] event = new int[16];
  private long[] address = new long[16];
  private int[] size = new int[16];
  private long[] found = new long[16];
  private long[] left = new long[16];
  private int count;

  // ---- what has changed since watchChanges: places, what they held then, what they hold now
  private static final int MOST_WATCHED = 64;
  private final long[] watchedAddress = new long[MOST_WATCHED];
  private final int[] watchedSize = new int[MOST_WATCHED];
  private final long[] before = new long[MOST_WATCHED];
  private final long[] now = new long[MOST_WATCHED];

  /** How many places have changed; more than {@link #MOST_WATCHED} if that is not known. */
  private int watched;

  private boolean isWatching;

  SilentAccesses(Execution execution, boolean kept) {
    this.execution = execution;
    this.locations = execution.locations();
    this.kept = kept;
  }

  public int mark() {
    return count;
  }

  void truncate(int mark) {
    count = mark;
  }

  /** A thread found a value as part of the last event, and left one. */
  public void add(int t, long at, int bytes, long old, long value) {
    if (isWatching && old != value) {
      watch(at, bytes, old, value);
    }
    if (!kept || isMerged(t, at, bytes, value)) {
      return;
    }
    if (count == thread.length) {
      grow();
    }
    thread[count] = t;
    event[count] = execution.length() - 1;
    address[count] = at;
    size[count] = bytes;
    found[count] = old;
    left[count++] = value;
  }

  /** Accesses of one place in a row, as part of one event, are one: nobody comes between them. */
  private boolean isMerged(int t, long at, int bytes, long value) {
    int d = execution.length() - 1;
    for (int i = count - 1; i >= 0 && i >= count - NEAR; i--) {
      if (event[i] != d || thread[i] != t) {
        return false;
      }
      if (address[i] == at && size[i] == bytes) {
        left[i] = value;
        return true;
      }
    }
    return false;
  }

  /** From now on, {@link #isRestored} compares with the memory as it is now. */
  public void watchChanges() {
    isWatching = true;
    watched = 0;
  }

  public void stopWatching() {
    isWatching = false;
  }

  /**
   * Whether memory holds what it held at {@link #watchChanges}, as far as these accesses tell;
   * false if too many places changed to know.
   */
  public boolean isRestored() {
    if (watched > MOST_WATCHED) {
      return false;
    }
    for (int i = 0; i < watched; i++) {
      if (before[i] != now[i]) {
        return false;
      }
    }
    return true;
  }

  /** Bytes that held one value hold another. */
  public void watch(long at, int bytes, long old, long value) {
    for (int i = 0; i < watched && i < MOST_WATCHED; i++) {
      if (watchedAddress[i] == at && watchedSize[i] == bytes) {
        now[i] = value;
        return;
      }
      if (watchedAddress[i] < at + bytes && at < watchedAddress[i] + watchedSize[i]) {
        watched = MOST_WATCHED + 1; // accesses of different sizes: not followed
        return;
      }
    }
    if (watched >= MOST_WATCHED) {
      watched = MOST_WATCHED + 1;
      return;
    }
    watchedAddress[watched] = at;
    watchedSize[watched] = bytes;
    before[watched] = old;
    now[watched++] = value;
  }

  private void grow() {
    int n = count * 2;
    thread = Arrays.copyOf(thread, n);
    event = Arrays.copyOf(event, n);
    address = Arrays.copyOf(address, n);
    size = Arrays.copyOf(size, n);
    found = Arrays.copyOf(found, n);
    left = Arrays.copyOf(left, n);
  }

  private boolean changes(int i) {
    return found[i] != left[i];
  }

  private boolean isSamePlace(int i, int k) {
    return address[i] == address[k] && size[i] == size[k];
  }

  private boolean overlaps(int i, int k) {
    return address[i] < address[k] + size[k] && address[k] < address[i] + size[i];
  }

  // ---------------------------------------------------------------- D

  /**
   * Whether no other thread would observe it if a thread had changed nothing as part of its events
   * from one on.
   */
  public boolean areUnobserved(int t, int first) {
    for (int i = 0; i < count; i++) {
      if (isPartOf(i, t, first) && changes(i) && !isUnobserved(i, t, first)) {
        return false;
      }
    }
    return true;
  }

  private boolean isPartOf(int i, int t, int first) {
    return thread[i] == t && event[i] >= first;
  }

  private boolean isUnobserved(int i, int t, int first) {
    int last = i;
    for (int k = 0; k < count; k++) {
      if (isPartOf(k, t, first) && changes(k) && overlaps(i, k)) {
        if (!isSamePlace(i, k)) {
          return false;
        }
        if (k < i) {
          return true; // looked at from there
        }
        last = k;
      }
    }
    long v = found[i];
    for (int k = i + 1; k < last; k++) {
      if (thread[k] != t && overlaps(i, k)) {
        if (!isSamePlace(i, k) || found[k] != v) {
          return false;
        }
        v = left[k];
      }
    }
    return left[last] == v && !isTouched(i, event[i] + 1, event[last]);
  }

  /** Whether events of others touch these bytes. */
  private boolean isTouched(int i, int from, int to) {
    for (int d = from; d <= to; d++) {
      int at = execution.location(d);
      long start = locations.address(at);
      if (execution.thread(d) != thread[i]
          && Label.is(execution.label(d), Label.ACTIVE)
          && start < address[i] + size[i]
          && address[i] < start + locations.size(at)) {
        return true;
      }
    }
    return false;
  }

  // ---------------------------------------------------------------- M

  /** Whether memory is as it was before accesses that were part of some events. */
  public boolean areUndone(IntPredicate among) {
    for (int i = 0; i < count; i++) {
      if (changes(i) && event[i] >= 0 && among.test(event[i]) && !isUndone(i, among)) {
        return false;
      }
    }
    return true;
  }

  private boolean isUndone(int i, IntPredicate among) {
    int last = i;
    for (int k = 0; k < count; k++) {
      if (changes(k) && event[k] >= 0 && overlaps(i, k) && among.test(event[k])) {
        if (!isSamePlace(i, k)) {
          return false;
        }
        if (k < i) {
          return true; // looked at from there
        }
        last = k;
      }
    }
    return left[last] == found[i];
  }

  /**
   * Addresses that hold something else than when there were so many accesses, with their values.
   */
  public long[] changesSince(int mark) {
    long[] words = new long[2 * (count - mark)];
    int n = 0;
    for (int i = mark; i < count; i++) {
      int last = i;
      boolean first = true;
      for (int k = mark; k < count; k++) {
        first &= k >= i || !isSamePlace(i, k);
        last = isSamePlace(i, k) ? Math.max(last, k) : last;
      }
      if (first && left[last] != found[i]) {
        words[n++] = address[i];
        words[n++] = left[last];
      }
    }
    return Arrays.copyOf(words, n);
  }
}
