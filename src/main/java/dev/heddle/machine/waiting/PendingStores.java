// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.trace.Execution;

/** Compares the stores that are in the buffers after the causal pasts of two events. */
final class PendingStores {
  private final Execution execution;
  private final StoreBuffers buffers;

  PendingStores(Execution execution, StoreBuffers buffers) {
    this.execution = execution;
    this.buffers = buffers;
  }

  /** Whether the buffers are the same after the pasts of two events. */
  boolean areSame(int earlier, int e) {
    for (int i = 0; i < buffers.mark(); i++) {
      boolean changed = isPending(i, e) != isPending(i, earlier);
      if (changed && !areSame(buffers.thread(i), earlier, e)) {
        return false;
      }
    }
    return true;
  }

  /** The same for one thread: store by store, and as many fences between them. */
  private boolean areSame(int t, int earlier, int e) {
    int i = next(-1, t, earlier);
    int k = next(-1, t, e);
    int lag = i < buffers.mark() && k < buffers.mark() ? buffers.epoch(k) - buffers.epoch(i) : 0;
    while (i < buffers.mark() && k < buffers.mark()) {
      if (buffers.location(i) != buffers.location(k)
          || buffers.value(i) != buffers.value(k)
          || buffers.epoch(k) - buffers.epoch(i) != lag) {
        return false;
      }
      i = next(i, t, earlier);
      k = next(k, t, e);
    }
    return i == k;
  }

  private int next(int i, int t, int e) {
    int k = i + 1;
    while (k < buffers.mark() && !(buffers.thread(k) == t && isPending(k, e))) {
      k++;
    }
    return k;
  }

  private boolean isPending(int i, int e) {
    int buffered = buffers.event(i);
    return (buffered < 0 || execution.before(buffered, e))
        && !(buffers.isCommitted(i) && execution.before(buffers.commitEvent(i), e));
  }
}
