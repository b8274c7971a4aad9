// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Kind;

/** The next access of a lane. */
final class NextAccess {
  /** No address. */
  static final long NOTHING = Long.MIN_VALUE;

  private NextAccess() {}

  /** The address that an enabled lane accesses next, or {@link #NOTHING}. */
  static long address(Machine machine, int lane) {
    return machine.isCommitWord(lane >> 6)
        ? machine.pendingAddress(lane)
        : addressOf(machine, machine.threadOf(lane));
  }

  /** The address that a thread accesses next, enabled or not, or {@link #NOTHING}. */
  static long addressOf(Machine machine, int thread) {
    return hasAddress(machine.state().next(thread)) ? machine.state().nextAddress(thread) : NOTHING;
  }

  /** Whether events of a kind access an address. */
  static boolean hasAddress(int kind) {
    return kind >= 0 && kind != Kind.JOIN && kind != Kind.CHOICE && Kind.isOperation(kind);
  }
}
