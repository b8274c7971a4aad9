// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * The races of waits for cells: rule 7 of docs/internals/happens-before.md. A wait races with an
 * access to the cell if its test would have passed without that access and all that happens after
 * it, and would not have passed without anything later. Of a group of {@link CommutingWrites}
 * several may be such; the others come before the wait without a race.
 */
public final class WaitRaces {
  private final Execution execution;
  private final Conflicts conflicts;
  private final HappensBefore order;
  private final EventRaces races;
  private int[] candidates = new int[16];

  /** The newest access found, or -1. */
  private int newest;

  private int found;

  /** Whether the test also passes without several additions, none of which is a race alone. */
  private boolean hasSetRace;

  WaitRaces(Execution execution, Conflicts conflicts, HappensBefore order, EventRaces races) {
    this.execution = execution;
    this.conflicts = conflicts;
    this.order = order;
    this.races = races;
  }

  /**
   * The event being made waited for a cell.
   *
   * @param type its class of {@link CommutingWrites}
   * @param now what the cell holds before the event
   * @param writes whether the event updates the cell
   */
  public void pass(
      int d, int thread, int location, int type, LongPredicate test, long now, boolean writes) {
    find(d, thread, location, type, test, now, writes);
    int w = newestOther(location, type);
    for (int older = beforeGroup(w); w > older; w = conflicts.previousWrite(w)) {
      order.add(w);
    }
    if (writes) {
      conflicts.write(d, thread, location, type);
    } else {
      conflicts.read(d, thread, location);
    }
  }

  /** Whether the last wait also races with a set of events, which is not reported. */
  public boolean racesWithSet() {
    return hasSetRace;
  }

  /**
   * The event that keeps a thread from passing, whose past has been gathered; -1 if there is none.
   * Then see {@link #isSingle}.
   */
  public int blocker(int thread, int location, int type, LongPredicate test, long now) {
    find(-1, thread, location, type, test, now, false);
    return newest;
  }

  /** Whether nothing but the last {@link #blocker} keeps its thread from passing. */
  public boolean isSingle() {
    return found <= 1 && !racesWithSet();
  }

  private void find(
      int d, int thread, int location, int type, LongPredicate test, long now, boolean writes) {
    newest = -1;
    found = 0;
    hasSetRace = false;
    int last = conflicts.lastWrite(location);
    int w = newestOther(location, type);
    int readers = writes ? readers(0, thread, conflicts.lastRead(location)) : 0;
    if (writes && w != last) {
      readers = readers(readers, thread, conflicts.previousRead(conflicts.opener(last)));
    }
    int n = readers;
    boolean isLast = false;
    do {
      for (int older = beforeGroup(w); w > older; w = conflicts.previousWrite(w)) {
        isLast |= order.gathered(w); // and so are all writes before its group
        n = candidate(n, thread, w);
      }
      examine(d, n, location, test, now);
      n = 0;
    } while (w >= 0 && found == 0 && !hasSetRace && !isLast);
  }

  /** The candidates newest first, so that each gathers those before it. */
  private void examine(int d, int count, int location, LongPredicate test, long now) {
    Arrays.sort(candidates, 0, count);
    int additions = 0;
    for (int n = count - 1; n >= 0; n--) {
      int c = candidates[n];
      boolean isWrite = Label.is(execution.label(c), Label.WRITE);
      if (order.gathered(c)) {
        continue;
      }
      if (test.test(without(c, location, now))) {
        newest = newest < 0 ? c : newest;
        found += isWrite ? 1 : 0;
        if (d >= 0) {
          races.add(c, d);
        }
        order.add(c);
      } else if (isCommuting(c)) {
        additions += execution.expected(c) > 0 ? 1 : 0;
      }
    }
    hasSetRace = additions > 1 && (found == 0 || passesInBetween(count));
  }

  /**
   * Whether the test also passes somewhere behind all that was gathered, the races found among it,
   * but before some of the candidates: where each thread has taken back what it added.
   */
  private boolean passesInBetween(int count) {
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int n = 0; n < count; n++) {
        int c = candidates[n];
        if (isCommuting(c) && !order.gathered(c) && added(execution.thread(c), count) > 0) {
          order.add(c);
          grows = true;
        }
      }
    }
    boolean isLeft = false;
    for (int n = 0; n < count; n++) {
      if (added(execution.thread(candidates[n]), count) > 0) {
        return false;
      }
      isLeft |= isCommuting(candidates[n]) && !order.gathered(candidates[n]);
    }
    return isLeft;
  }

  /** What the candidates of a thread that were gathered add to the cell. */
  private long added(int thread, int count) {
    long sum = 0;
    for (int n = 0; n < count; n++) {
      int c = candidates[n];
      boolean counts = execution.thread(c) == thread && isCommuting(c) && order.gathered(c);
      sum += counts ? execution.expected(c) : 0;
    }
    return sum;
  }

  /** What the cell would hold without an event and all that happens after it. */
  public long without(int c, int location, long now) {
    long value = now;
    int w = conflicts.lastWrite(location);
    while (w >= 0 && isDropped(w, c)) {
      value = execution.old(conflicts.opener(w));
      w = beforeGroup(w);
    }
    if (!isCommuting(w)) {
      return value;
    }
    value = execution.old(conflicts.opener(w));
    for (int older = beforeGroup(w); w > older; w = conflicts.previousWrite(w)) {
      value += execution.before(c, w) ? 0 : execution.expected(w);
    }
    return value;
  }

  /** Whether the whole group of a write is, without event c and all that happens after it. */
  private boolean isDropped(int w, int c) {
    int first = conflicts.opener(w);
    return execution.before(c, first) && !(first == c && isCommuting(w));
  }

  private boolean isCommuting(int w) {
    return w >= 0 && Label.commuting(execution.label(w)) != CommutingWrites.NONE;
  }

  /** The newest write of a location that does not commute with a write of a class, or -1. */
  private int newestOther(int location, int type) {
    int w = conflicts.lastWrite(location);
    boolean joins = type != 0 && w >= 0 && Label.commuting(execution.label(w)) == type;
    return joins ? beforeGroup(w) : w;
  }

  /** The newest write before the group of a write, or -1. */
  private int beforeGroup(int w) {
    return w < 0 ? -1 : conflicts.previousWrite(conflicts.opener(w));
  }

  private int readers(int n, int thread, int newestReader) {
    for (int r = newestReader; r >= 0; r = conflicts.previousRead(r)) {
      n = candidate(n, thread, r);
    }
    return n;
  }

  private int candidate(int n, int thread, int event) {
    if (execution.thread(event) == thread) {
      return n;
    }
    if (n == candidates.length) {
      candidates = Arrays.copyOf(candidates, n * 2);
    }
    candidates[n] = event;
    return n + 1;
  }
}
