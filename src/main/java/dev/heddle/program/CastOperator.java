package dev.heddle.program;

/** LLVM's integer casts. */
public enum CastOperator {
  TRUNCATE,
  ZERO_EXTEND,
  SIGN_EXTEND;

  public long apply(long value, int from, int to) {
    return switch (this) {
      case TRUNCATE -> Expression.truncate(value, to);
      case ZERO_EXTEND -> value;
      case SIGN_EXTEND -> Expression.truncate(Expression.signed(value, from), to);
    };
  }
}
