// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

/** A program is not, or not known to be, small enough to be treated as finite. */
public final class NotFiniteException extends Exception {
  private static final long serialVersionUID = 1L;

  NotFiniteException(String why) {
    super(why, null, false, false);
  }
}
