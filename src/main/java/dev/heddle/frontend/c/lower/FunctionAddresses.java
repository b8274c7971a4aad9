package dev.heddle.frontend.c.lower;

import dev.heddle.program.Expression;

/** The numbers that the addresses of functions and of blocks are when they stand in memory. */
final class FunctionAddresses {
  private static final int BLOCK_SHIFT = 44;

  private FunctionAddresses() {}

  static long function(int index) {
    return new Expression.FunctionAddress(index).value();
  }

  /** The address of a block of a function, for computed jumps. */
  static long block(int function, int block) {
    return function(function) + (block + 1L << BLOCK_SHIFT);
  }
}
