// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.program.Expression;

/** The numbers that represent addresses of functions and blocks in memory. */
public final class FunctionAddresses {
  /** Blocks of a function stand close together: programs keep their distances in few bits. */
  private static final int BLOCKS_SHIFT = 24;

  private FunctionAddresses() {}

  static long function(int index) {
    return new Expression.FunctionAddress(index).value();
  }

  /** The address of a block of a function, for computed jumps. */
  public static long block(int function, int block) {
    return Expression.FunctionAddress.FIRST + (function + 1L << BLOCKS_SHIFT) + block;
  }
}
