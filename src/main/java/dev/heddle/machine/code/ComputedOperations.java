// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.Expression;

/** The results of operations that only compute, and the targets of those that only compare. */
public final class ComputedOperations {
  private ComputedOperations() {}

  /** The result of the operation at {@code pc} in the frame at {@code b}. */
  public static long compute(Code code, int pc, long[] r, int b) {
    int[] ops = code.ops;
    int op = ops[pc];
    long left = code.value(r, b, ops[pc + 2]);
    int z = ops[pc + 3];
    int bits = ops[pc + 4];
    return switch (op) {
      case Opcode.MOVE -> left;
      case Opcode.ADD -> low(left + code.value(r, b, z), bits);
      case Opcode.SUB -> low(left - code.value(r, b, z), bits);
      case Opcode.MUL -> low(left * code.value(r, b, z), bits);
      case Opcode.AND -> left & code.value(r, b, z);
      case Opcode.OR -> left | code.value(r, b, z);
      case Opcode.XOR -> left ^ code.value(r, b, z);
      case Opcode.EQ -> left == code.value(r, b, z) ? 1 : 0;
      case Opcode.NE -> left != code.value(r, b, z) ? 1 : 0;
      case Opcode.TRUNCATE -> low(left, bits);
      case Opcode.SIGN_EXTEND -> low(Expression.signed(left, z), bits);
      case Opcode.SELECT -> left != 0 ? code.value(r, b, z) : code.value(r, b, bits);
      case Opcode.SHL,
          Opcode.LSHR,
          Opcode.ASHR,
          Opcode.UDIV,
          Opcode.SDIV,
          Opcode.UREM,
          Opcode.SREM ->
          Code.BINARY[op - Opcode.ADD].apply(left, code.value(r, b, z), bits);
      case Opcode.BINARY -> Code.BINARY[ops[pc + 5]].apply(left, code.value(r, b, z), bits);
      case Opcode.COMPARISON ->
          Code.COMPARISON[ops[pc + 5]].test(left, code.value(r, b, z), bits) ? 1 : 0;
      case Opcode.CAST -> Code.CAST[ops[pc + 5]].apply(left, z, bits);
      case Opcode.UNARY -> low(Code.UNARY[z].apply(left, bits), bits);
      default -> Code.COMPARISON[op - Opcode.EQ].test(left, code.value(r, b, z), bits) ? 1 : 0;
    };
  }

  /** The lowest bits of a value. */
  public static long low(long value, int bits) {
    return value & -1L >>> 64 - bits;
  }

  /** Where the jump or branch at {@code pc} leads. */
  public static int target(Code code, int pc, long[] r, int b) {
    int[] ops = code.ops;
    int x = ops[pc + 1];
    return switch (ops[pc]) {
      case Opcode.JUMP -> x;
      case Opcode.BRANCH -> code.value(r, b, x) != 0 ? ops[pc + 2] : ops[pc + 3];
      case Opcode.BRANCH_EQ ->
          code.value(r, b, x) == code.value(r, b, ops[pc + 2]) ? ops[pc + 3] : ops[pc + 4];
      default -> {
        long left = code.value(r, b, x);
        long right = code.value(r, b, ops[pc + 2]);
        boolean holds = Code.COMPARISON[ops[pc + 5] >> 8].test(left, right, ops[pc + 5] & 0xFF);
        yield holds ? ops[pc + 3] : ops[pc + 4];
      }
    };
  }

  // ---------------------------------------------------------------- for translated code

  /**
   * Called by translated code with constant operator and bits, so the compiler removes most of it.
   */
  public static boolean test(long a, long b, int operator, int bits) {
    return switch (operator + Opcode.EQ) {
      case Opcode.EQ -> a == b;
      case Opcode.NE -> a != b;
      case Opcode.UGT -> Long.compareUnsigned(a, b) > 0;
      case Opcode.UGE -> Long.compareUnsigned(a, b) >= 0;
      case Opcode.ULT -> Long.compareUnsigned(a, b) < 0;
      case Opcode.ULE -> Long.compareUnsigned(a, b) <= 0;
      case Opcode.SGT -> Expression.signed(a, bits) > Expression.signed(b, bits);
      case Opcode.SGE -> Expression.signed(a, bits) >= Expression.signed(b, bits);
      case Opcode.SLT -> Expression.signed(a, bits) < Expression.signed(b, bits);
      case Opcode.SLE -> Expression.signed(a, bits) <= Expression.signed(b, bits);
      default -> Code.COMPARISON[operator].test(a, b, bits);
    };
  }

  /** As {@link #test}, of a division by what is not zero. */
  public static long divide(long a, long b, int op, int bits) {
    return switch (op) {
      case Opcode.UDIV -> Long.divideUnsigned(a, b);
      case Opcode.UREM -> Long.remainderUnsigned(a, b);
      case Opcode.SDIV -> low(Expression.signed(a, bits) / Expression.signed(b, bits), bits);
      default -> low(Expression.signed(a, bits) % Expression.signed(b, bits), bits);
    };
  }
}
