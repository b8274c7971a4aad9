package dev.heddle.program;

/** LLVM's integer comparisons. */
public enum ComparisonOperator {
  EQ("=="),
  NE("!="),
  UGT(">u"),
  UGE(">=u"),
  ULT("<u"),
  ULE("<=u"),
  SGT(">"),
  SGE(">="),
  SLT("<"),
  SLE("<=");

  private final String symbol;

  ComparisonOperator(String symbol) {
    this.symbol = symbol;
  }

  public boolean test(long a, long b, int bits) {
    long x = Expression.signed(a, bits);
    long y = Expression.signed(b, bits);
    return switch (this) {
      case EQ -> a == b;
      case NE -> a != b;
      case UGT -> Long.compareUnsigned(a, b) > 0;
      case UGE -> Long.compareUnsigned(a, b) >= 0;
      case ULT -> Long.compareUnsigned(a, b) < 0;
      case ULE -> Long.compareUnsigned(a, b) <= 0;
      case SGT -> x > y;
      case SGE -> x >= y;
      case SLT -> x < y;
      case SLE -> x <= y;
    };
  }

  @Override
  public String toString() {
    return symbol;
  }
}
