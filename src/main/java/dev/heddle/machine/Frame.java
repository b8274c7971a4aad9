// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

/**
 * Where things are in a frame. A frame is the registers of a running function, with some words in
 * front of them; these are the offsets from the first register.
 */
final class Frame {
  /** How many words there are in front of the registers. */
  static final int HEAD = 5;

  /** How far the private stack went when the function was called, and how many objects it had. */
  static final int STACK = -5;

  /** Where the caller goes on. */
  static final int RETURN_PC = -4;

  static final int CALLER_BASE = -3;

  /** The caller's register for the result; negative for none. */
  static final int RESULT = -2;

  static final int FUNCTION = -1;

  private Frame() {}
}
