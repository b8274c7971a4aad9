// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** The lifetime and visibility of an object that is reserved while the program runs. */
public enum Storage {
  /** Until it is freed. */
  HEAP,
  /** As {@link #HEAP}, and all zero. */
  ZEROED_HEAP,
  /** Until it is freed by the function that reserved it. */
  STACK,
  /** A thread-local variable: until it is freed where its thread ends. */
  THREAD,
  /** Until its function returns; only its own thread accesses it, so accesses are not events. */
  PRIVATE;

  /** Whether it ends with its function or thread and others may access it. */
  public boolean isLeft() {
    return this == STACK || this == THREAD;
  }

  /** Whether the program itself reserves and frees such objects. */
  public boolean isHeap() {
    return this == HEAP || this == ZEROED_HEAP;
  }
}
