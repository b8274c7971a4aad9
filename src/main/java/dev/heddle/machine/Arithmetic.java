package dev.heddle.machine;

import dev.heddle.program.Expression;

/** What operations give that only compute, and which way those go that only compare. */
final class Arithmetic {
  private Arithmetic() {}

  /** The result of the operation at {@code pc} in the frame at {@code b}. */
  static long compute(Code code, int pc, long[] r, int b) {
    int[] ops = code.ops;
    int op = ops[pc];
    long left = code.value(r, b, ops[pc + 2]);
    int z = ops[pc + 3];
    int bits = ops[pc + 4];
    return switch (op) {
      case Op.MOVE -> left;
      case Op.ADD -> low(left + code.value(r, b, z), bits);
      case Op.SUB -> low(left - code.value(r, b, z), bits);
      case Op.MUL -> low(left * code.value(r, b, z), bits);
      case Op.AND -> left & code.value(r, b, z);
      case Op.OR -> left | code.value(r, b, z);
      case Op.XOR -> left ^ code.value(r, b, z);
      case Op.EQ -> left == code.value(r, b, z) ? 1 : 0;
      case Op.NE -> left != code.value(r, b, z) ? 1 : 0;
      case Op.TRUNCATE -> low(left, bits);
      case Op.SIGN_EXTEND -> low(Expression.signed(left, z), bits);
      case Op.SELECT -> left != 0 ? code.value(r, b, z) : code.value(r, b, bits);
      case Op.SHL, Op.LSHR, Op.ASHR, Op.UDIV, Op.SDIV, Op.UREM, Op.SREM ->
          Code.BINARY[op - Op.ADD].apply(left, code.value(r, b, z), bits);
      case Op.BINARY -> Code.BINARY[ops[pc + 5]].apply(left, code.value(r, b, z), bits);
      case Op.COMPARISON ->
          Code.COMPARISON[ops[pc + 5]].test(left, code.value(r, b, z), bits) ? 1 : 0;
      case Op.CAST -> Code.CAST[ops[pc + 5]].apply(left, z, bits);
      case Op.UNARY -> low(Code.UNARY[z].apply(left, bits), bits);
      default -> Code.COMPARISON[op - Op.EQ].test(left, code.value(r, b, z), bits) ? 1 : 0;
    };
  }

  /** The lowest bits of a value. */
  static long low(long value, int bits) {
    return value & -1L >>> 64 - bits;
  }

  /** Where the jump or branch at {@code pc} leads. */
  static int target(Code code, int pc, long[] r, int b) {
    int[] ops = code.ops;
    int x = ops[pc + 1];
    return switch (ops[pc]) {
      case Op.JUMP -> x;
      case Op.BRANCH -> code.value(r, b, x) != 0 ? ops[pc + 2] : ops[pc + 3];
      case Op.BRANCH_EQ ->
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

  /** Both operator and bits are constants where this is called, so little of it is left there. */
  static boolean test(long a, long b, int operator, int bits) {
    return switch (operator + Op.EQ) {
      case Op.EQ -> a == b;
      case Op.NE -> a != b;
      case Op.UGT -> Long.compareUnsigned(a, b) > 0;
      case Op.UGE -> Long.compareUnsigned(a, b) >= 0;
      case Op.ULT -> Long.compareUnsigned(a, b) < 0;
      case Op.ULE -> Long.compareUnsigned(a, b) <= 0;
      case Op.SGT -> Expression.signed(a, bits) > Expression.signed(b, bits);
      case Op.SGE -> Expression.signed(a, bits) >= Expression.signed(b, bits);
      case Op.SLT -> Expression.signed(a, bits) < Expression.signed(b, bits);
      case Op.SLE -> Expression.signed(a, bits) <= Expression.signed(b, bits);
      default -> Code.COMPARISON[operator].test(a, b, bits);
    };
  }

  /** As {@link #test}, of a division by what is not zero. */
  static long divide(long a, long b, int op, int bits) {
    return switch (op) {
      case Op.UDIV -> Long.divideUnsigned(a, b);
      case Op.UREM -> Long.remainderUnsigned(a, b);
      case Op.SDIV -> low(Expression.signed(a, bits) / Expression.signed(b, bits), bits);
      default -> low(Expression.signed(a, bits) % Expression.signed(b, bits), bits);
    };
  }
}
