// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.util.List;

/**
 * Sizes and alignments of types in memory: x86-64's rules, little-endian, 64-bit pointers.
 *
 * @param wideAlignment of integers beyond 64 bits: 16, or 8 in text of clang before 18
 */
public record DataLayout(int wideAlignment) {
  public static final int POINTER_BYTES = 8;

  /** Reads LLVM's data layout string. */
  public static DataLayout of(String description) {
    return new DataLayout(description.contains("-i128:128") ? 16 : 8);
  }

  /** Bytes from one element of an array to the next. */
  public long size(Type type) {
    return roundUp(storeSize(type), alignment(type));
  }

  /** Bytes that a load or store of the type touches. */
  public long storeSize(Type type) {
    return switch (type) {
      case Type.Int t -> Math.ceilDiv(t.bits(), 8);
      case Type.Pointer t -> POINTER_BYTES;
      case Type.Floating t ->
          switch (t.format()) {
            case HALF, BFLOAT -> 2;
            case FLOAT -> 4;
            case DOUBLE -> 8;
            case X87 -> 10;
            case QUAD -> 16;
          };
      case Type.Array t -> Math.multiplyExact(t.length(), size(t.element()));
      case Type.Vector t -> Math.ceilDiv(t.length() * elementBits(t.element()), 8);
      case Type.Struct t -> offset(t, t.fields().size());
      case Type.Void t -> throw noSize(t);
      case Type.Label t -> throw noSize(t);
      case Type.Metadata t -> throw noSize(t);
      case Type.Opaque t -> throw noSize(t);
      case Type.Function t -> throw noSize(t);
    };
  }

  /** The natural alignment of a type, a power of two. */
  public int alignment(Type type) {
    return switch (type) {
      case Type.Int t -> t.bits() > 64 ? wideAlignment : powerFrom(Math.ceilDiv(t.bits(), 8));
      case Type.Pointer t -> POINTER_BYTES;
      case Type.Floating t -> powerFrom(storeSize(t));
      case Type.Array t -> alignment(t.element());
      case Type.Vector t -> powerFrom(storeSize(t));
      case Type.Struct t -> t.packed() ? 1 : largestAlignment(t.fields());
      case Type.Void t -> 1;
      case Type.Label t -> 1;
      case Type.Metadata t -> 1;
      case Type.Opaque t -> 1;
      case Type.Function t -> 1;
    };
  }

  /** Where a field of the struct begins; the end of the struct, for the index after the last. */
  public long offset(Type.Struct struct, int field) {
    long offset = 0;
    for (int i = 0; i < field; i++) {
      Type type = struct.fields().get(i);
      offset = align(struct, type, offset) + size(type);
    }
    return field < struct.fields().size()
        ? align(struct, struct.fields().get(field), offset)
        : roundUp(offset, alignment(struct));
  }

  private long align(Type.Struct struct, Type field, long offset) {
    return struct.packed() ? offset : roundUp(offset, alignment(field));
  }

  private int largestAlignment(List<Type> fields) {
    return fields.stream().mapToInt(this::alignment).max().orElse(1);
  }

  private long elementBits(Type element) {
    return element instanceof Type.Int(int bits) ? bits : 8 * storeSize(element);
  }

  private static int powerFrom(long bytes) {
    return (int) Math.max(1, Long.highestOneBit(2 * bytes - 1));
  }

  private static long roundUp(long value, int alignment) {
    return Math.ceilDiv(value, alignment) * alignment;
  }

  private static IllegalArgumentException noSize(Type type) {
    return new IllegalArgumentException(type.text() + " has no size");
  }
}
