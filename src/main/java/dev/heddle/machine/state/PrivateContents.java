// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import static dev.heddle.machine.state.Threads.CONTENTS;
import static dev.heddle.machine.state.Threads.STACK_OBJECTS;
import static dev.heddle.machine.state.Threads.STACK_TOP;

import java.util.Arrays;

/**
 * Numbers for the contents of private memory in states along the path: equal contents have the same
 * number. It grows and shrinks with the path, so numbers depend on nothing else.
 */
final class PrivateContents {
  private final Threads threads;
  private final Memory memory;

  // ---- per contents: the thread, where its words begin, their hash, the first that is the same
  private int[] thread = new int[16];
  private int[] start = new int[17];
  private long[] hash = new long[16];
  private int[] first = new int[16];

  /** Which contents the scalar of the thread named when these were added. */
  private int[] scalar = new int[16];

  private int count;
  private long[] words = new long[256];

  PrivateContents(Threads threads, Memory memory) {
    this.threads = threads;
    this.memory = memory;
  }

  int mark() {
    return count;
  }

  void truncate(int mark) {
    count = mark;
  }

  /** The number of what a thread has in its private memory now. */
  int number(int t) {
    int at = t * Threads.WIDTH;
    int now = threads.state[at + CONTENTS];
    for (int i = count - 1; i >= 0; i--) {
      if (thread[i] == t && scalar[i] == now && now >= 0) {
        return first[i];
      }
    }
    return add(t, now);
  }

  /** A hash that the same contents have on every path. */
  long hash(int number) {
    return hash[number];
  }

  /** The contents of a number. */
  long[] words(int number) {
    return Arrays.copyOfRange(words, start[number], start[number + 1]);
  }

  private int add(int t, int now) {
    int i = count;
    if (i == thread.length) {
      grow();
    }
    int end = copy(t, start[i]);
    thread[i] = t;
    scalar[i] = now;
    hash[i] = hash(start[i], end);
    start[i + 1] = end;
    first[i] = i;
    for (int k = 0; k < i; k++) {
      if (thread[k] == t && hash[k] == hash[i] && isSame(k, i)) {
        first[i] = k;
        break;
      }
    }
    count++;
    return first[i];
  }

  private void grow() {
    int n = count * 2;
    thread = Arrays.copyOf(thread, n);
    start = Arrays.copyOf(start, n + 1);
    hash = Arrays.copyOf(hash, n);
    first = Arrays.copyOf(first, n);
    scalar = Arrays.copyOf(scalar, n);
  }

  private boolean isSame(int a, int b) {
    return Arrays.equals(words, start[a], start[a + 1], words, start[b], start[b + 1]);
  }

  private long hash(int from, int to) {
    long h = 1;
    for (int i = from; i < to; i++) {
      h = (h ^ words[i]) * 0x9E3779B97F4A7C15L;
      h ^= h >>> 29;
    }
    return h;
  }

  /** Copies objects, the bytes that were written, and which these are. */
  private int copy(int t, int to) {
    int at = t * Threads.WIDTH;
    Region g = memory.stack(t);
    int objects = threads.state[at + STACK_OBJECTS];
    int top = objects == 0 ? 0 : threads.state[at + STACK_TOP];
    int bytes = Math.min(top, g.bytes.length);
    int need = to + objects + Math.ceilDiv(bytes, 8) + Math.ceilDiv(bytes, 64);
    if (need > words.length) {
      words = Arrays.copyOf(words, 2 * need);
    }
    int n = to;
    for (int i = 0; i < objects; i++) {
      words[n++] = (long) g.start[i] << 32 | g.size[i];
    }
    for (int b = 0; b < bytes; b += 8) {
      words[n++] = g.writtenBytes(b, Math.min(8, bytes - b));
    }
    for (int w = 0; w << 6 < bytes; w++) {
      words[n++] = g.writtenWord(w);
    }
    return n;
  }
}
