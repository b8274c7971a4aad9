// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

/**
 * Where things are in a frame. A frame is the registers of a running function, with some words in
 * front of them; these are the offsets from the first register.
 */
public final class Frame {
  /** How many words there are in front of the registers. */
  public static final int HEAD = 5;

  /** How far the private stack went when the function was called, and how many objects it had. */
  public static final int STACK = -5;

  /** Where the caller continues. */
  public static final int RETURN_PC = -4;

  public static final int CALLER_BASE = -3;

  /** The caller's register for the result; negative for none. */
  public static final int RESULT = -2;

  public static final int FUNCTION = -1;

  private Frame() {}
}
