// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.text.LlvmTokens;

/**
 * The numbers of what has no name in a function: parameters, blocks and results of instructions
 * share one counter, in the order of the text. The text may leave numbers out, or write them down;
 * then it may also skip some.
 */
final class UnnamedNumbers {
  private int next;

  /** The number of something that has neither a name nor a number. */
  int next() {
    return next++;
  }

  /** Checks a number that is written at an offset of the text. */
  void pass(int number, LlvmTokens in, int start) {
    if (number < next) {
      throw in.error(start, "expected number " + next + " or greater but found " + number);
    }
    next = number + 1;
  }
}
