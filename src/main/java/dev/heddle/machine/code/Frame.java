// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

/**
 * The layout of a frame. A frame is the registers of a running function, with some words in front
 * of them; these are the offsets from the first register.
 */
public final class Frame {
  /** The number of words before the registers. */
  public static final int HEAD = 5;

  /** The top of the private stack at the call, and its number of objects. */
  public static final int STACK = -5;

  /** Where the caller continues. */
  public static final int RETURN_PC = -4;

  public static final int CALLER_BASE = -3;

  /** The caller's register for the result; negative for none. */
  public static final int RESULT = -2;

  public static final int FUNCTION = -1;

  private Frame() {}
}
