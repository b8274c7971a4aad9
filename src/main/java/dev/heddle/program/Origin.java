// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** Names an instruction of a program by one int, so that events can carry it. */
public final class Origin {
  private static final int INDEX_BITS = 18;

  private Origin() {}

  public static int pack(int function, int index) {
    if (function >= 1 << 31 - INDEX_BITS || index >= 1 << INDEX_BITS) {
      throw new IllegalArgumentException("too many functions or instructions");
    }
    return function << INDEX_BITS | index;
  }

  public static Function function(Program program, int origin) {
    return program.functions().get(origin >>> INDEX_BITS);
  }

  /** The index of the instruction in its function. */
  public static int index(int origin) {
    return origin & (1 << INDEX_BITS) - 1;
  }

  public static Instruction instruction(Program program, int origin) {
    return function(program, origin).code().get(index(origin));
  }
}
