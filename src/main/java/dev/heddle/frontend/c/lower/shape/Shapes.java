// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import dev.heddle.frontend.c.llvm.DataLayout;
import dev.heddle.frontend.c.llvm.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The scalars of which the values of a type consist; each is held in its own register. */
public final class Shapes {
  /** Values of more parts are no values one would pass around. */
  private static final int MOST = 4096;

  private final DataLayout layout;
  private final Map<Type, List<Leaf>> known = new HashMap<>();

  public Shapes(DataLayout layout) {
    this.layout = layout;
  }

  public DataLayout layout() {
    return layout;
  }

  public List<Leaf> of(Type type) {
    List<Leaf> leaves = known.get(type);
    if (leaves == null) {
      List<Leaf> found = new ArrayList<>();
      collect(type, 0, found);
      leaves = List.copyOf(found);
      known.put(type, leaves);
    }
    return leaves;
  }

  /** Whether it is an integer of two scalars. */
  public static boolean isWide(Type type) {
    return type instanceof Type.Int(int bits) && bits > 64;
  }

  private void collect(Type type, long offset, List<Leaf> leaves) {
    if (leaves.size() > MOST) {
      throw new UnsupportedException("a value of type " + type.text());
    }
    switch (type) {
      case Type.Int(int bits) -> {
        if (bits > 128) {
          throw new UnsupportedException("integers of " + bits + " bits");
        }
        leaves.add(new Leaf(offset, Math.min(bits, 64)));
        if (bits > 64) {
          leaves.add(new Leaf(offset + 8, bits - 64));
        }
      }
      case Type.Pointer p -> leaves.add(new Leaf(offset, 64));
      case Type.Floating(Type.Format format) -> leaves.add(new Leaf(offset, bits(format)));
      case Type.Array(long length, Type element) -> collect(element, length, offset, leaves);
      case Type.Vector(int length, Type element) -> {
        if (isWide(element)) {
          throw new UnsupportedException("vectors of integers of 128 bits");
        }
        collect(element, length, offset, leaves);
      }
      case Type.Struct s -> {
        for (int i = 0; i < s.fields().size(); i++) {
          collect(s.fields().get(i), offset + layout.offset(s, i), leaves);
        }
      }
      case Type.Void v -> {}
      case Type.Label l -> throw new UnsupportedException("a value of type label");
      case Type.Metadata m -> throw new UnsupportedException("a value of type metadata");
      case Type.Opaque o -> throw new UnsupportedException("a value of type " + o.text());
      case Type.Function f -> throw new UnsupportedException("a value of type " + f.text());
    }
  }

  private void collect(Type element, long length, long offset, List<Leaf> leaves) {
    boolean isEmpty = layout.size(element) == 0;
    for (long i = 0; i < length && !isEmpty; i++) {
      collect(element, offset + i * layout.size(element), leaves);
    }
  }

  private static int bits(Type.Format format) {
    return switch (format) {
      case FLOAT -> 32;
      case DOUBLE -> 64;
      case X87, QUAD -> throw new UnsupportedException("arithmetic on long double");
      case HALF, BFLOAT -> throw new UnsupportedException("floating-point numbers of 16 bits");
    };
  }
}
