// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

/** What the test and the update of an {@link Opcode#AWAIT} say about a value of its cell. */
public final class AwaitTests {
  private static final int BITS = 64;

  private AwaitTests() {}

  /** The operand of the test (0) or of the update (1), from the frame of the thread before it. */
  public static long operand(Code code, int pc, int which, long[] r, int base) {
    return code.value(r, base, code.arguments[code.ops[pc + 3] + which]);
  }

  /** Whether the thread never waits. */
  public static boolean isTry(Code code, int pc) {
    return code.ops[pc + 4] != 0;
  }

  public static boolean test(Code code, int pc, long cell, long operand) {
    return Code.COMPARISON[code.ops[pc + 5] >> 8].test(cell, operand, BITS);
  }

  /** What the cell becomes if it had this value. */
  public static long next(Code code, int pc, long cell, long testOperand, long updateOperand) {
    return test(code, pc, cell, testOperand)
        ? Code.UPDATE[code.ops[pc + 5] & 0xFF].apply(cell, updateOperand, BITS)
        : cell;
  }
}
