// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** The memory order of an access. */
public enum Ordering {
  /** Not atomic. */
  NONE,
  UNORDERED,
  MONOTONIC,
  ACQUIRE,
  RELEASE,
  ACQ_REL,
  SEQ_CST
}
