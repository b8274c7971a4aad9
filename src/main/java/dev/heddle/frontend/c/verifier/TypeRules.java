// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static dev.heddle.frontend.c.verifier.InvalidException.unless;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.DataLayout;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rules for types. All pointers count as one type, whatever their address space. */
final class TypeRules {
  private static final int MOST_BITS = 1 << 23;

  /** No address space has more. */
  private static final long MOST_BYTES = 1L << 47;

  private final DataLayout layout;
  private final Set<Type> known = new HashSet<>();

  TypeRules(DataLayout layout) {
    this.layout = layout;
  }

  /** Something in memory can have the type. */
  void sized(Type type) {
    if (!known.contains(type)) {
      bytes(type);
      known.add(type);
    }
  }

  /** At least as many as the type has; never more than a few times {@link #MOST_BYTES}. */
  private long bytes(Type type) {
    long bytes =
        switch (type) {
          case Type.Int(int bits) -> {
            unless(bits <= MOST_BITS, "an integer of " + bits + " bits");
            yield layout.size(type);
          }
          case Type.Pointer p -> layout.size(type);
          case Type.Floating f -> layout.size(type);
          case Type.Array(long length, Type element) -> product(length, bytes(element));
          case Type.Vector(int length, Type element) -> {
            boolean fits = isScalar(element) && length > 0;
            unless(fits, "a vector " + type.text());
            yield 2 * product(length, bytes(element));
          }
          case Type.Struct s -> {
            long sum = 0;
            for (Type field : s.fields()) {
              sum += 2 * bytes(field);
              unless(sum <= MOST_BYTES, "a type of too many bytes");
            }
            yield sum;
          }
          case Type.Void t -> throw noSize(t);
          case Type.Label t -> throw noSize(t);
          case Type.Metadata t -> throw noSize(t);
          case Type.Opaque t -> throw noSize(t);
          case Type.Function t -> throw noSize(t);
        };
    unless(bytes <= MOST_BYTES, "a type of too many bytes");
    return bytes;
  }

  /** Those that an access touches, of a type that is sized. */
  long bytesOf(Type type) {
    return layout.storeSize(type);
  }

  private static long product(long length, long element) {
    boolean fits = length >= 0 && (element == 0 || length <= MOST_BYTES / element);
    unless(fits, "a type of too many bytes");
    return length * element;
  }

  private static InvalidException noSize(Type type) {
    return new InvalidException(type.text() + " has no size");
  }

  void signature(Type.Function type) {
    if (!type.result().equals(Type.VOID)) {
      sized(type.result());
    }
    for (Type parameter : type.parameters()) {
      if (!parameter.equals(Type.METADATA)) {
        sized(parameter);
      }
    }
  }

  void same(Type expected, Type found, String what) {
    unless(
        isSame(expected, found),
        what + " has type " + found.text() + " and not " + expected.text());
  }

  static boolean isSame(Type a, Type b) {
    return a.equals(b) || a instanceof Type.Pointer && b instanceof Type.Pointer;
  }

  void pointer(Type type) {
    unless(type instanceof Type.Pointer, type.text() + " is not a pointer");
  }

  void pointers(Type type) {
    pointer(part(type));
  }

  /** An integer, or a vector of such. */
  void integers(Type type) {
    unless(part(type) instanceof Type.Int, type.text() + " is not an integer");
  }

  void floats(Type type) {
    unless(part(type) instanceof Type.Floating, type.text() + " is not a floating-point type");
  }

  void integersOrPointers(Type type) {
    boolean fits = part(type) instanceof Type.Int || part(type) instanceof Type.Pointer;
    unless(fits, type.text() + " is neither an integer nor a pointer");
  }

  private static boolean isScalar(Type type) {
    return type instanceof Type.Int
        || type instanceof Type.Pointer
        || type instanceof Type.Floating;
  }

  /** What a vector consists of; another type itself. */
  static Type part(Type type) {
    return type instanceof Type.Vector v ? v.element() : type;
  }

  /** A type with a part in place of each of this one's. */
  static Type shaped(Type like, Type part) {
    return like instanceof Type.Vector v ? new Type.Vector(v.length(), part) : part;
  }

  static boolean haveSameShape(Type a, Type b) {
    int length = a instanceof Type.Vector v ? v.length() : 0;
    return length == (b instanceof Type.Vector v ? v.length() : 0);
  }

  /** What a path of numbers leads to. */
  Type member(Type aggregate, List<Integer> path) {
    Type type = aggregate;
    for (int i : path) {
      unless(i >= 0, "an index " + i);
      type = member(type, i);
    }
    unless(!path.isEmpty(), "no index");
    return type;
  }

  private static Type member(Type type, long i) {
    return switch (type) {
      case Type.Struct s when i < s.fields().size() -> s.fields().get((int) i);
      case Type.Array a when i < a.length() -> a.element();
      default -> throw new InvalidException(type.text() + " has no member " + i);
    };
  }

  /** The indices of a {@code getelementptr}, the first of which is about whole objects. */
  void indices(Type source, List<? extends LlvmValue> indices) {
    Type type = source;
    sized(source);
    for (int i = 0; i < indices.size(); i++) {
      LlvmValue index = indices.get(i);
      integers(index.type());
      if (i > 0) {
        type = element(type, index);
      }
    }
  }

  private static Type element(Type type, LlvmValue index) {
    return switch (type) {
      case Type.Array a -> a.element();
      case Type.Vector v -> v.element();
      case Type.Struct s -> {
        unless(index instanceof Constant.Int i && i.value() >= 0, "a field without a number");
        yield member(s, ((Constant.Int) index).value());
      }
      default -> throw new InvalidException("an element of " + type.text());
    };
  }

  /** Whether numbers of one type can become such of another. */
  void convertible(Conversion operator, Type from, Type to) {
    sized(from);
    sized(to);
    Type a = part(from);
    Type b = part(to);
    boolean integers = a instanceof Type.Int && b instanceof Type.Int;
    boolean floats = a instanceof Type.Floating && b instanceof Type.Floating;
    boolean fits =
        switch (operator) {
          case TRUNC -> integers && bits(a) > bits(b);
          case ZEXT, SEXT -> integers && bits(a) < bits(b);
          case FPTRUNC -> floats && layout.size(a) > layout.size(b);
          case FPEXT -> floats && layout.size(a) < layout.size(b);
          case FPTOUI, FPTOSI -> a instanceof Type.Floating && b instanceof Type.Int;
          case UITOFP, SITOFP -> a instanceof Type.Int && b instanceof Type.Floating;
          case PTRTOINT -> a instanceof Type.Pointer && b instanceof Type.Int;
          case INTTOPTR -> a instanceof Type.Int && b instanceof Type.Pointer;
          case ADDRSPACECAST -> a instanceof Type.Pointer && b instanceof Type.Pointer;
          case BITCAST ->
              isScalar(a)
                  && isScalar(b)
                  && a instanceof Type.Pointer == b instanceof Type.Pointer
                  && allBits(from) == allBits(to);
        };
    boolean shaped = operator == Conversion.BITCAST || haveSameShape(from, to);
    unless(fits && shaped, "a conversion from " + from.text() + " to " + to.text());
  }

  private static int bits(Type type) {
    return ((Type.Int) type).bits();
  }

  private long allBits(Type type) {
    Type part = part(type);
    long bits = part instanceof Type.Int(int b) ? b : 8 * layout.storeSize(part);
    return type instanceof Type.Vector v ? v.length() * bits : bits;
  }
}
