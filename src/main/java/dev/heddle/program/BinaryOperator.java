package dev.heddle.program;

/** LLVM's integer operators; a division by zero is a failure of the program. */
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
  XOR("^");

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
        },
        bits);
  }

  public boolean divides() {
    return this == UDIV || this == SDIV || this == UREM || this == SREM;
  }

  @Override
  public String toString() {
    return symbol;
  }
}
