// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Finds the operations after which a thread only computes, loads, joins or ends. The values that it
 * loads then affect only itself and the threads that join it. Stores of confined memory count as
 * computation.
 */
public final class ReadOnlySuffixAnalysis {
  private final Code code;
  private final int[] ops;
  private final IntPredicate isConfined;

  /** By operation. */
  private final boolean[] readOnly;

  /**
   * @param isConfined whether an operation accesses only memory that no other thread can observe
   */
  public ReadOnlySuffixAnalysis(Code code, IntPredicate isConfined) {
    this.code = code;
    this.isConfined = isConfined;
    this.ops = code.ops;
    this.readOnly = new boolean[ops.length / Opcode.WIDTH];
    Arrays.fill(readOnly, true);
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = readOnly.length - 1; i >= 0; i--) {
        if (readOnly[i] && !isRead(i * Opcode.WIDTH)) {
          readOnly[i] = false;
          changed = true;
        }
      }
    }
  }

  /** Whether a thread only reads from here on. */
  public boolean from(long[] r, int base, int pc) {
    boolean looks = from(pc);
    for (int b = base; looks && b > Frame.HEAD; b = (int) r[b + Frame.CALLER_BASE]) {
      looks = from((int) r[b + Frame.RETURN_PC]);
    }
    return looks;
  }

  /** As above, until the current call returns. */
  public boolean from(int pc) {
    return pc / Opcode.WIDTH < readOnly.length && readOnly[pc / Opcode.WIDTH];
  }

  private boolean isRead(int pc) {
    int behind = pc + Opcode.WIDTH;
    return switch (ops[pc]) {
      case Opcode.RETURN, Opcode.HALT, Opcode.CUT -> true;
      case Opcode.JUMP -> from(ops[pc + 1]);
      case Opcode.BRANCH -> from(ops[pc + 2]) && from(ops[pc + 3]);
      case Opcode.BRANCH_EQ -> branches(ops[pc + 1], ops[pc + 2], ops[pc + 3], ops[pc + 4]);
      case Opcode.BRANCH_IF -> from(ops[pc + 3]) && from(ops[pc + 4]);
      case Opcode.CALL -> calls(ops[pc + 2]) && from(behind);
      case Opcode.ASSUME, Opcode.ASSERT, Opcode.SELF, Opcode.PRINT, Opcode.WIDE, Opcode.HALF ->
          from(behind);
      case Opcode.LOAD, Opcode.JOIN, Opcode.FENCE, Opcode.STORE_STORE_FENCE -> from(behind);
      case Opcode.STORE -> isConfined.test(pc) && from(behind);
      default -> ops[pc] <= Opcode.LAST_ARITHMETIC && from(behind);
    };
  }

  /** A comparison of two constants, as in inlined calls, has one successor. */
  private boolean branches(int left, int right, int same, int other) {
    if (left >= 0 || right >= 0) {
      return from(same) && from(other);
    }
    return from(code.constants[~left] == code.constants[~right] ? same : other);
  }

  private boolean calls(int callee) {
    int f = callee < 0 ? code.functionAt(code.constants[~callee]) : -1;
    return f >= 0 && from(code.entry[f]);
  }
}
