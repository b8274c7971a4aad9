// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.Instruction.Await.Counted;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.trace.Kind;

/** What the test and the update of an {@link Opcode#AWAIT} say about a value of its cell. */
public final class AwaitTests {
  private static final int BITS = 64;
  private static final Patience[] PATIENCE = Patience.values();
  private static final Counted[] COUNTED = Counted.values();

  private AwaitTests() {}

  /** The operand of the test (0) or of the update (1), from the frame of the thread before it. */
  public static long operand(Code code, int pc, int which, long[] r, int base) {
    return code.value(r, base, code.arguments[code.ops[pc + 3] + which]);
  }

  /** Whether the thread never waits. */
  public static boolean isTry(Code code, int pc) {
    return !patience(code, pc).waits();
  }

  /** What the cell counts. */
  public static Counted counted(Code code, int pc) {
    return COUNTED[code.ops[pc + 4] >> 8];
  }

  /** What the event is. */
  public static int kind(Code code, int pc) {
    return patience(code, pc) == Patience.PASS ? Kind.PASS : Kind.AWAIT;
  }

  private static Patience patience(Code code, int pc) {
    return PATIENCE[code.ops[pc + 4] & 0xFF];
  }

  /** Both as an operand of the instruction. */
  static int manner(Patience patience, Counted counted) {
    return counted.ordinal() << 8 | patience.ordinal();
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
