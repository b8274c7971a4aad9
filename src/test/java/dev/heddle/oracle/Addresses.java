// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Storage;

/**
 * Where objects are that a thread reserves: its handle and what it has reserved before say it. What
 * is private to a call is forgotten when the call returns.
 */
final class Addresses {
  /** So that the first object starts behind a first gap, see {@link #offset}. */
  static final long NOTHING = 0x30;

  private static final int GAP = 16;
  private static final int HEAP_SHIFT = 30;
  private static final int PRIVATE_SHIFT = 24;
  private static final long PRIVATE_BASE = 0x7000_0000_0000L;

  private Addresses() {}

  static long of(Local local, long handle, Request.Allocate r) {
    return r.storage() == Storage.PRIVATE
        ? PRIVATE_BASE + (handle << PRIVATE_SHIFT) + offset(local.frame().privateTop(), r)
        : (handle << HEAP_SHIFT) + offset(local.top(), r);
  }

  static Local after(Local local, Request.Allocate r) {
    return r.storage() == Storage.PRIVATE
        ? local.in(
            local.frame().withPrivateTop(offset(local.frame().privateTop(), r) + size(r.bytes())))
        : local.withTop(offset(local.top(), r) + size(r.bytes()));
  }

  /** Of the thread's own copy of the thread locals. */
  static long ofThreadBlock(long handle) {
    return (handle << HEAP_SHIFT) + NOTHING + GAP;
  }

  /** The end of a thread's first object, if it has so many bytes. */
  static long afterThreadBlock(int bytes) {
    return NOTHING + GAP + bytes;
  }

  private static long offset(long top, Request.Allocate r) {
    long alignment = Math.max(GAP, r.alignment());
    return Math.ceilDiv(top + GAP, alignment) * alignment;
  }

  /** Even nothing takes a byte, so that no two objects have the same address. */
  private static long size(long bytes) {
    return Math.max(1, bytes);
  }
}
