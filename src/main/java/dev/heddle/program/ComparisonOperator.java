// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** LLVM's comparisons of integers, and of floats: ordered ones fail on a NaN, others hold. */
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
  SLE("<="),
  FOEQ("==f"),
  FONE("!=f"),
  FOGT(">f"),
  FOGE(">=f"),
  FOLT("<f"),
  FOLE("<=f"),
  ORDERED("ordered"),
  FUEQ("==?f"),
  FUNE("!=?f"),
  FUGT(">?f"),
  FUGE(">=?f"),
  FULT("<?f"),
  FULE("<=?f"),
  UNORDERED("unordered");

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
      default -> testFloats(Floats.value(a, bits), Floats.value(b, bits));
    };
  }

  private boolean testFloats(double x, double y) {
    return switch (this) {
      case FOEQ -> x == y;
      case FONE -> x < y || x > y;
      case FOGT -> x > y;
      case FOGE -> x >= y;
      case FOLT -> x < y;
      case FOLE -> x <= y;
      case ORDERED -> !Double.isNaN(x) && !Double.isNaN(y);
      case FUEQ -> !(x < y || x > y);
      case FUNE -> x != y;
      case FUGT -> !(x <= y);
      case FUGE -> !(x < y);
      case FULT -> !(x >= y);
      case FULE -> !(x > y);
      case UNORDERED -> Double.isNaN(x) || Double.isNaN(y);
      default -> throw new AssertionError(this);
    };
  }

  @Override
  public String toString() {
    return symbol;
  }
}
