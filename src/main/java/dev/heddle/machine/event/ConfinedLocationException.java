// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

/** An access that was assumed to be confined is not: the search must begin again without it. */
public final class ConfinedLocationException extends RuntimeException {
  private final int access;

  ConfinedLocationException(int access) {
    super("operation " + access + " accesses shared memory", null, false, false);
    this.access = access;
  }

  /** The operation. */
  public int access() {
    return access;
  }
}
