// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** LLVM's casts of integers and floats; a float has 32 or 64 bits. */
public enum CastOperator {
  TRUNCATE,
  ZERO_EXTEND,
  SIGN_EXTEND,
  SIGNED_TO_FLOAT,
  UNSIGNED_TO_FLOAT,
  FLOAT_TO_SIGNED,
  FLOAT_TO_UNSIGNED,
  FLOAT_TO_FLOAT;

  public long apply(long value, int from, int to) {
    return switch (this) {
      case TRUNCATE -> Expression.truncate(value, to);
      case ZERO_EXTEND -> value;
      case SIGN_EXTEND -> Expression.truncate(Expression.signed(value, from), to);
      case SIGNED_TO_FLOAT -> {
        long x = Expression.signed(value, from);
        yield Floats.bits(to == 32 ? (float) x : (double) x, to);
      }
      case UNSIGNED_TO_FLOAT ->
          Floats.bits(to == 32 ? Floats.ofUnsignedSingle(value) : Floats.ofUnsigned(value), to);
      case FLOAT_TO_SIGNED -> Expression.truncate((long) Floats.value(value, from), to);
      case FLOAT_TO_UNSIGNED ->
          Expression.truncate(Floats.toUnsigned(Floats.value(value, from)), to);
      case FLOAT_TO_FLOAT -> Floats.bits(Floats.value(value, from), to);
    };
  }
}
