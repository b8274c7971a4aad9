// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/**
 * LLVM's operators on integers, where a division by zero is a failure of the program, and on floats
 * of 32 or 64 bits, held as their bits.
 */
public enum BinaryOperator {
  ADD("+"),
  SUB("-"),
  MUL("*"),
  UDIV("/u"),
  SDIV("/"),
  UREM("%u"),
  SREM("%"),
  SHL("<<"),
  LSHR(">>u"),
  ASHR(">>"),
  AND("&"),
  OR("|"),
  XOR("^"),
  /** The upper half of a product twice as wide. */
  UMULH("*hu"),
  SMULH("*h"),
  FADD("+f"),
  FSUB("-f"),
  FMUL("*f"),
  FDIV("/f"),
  FREM("%f");

  private final String symbol;

  BinaryOperator(String symbol) {
    this.symbol = symbol;
  }

  /** The result on zero-extended operands; a shift by the width or more moves every bit out. */
  public long apply(long a, long b, int bits) {
    return Expression.truncate(
        switch (this) {
          case ADD -> a + b;
          case SUB -> a - b;
          case MUL -> a * b;
          case UDIV -> Long.divideUnsigned(a, b);
          case SDIV -> Expression.signed(a, bits) / Expression.signed(b, bits);
          case UREM -> Long.remainderUnsigned(a, b);
          case SREM -> Expression.signed(a, bits) % Expression.signed(b, bits);
          case SHL -> Long.compareUnsigned(b, bits) >= 0 ? 0 : a << b;
          case LSHR -> Long.compareUnsigned(b, bits) >= 0 ? 0 : a >>> b;
          case ASHR -> Expression.signed(a, bits) >> (Long.compareUnsigned(b, bits) >= 0 ? 63 : b);
          case AND -> a & b;
          case OR -> a | b;
          case XOR -> a ^ b;
          case UMULH -> Math.unsignedMultiplyHigh(a << 64 - bits, b);
          case SMULH -> Math.multiplyHigh(a << 64 - bits, Expression.signed(b, bits));
          case FADD, FSUB, FMUL, FDIV, FREM ->
              Floats.bits(onFloats(Floats.value(a, bits), Floats.value(b, bits)), bits);
        },
        bits);
  }

  /** For floats of 32 bits too: a double has more than twice their digits, so rounding is right. */
  private double onFloats(double x, double y) {
    return switch (this) {
      case FADD -> x + y;
      case FSUB -> x - y;
      case FMUL -> x * y;
      case FDIV -> x / y;
      case FREM -> x % y;
      default -> throw new AssertionError(this);
    };
  }

  public boolean divides() {
    return this == UDIV || this == SDIV || this == UREM || this == SREM;
  }

  @Override
  public String toString() {
    return symbol;
  }
}
