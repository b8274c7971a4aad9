package dev.heddle.machine;

/** The less common operations on zero-extended values, by decoded operation. */
final class Arithmetic {
  private Arithmetic() {}

  static long signed(long value, int bits) {
    return value << 64 - bits >> 64 - bits;
  }

  private static long low(long value, int bits) {
    return value & -1L >>> 64 - bits;
  }

  static long shift(int op, long a, long b, int bits) {
    boolean out = Long.compareUnsigned(b, bits) >= 0;
    return switch (op) {
      case Op.SHL -> out ? 0 : low(a << b, bits);
      case Op.LSHR -> out ? 0 : a >>> b;
      default -> low(signed(a, bits) >> (out ? 63 : b), bits);
    };
  }

  static long divide(int op, long a, long b, int bits) {
    return switch (op) {
      case Op.UDIV -> Long.divideUnsigned(a, b);
      case Op.UREM -> Long.remainderUnsigned(a, b);
      case Op.SDIV -> low(signed(a, bits) / signed(b, bits), bits);
      default -> low(signed(a, bits) % signed(b, bits), bits);
    };
  }

  static boolean compare(int op, long a, long b, int bits) {
    return switch (op) {
      case Op.UGT -> Long.compareUnsigned(a, b) > 0;
      case Op.UGE -> Long.compareUnsigned(a, b) >= 0;
      case Op.ULT -> Long.compareUnsigned(a, b) < 0;
      case Op.ULE -> Long.compareUnsigned(a, b) <= 0;
      case Op.SGT -> signed(a, bits) > signed(b, bits);
      case Op.SGE -> signed(a, bits) >= signed(b, bits);
      case Op.SLT -> signed(a, bits) < signed(b, bits);
      default -> signed(a, bits) <= signed(b, bits);
    };
  }
}
