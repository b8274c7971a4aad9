// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** A value known before the program runs, up to the addresses of globals. */
public sealed interface Constant extends LlvmValue {
  /** An integer of at most 64 bits, with its sign extended as far as the text shows it. */
  record Int(Type type, long value) implements Constant {}

  /** An integer of more than 64 bits. */
  record WideInt(Type type, BigInteger value) implements Constant {}

  /** A float or double, by the bits of the double with the same value. */
  record Floating(Type type, long bits) implements Constant {
    public double value() {
      return Double.longBitsToDouble(bits);
    }
  }

  /** A number in a format other than float and double, as its bytes, lowest first. */
  record OtherFloating(Type type, List<Byte> bytes) implements Constant {
    public OtherFloating {
      bytes = List.copyOf(bytes);
    }
  }

  /** All bytes zero: {@code null} and {@code zeroinitializer}. */
  record Zero(Type type) implements Constant {}

  /** {@code undef}, {@code poison} and {@code none}: no particular value. */
  record Undefined(Type type) implements Constant {}

  /** A string: an array of bytes. */
  record Bytes(Type type, byte[] bytes) implements Constant {
    public Bytes {
      bytes = bytes.clone();
    }

    @Override
    public byte[] bytes() {
      return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Bytes(Type t, byte[] b) && t.equals(type) && Arrays.equals(b, bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }
  }

  /** An array, struct or vector, by its elements. */
  record Aggregate(Type type, List<Constant> elements) implements Constant {
    public Aggregate {
      elements = List.copyOf(elements);
    }
  }

  /** A vector whose elements are all the same. */
  record Splat(Type type, Constant element) implements Constant {}

  /** The address of a global, function or alias. */
  record Symbol(String name) implements Constant {
    @Override
    public Type type() {
      return Type.POINTER;
    }
  }

  /** The address of a block, for a computed goto. */
  record BlockAddress(String function, String block) implements Constant {
    @Override
    public Type type() {
      return Type.POINTER;
    }
  }

  record ElementAddress(Type source, Constant base, List<Constant> indices) implements Constant {
    public ElementAddress {
      indices = List.copyOf(indices);
    }

    @Override
    public Type type() {
      return Type.POINTER;
    }
  }

  record Converted(Conversion operator, Constant operand, Type type) implements Constant {}

  record Computed(LlvmBinaryOperator operator, Constant left, Constant right) implements Constant {
    @Override
    public Type type() {
      return left.type();
    }
  }
}
