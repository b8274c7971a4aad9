// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** LLVM's intrinsics of one operand: on bits, and on floats of 32 or 64 bits held as their bits. */
public enum UnaryOperator {
  LEADING_ZEROS,
  TRAILING_ZEROS,
  POPULATION,
  SWAP_BYTES,
  REVERSE_BITS,
  SQUARE_ROOT,
  ABSOLUTE,
  FLOOR,
  CEILING,
  TRUNCATE,
  ROUND,
  ROUND_TO_EVEN;

  public long apply(long a, int bits) {
    return switch (this) {
      case LEADING_ZEROS -> Long.numberOfLeadingZeros(a) - (64 - bits);
      case TRAILING_ZEROS -> Math.min(Long.numberOfTrailingZeros(a), bits);
      case POPULATION -> Long.bitCount(a);
      case SWAP_BYTES -> Long.reverseBytes(a) >>> 64 - bits;
      case REVERSE_BITS -> Long.reverse(a) >>> 64 - bits;
      case SQUARE_ROOT, ABSOLUTE, FLOOR, CEILING, TRUNCATE, ROUND, ROUND_TO_EVEN ->
          Floats.bits(onFloat(Floats.value(a, bits)), bits);
    };
  }

  private double onFloat(double x) {
    return switch (this) {
      case SQUARE_ROOT -> Math.sqrt(x);
      case ABSOLUTE -> Math.abs(x);
      case FLOOR -> Math.floor(x);
      case CEILING -> Math.ceil(x);
      case TRUNCATE -> x < 0 ? Math.ceil(x) : Math.floor(x);
      case ROUND -> {
        double whole = Math.floor(Math.abs(x));
        yield Math.copySign(Math.abs(x) - whole >= 0.5 ? whole + 1 : whole, x);
      }
      case ROUND_TO_EVEN -> Math.rint(x);
      case LEADING_ZEROS, TRAILING_ZEROS, POPULATION, SWAP_BYTES, REVERSE_BITS ->
          throw new AssertionError(this);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
