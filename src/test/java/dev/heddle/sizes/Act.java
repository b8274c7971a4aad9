// SPDX-License-Identifier: Apache-2.0
package dev.heddle.sizes;

/** One step of a thread, on bytes of the one variable that there is. */
sealed interface Act {
  /** Which bytes it touches: so many from one on. */
  record Span(int from, int bytes) {
    boolean has(Span other) {
      return from <= other.from && other.from + other.bytes <= from + bytes;
    }

    boolean meets(Span other) {
      return from < other.from + other.bytes && other.from < from + bytes;
    }
  }

  /** A step that touches memory. */
  sealed interface Access extends Act {
    Span span();
  }

  /** A load into a register of its own. */
  record Load(Span span) implements Access {}

  /** A store of bytes that no other step stores. */
  record Store(Span span, int number) implements Access {}

  /** A store of what an earlier load of the same size in the thread read, by its number there. */
  record Copy(Span span, int load) implements Access {}

  /** A load and a store at once, with all earlier stores of the thread in memory. */
  record Exchange(Span span, int number) implements Access {}

  /** Waits until all earlier stores of the thread are in memory. */
  record Fence() implements Act {}

  /** Keeps earlier stores of the thread before later ones. */
  record StoreFence() implements Act {}

  /** A byte of a store of this number; each is another. */
  static int stored(int number, int index) {
    return number << 3 | index;
  }
}
