// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.function.Consumer;

/** Loads, stores and commits: what distinguishes the memory models. */
final class Buffers {
  private final Layout layout;
  private final Order order;

  Buffers(Layout layout, Order order) {
    this.layout = layout;
    this.order = order;
  }

  boolean isEmpty(byte[] s, int t) {
    return s[layout.buffered(t)] == 0;
  }

  /** What the thread reads: its own newest store that waits, else memory. */
  int load(byte[] s, int t, String at) {
    int location = layout.memory(at);
    for (int i = s[layout.buffered(t)] - 1; i >= 0; i--) {
      int e = layout.entry(t, i);
      if (s[e] == location) {
        return s[e + 1];
      }
    }
    return s[location];
  }

  void store(byte[] s, int t, String at, int value) {
    int location = layout.memory(at);
    if (order == Order.SC) {
      s[location] = (byte) value;
      return;
    }
    int count = s[layout.buffered(t)]++;
    if (count == Layout.ROOM) {
      throw new TooLargeException("buffer");
    }
    int i = count;
    // stores to different locations are not ordered: one of the equivalent orders stands for all
    while (order == Order.PSO && i > 0 && s[layout.entry(t, i - 1)] > location) {
      System.arraycopy(s, layout.entry(t, i - 1), s, layout.entry(t, i), 2);
      i--;
    }
    s[layout.entry(t, i)] = (byte) location;
    s[layout.entry(t, i) + 1] = (byte) value;
  }

  /** Shows every state in which one more store of the thread has reached memory. */
  void commits(byte[] s, int t, Consumer<byte[]> next) {
    int count = s[layout.buffered(t)];
    for (int i = 0; i < count; i++) {
      boolean first = i == 0 || s[layout.entry(t, i)] != s[layout.entry(t, i - 1)];
      if (order == Order.TSO ? i == 0 : first) {
        next.accept(commit(s, t, i, count));
      }
    }
  }

  private byte[] commit(byte[] s, int t, int i, int count) {
    byte[] after = s.clone();
    int e = layout.entry(t, i);
    after[s[e]] = s[e + 1];
    System.arraycopy(s, e + 2, after, e, 2 * (count - 1 - i));
    int last = layout.entry(t, count - 1);
    after[last] = 0;
    after[last + 1] = 0;
    after[layout.buffered(t)]--;
    return after;
  }
}
