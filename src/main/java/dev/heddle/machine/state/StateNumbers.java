// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.DRAINED;
import static dev.heddle.machine.state.Threads.EPOCH;
import static dev.heddle.machine.state.Threads.HEAP_OBJECTS;
import static dev.heddle.machine.state.Threads.HEAP_TOP;
import static dev.heddle.machine.state.Threads.LAST_EPOCH;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;
import static dev.heddle.machine.state.Threads.SPAWNED;
import static dev.heddle.machine.state.Threads.STACK_OBJECTS;
import static dev.heddle.machine.state.Threads.STACK_TOP;
import static dev.heddle.machine.state.Threads.STORES;

import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.trace.Kind;
import java.util.Arrays;
import java.util.EnumSet;

/**
 * Numbers for the states of a machine; states with the same number have the same future. A state
 * consists of the position of each thread, with the registers that may still influence an event, a
 * branch, a failure or a result; of the contents of each buffer; and of shared data: memory, the
 * initialised bytes, the live objects, mutexes and cells. Of the past it has only the number of
 * faults.
 *
 * <p>This is so for machines that use {@link #PLAN}, as long as {@link #determineFuture}.
 */
public final class StateNumbers {
  /** Words that all sequences may have together. */
  private static final long MOST_WORDS = 1 << 27;

  /**
   * How configurations run whose states are numbered: loops iterate, threads pass joins at once.
   * What they keep for rounds that are left out would take time and memory only.
   */
  public static final Plan PLAN = new Plan(EnumSet.complementOf(EnumSet.of(Technique.TRANSLATION)));

  private final Configuration configuration;
  private final Threads threads;
  private final LiveWords live;

  /** Whether the program asks which threads have ended before, by the order of events. */
  private final boolean readsThreadEnds;

  /** What parts of states are: threads, buffers, memory. */
  private final WordSequences parts = new WordSequences();

  private final WordSequences states = new WordSequences();
  private long[] state = new long[16];

  /** Scratch for a part. */
  private long[] part = new long[256];

  private int count;

  public StateNumbers(Configuration configuration) {
    this.configuration = configuration;
    this.threads = configuration.threads;
    this.live = new LiveWords(threads, configuration.liveInRounds);
    this.readsThreadEnds = configuration.code.contains(Opcode.ENDED);
  }

  /**
   * Whether the state alone determines how the machine continues. Which threads ended before is
   * answered by the order of events: to {@link Opcode#ENDED}, and if a mutex that is held begins
   * anew.
   */
  public boolean determineFuture() {
    int last = configuration.execution.length() - 1;
    boolean renewed =
        last >= 0
            && configuration.execution.kind(last) == Kind.RENEW
            && configuration.execution.old(last) != 0;
    return !readsThreadEnds && !renewed;
  }

  /** How many states there are so far. */
  public int count() {
    return states.count();
  }

  /** Whether states take so much memory that the search should stop. */
  public boolean isFull() {
    return states.words() + parts.words() > MOST_WORDS;
  }

  /** The number of the state that the machine is in, from 0 in the order they were first met. */
  public int number() {
    int n = 0;
    for (int t = 0; t < threads.count(); t++) {
      if (threads.state[t * Threads.WIDTH + NEXT] != Threads.UNSTARTED) {
        state = n + 2 > state.length ? Arrays.copyOf(state, 2 * n + 2) : state;
        state[n++] = (long) thread(t) << 32 | buffer(t);
      }
    }
    state[n++] = (long) configuration.faults.count() << 32 | memory();
    return states.number(state, n);
  }

  private void add(long word) {
    if (count == part.length) {
      part = Arrays.copyOf(part, count * 2);
    }
    part[count++] = word;
  }

  private int finish() {
    int number = parts.number(part, count);
    count = 0;
    return number;
  }

  // ---------------------------------------------------------------- a thread

  private int thread(int t) {
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    int next = s[at + NEXT];
    add((long) t << 32 | next & 0xFF);
    if (next >= 0) {
      position(t, s, at);
    } else if (next == Threads.STOPPED) {
      add(s[at + LOCATION]);
    } else {
      add(threads.result[t]);
      add(configuration.execution.growingForks().isJoined(t) ? 1 : 0);
    }
    return finish();
  }

  private void position(int t, int[] s, int at) {
    add((long) s[at + PC] << 32 | s[at + BASE]);
    add((long) s[at + SPAWNED] << 32 | s[at + LOCATION] & 0xFFFF_FFFFL);
    add((long) s[at + STACK_TOP] << 32 | knows(s, at));
    region(configuration.memory.stack(t), s[at + STACK_OBJECTS], s[at + STACK_TOP]);
    live.find(t, s[at + PC], s[at + BASE]);
    for (int i = 0; i < live.count(); i++) {
      add(threads.frames[t][live.index(i)]);
    }
  }

  /** What a thread knows of its stores: all in memory; not; a store-store fence since the last. */
  private static int knows(int[] s, int at) {
    return s[at + STORES] == s[at + DRAINED] ? 0 : s[at + EPOCH] == s[at + LAST_EPOCH] ? 1 : 2;
  }

  /** The buffered stores of a thread: location, value and how many fences are after each. */
  private int buffer(int t) {
    StoreBuffers buffers = configuration.buffers;
    for (int i : buffers.waiting(t)) {
      add(buffers.location(i));
      add(buffers.value(i));
      add((long) threads.state[t * Threads.WIDTH + EPOCH] - buffers.epoch(i));
    }
    return finish();
  }

  // ---------------------------------------------------------------- what is shared

  private int memory() {
    Region globals = configuration.memory.globals();
    int extent = configuration.memory.extent();
    for (int b = 0; b < extent; b += Long.BYTES) {
      add(globals.read(b, Long.BYTES)); // after the last object there is a gap of zeros
    }
    for (int t = 0; t < threads.count(); t++) {
      int at = t * Threads.WIDTH;
      if (threads.state[at + NEXT] != Threads.UNSTARTED && threads.state[at + HEAP_OBJECTS] > 0) {
        add(t);
        region(
            configuration.memory.heap(t),
            threads.state[at + HEAP_OBJECTS],
            threads.state[at + HEAP_TOP]);
      }
    }
    locks();
    return finish();
  }

  /** Mutexes that are held and cells that are not 0. */
  private void locks() {
    for (int l = 0; l < configuration.locations.count(); l++) {
      if (configuration.locations.isMutex(l)) {
        configuration.mutexes.know(l);
        int holder = configuration.mutexes.holder(l) + 1;
        long cell = configuration.mutexes.cell(l);
        if (holder != 0 || cell != 0) {
          add((long) l << 32 | holder);
          add(cell);
        }
      }
    }
  }

  /** Objects, the bytes that were written, and which these are. */
  private void region(Region g, int objects, int top) {
    add(objects);
    for (int i = 0; i < objects; i++) {
      add((long) g.start[i] << 32 | g.size[i]);
      add((g.isHeap[i] ? 1 : 0) | (g.freed[i] != 0 ? 2 : 0) | (g.left[i] ? 4 : 0));
    }
    int bytes = objects == 0 ? 0 : Math.min(top, g.bytes.length);
    for (int b = 0; b < bytes; b += Long.BYTES) {
      int size = Math.min(Long.BYTES, bytes - b);
      int written = g.written(b, size);
      add(written);
      add(written == 0 ? 0 : g.writtenBytes(b, size));
    }
  }
}
