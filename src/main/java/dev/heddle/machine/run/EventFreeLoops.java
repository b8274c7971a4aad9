// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.state.Threads.PROGRESS;

import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.LiveWords;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.SilentAccesses;
import dev.heddle.machine.state.Threads;

/**
 * Detects endless loops without events: a loop whose head is reached in an earlier state never
 * ends. States are compared with that of the last visit whose number is a power of 2, which finds
 * every period (Brent).
 */
final class EventFreeLoops {
  /** The number of visits before states are compared; most loops end sooner. */
  private static final int MIN_VISITS = 256;

  private final Threads threads;
  private final Memory memory;
  private final LiveWords live;
  private final SilentAccesses accesses;
  private int visits;

  // ---- the visit that is compared with: where, what was private, what was done for good,
  // registers
  private int place;
  private int top;
  private long journal;
  private int progress;

  /** How often the thread's progress has counted a change that {@link #accesses} knows of. */
  private int changes;

  private long[] words = new long[64];
  private int count;

  EventFreeLoops(Configuration configuration) {
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.live = new LiveWords(threads, configuration.liveInLocalRounds);
    this.accesses = configuration.silent;
  }

  /** Called before a thread runs. */
  void begin() {
    visits = 0;
    accesses.stopWatching();
  }

  /** Called when a thread that is alone has changed shared memory, which counts as progress. */
  void changed(long address, int bytes, long old, long value) {
    if (visits >= MIN_VISITS && old != value) {
      accesses.watch(address, bytes, old, value);
      changes++;
    }
  }

  /** Whether a thread at the head of a loop returns to it for ever without an event. */
  boolean isEndless(int t, int base, int pc) {
    visits++;
    if (visits < MIN_VISITS) {
      return false;
    }
    if (visits > MIN_VISITS && pc == place && isSame(t, base, pc)) {
      return true;
    }
    if (Integer.bitCount(visits) == 1) {
      remember(t, base, pc);
    }
    return false;
  }

  private boolean isSame(int t, int base, int pc) {
    int at = t * Threads.WIDTH;
    if (threads.state[at + PROGRESS] - changes != progress
        || threads.state[at + Threads.STACK_TOP] != top
        || !accesses.isRestored()) {
      return false;
    }
    live.find(t, pc, base);
    boolean same = live.count() == count;
    for (int i = 0; same && i < count; i++) {
      same = threads.frames[t][live.index(i)] == words[i];
    }
    return same && memory.journal.isRestored(t, journal);
  }

  private void remember(int t, int base, int pc) {
    place = pc;
    top = threads.state[t * Threads.WIDTH + Threads.STACK_TOP];
    journal = memory.journal.position();
    progress = threads.state[t * Threads.WIDTH + PROGRESS];
    changes = 0;
    accesses.watchChanges();
    live.find(t, pc, base);
    count = live.count();
    words = words.length < count ? new long[2 * count] : words;
    for (int i = 0; i < count; i++) {
      words[i] = threads.frames[t][live.index(i)];
    }
  }
}
