// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/**
 * A value computed from registers without touching memory. An integer of {@code bits} bits is held
 * zero-extended in a long; signed operators extend its sign themselves. A float is its bits.
 */
public sealed interface Expression {
  /**
   * Width of the value, 1 to 64; or 128 for a value that can only be stored, loaded, exchanged,
   * compared with another, or taken apart.
   */
  int bits();

  record Constant(long value, int bits) implements Expression {
    public Constant {
      value = truncate(value, bits);
    }
  }

  /** A register of the expression's function, by index. */
  record Register(int index, int bits) implements Expression {}

  /** The address of a byte of a global. */
  record GlobalAddress(Global global, long offset, int bits) implements Expression {
    public long value() {
      return truncate(global.address() + offset, bits);
    }
  }

  /** The address of a function, by its index in the program; fit for calls and comparison only. */
  record FunctionAddress(int function) implements Expression {
    /** Recognisable, and outside every object. */
    public static final long FIRST = 0x7f00_0000_0000L;

    public static final int SPACING = 16;

    public long value() {
      return FIRST + (long) SPACING * function;
    }

    @Override
    public int bits() {
      return 64;
    }
  }

  record Binary(BinaryOperator operator, Expression left, Expression right) implements Expression {
    public Binary {
      sameBits(left, right);
    }

    @Override
    public int bits() {
      return left.bits();
    }
  }

  record Comparison(ComparisonOperator operator, Expression left, Expression right)
      implements Expression {
    public Comparison {
      sameBits(left, right);
    }

    @Override
    public int bits() {
      return 1;
    }
  }

  record Unary(UnaryOperator operator, Expression operand) implements Expression {
    @Override
    public int bits() {
      return operand.bits();
    }
  }

  /** A value of 128 bits from its halves, of 64 bits each. */
  record Wide(Expression low, Expression high) implements Expression {
    public Wide {
      if (low.bits() != 64 || high.bits() != 64) {
        throw new IllegalArgumentException("halves of " + low.bits() + " and " + high.bits());
      }
    }

    @Override
    public int bits() {
      return 128;
    }
  }

  /** Half of a value of 128 bits. */
  record Half(Expression wide, Part part) implements Expression {
    /** Which half. */
    public enum Part {
      LOW,
      HIGH
    }

    public Half {
      if (wide.bits() != 128) {
        throw new IllegalArgumentException("half of " + wide.bits());
      }
    }

    @Override
    public int bits() {
      return 64;
    }
  }

  record Cast(CastOperator operator, Expression operand, int bits) implements Expression {}

  /** {@code condition ? whenTrue : whenFalse}, both sides evaluated. */
  record Select(Expression condition, Expression whenTrue, Expression whenFalse)
      implements Expression {
    public Select {
      sameBits(whenTrue, whenFalse);
    }

    @Override
    public int bits() {
      return whenTrue.bits();
    }
  }

  /** The low {@code bits} bits of a value. */
  static long truncate(long value, int bits) {
    return bits >= 64 ? value : value & ((1L << bits) - 1);
  }

  /** A value of {@code bits} bits read as signed. */
  static long signed(long value, int bits) {
    int unused = 64 - bits;
    return value << unused >> unused;
  }

  static Constant constant(long value, int bits) {
    return new Constant(value, bits);
  }

  private static void sameBits(Expression left, Expression right) {
    if (left.bits() != right.bits()) {
      throw new IllegalArgumentException("operands of " + left.bits() + " and " + right.bits());
    }
  }
}
