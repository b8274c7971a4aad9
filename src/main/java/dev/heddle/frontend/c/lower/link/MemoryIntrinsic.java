// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;

/**
 * A call of {@code memcpy}, {@code memmove} or {@code memset}.
 *
 * @param size how many bytes, -1 if it is no constant
 * @param alignment of both addresses, at most 8
 */
public record MemoryIntrinsic(String name, long size, int alignment) {
  private static final int MOST_PIECES = 24;

  static boolean isOne(String base) {
    return base.equals("memcpy") || base.equals("memmove") || base.equals("memset");
  }

  public static MemoryIntrinsic of(LlvmInstruction.Call call, String base) {
    return new MemoryIntrinsic(base, size(call.arguments().get(2).value()), alignment(call, base));
  }

  private static long size(LlvmValue value) {
    return switch (value) {
      case Constant.Int(Type t, long size) -> size;
      case Constant.Zero z -> 0;
      default -> -1;
    };
  }

  private static int alignment(LlvmInstruction.Call call, String base) {
    int to = call.arguments().get(0).alignment();
    int both = base.equals("memset") ? to : Math.min(to, call.arguments().get(1).alignment());
    return Math.min(8, Math.max(1, both));
  }

  /** Whether a few accesses do the work. */
  public boolean isSmall() {
    return size >= 0 && size / alignment + Long.bitCount(size % alignment) <= MOST_PIECES;
  }
}
