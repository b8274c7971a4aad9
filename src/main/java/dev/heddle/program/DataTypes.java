// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import java.util.List;
import java.util.stream.Collectors;

/** The types of a program's variables, by index. They may refer to each other in cycles. */
public record DataTypes(List<DataType> all) {
  public static final DataTypes NONE = new DataTypes(List.of());

  /** Types from debug information that was damaged may contain themselves. */
  private static final int DEEPEST = 32;

  public DataTypes {
    all = List.copyOf(all);
  }

  /** A type; one without parts if it is not known. */
  public DataType at(int type) {
    return type < 0 || type >= all.size()
        ? new DataType.Scalar("", DataType.Encoding.OPAQUE, 0)
        : all.get(type);
  }

  /** The type that a pointer points to. */
  public int target(int type) {
    return at(type) instanceof DataType.Pointer(int target) ? target : DataType.UNKNOWN;
  }

  /**
   * A part of an object.
   *
   * @param path from the object: {@code .list.head}, {@code [2].next}, {@code +4}; empty for all of
   *     it
   */
  public record Part(String path, int type) {}

  /**
   * The part of an object at an offset.
   *
   * @param bytes how many are accessed; 0 for the largest part that begins there
   */
  public Part part(int type, long offset, int bytes) {
    StringBuilder path = new StringBuilder();
    int part = part(type, offset, bytes, path, 0);
    return new Part(path.toString(), part);
  }

  private int part(int type, long offset, int bytes, StringBuilder path, int depth) {
    DataType t = at(type);
    boolean whole = offset == 0 && (bytes == 0 || bytes == t.bytes() && !isWrapper(t));
    if (!whole && depth < DEEPEST) {
      if (t instanceof DataType.Array(int element, long stride, long all) && stride > 0) {
        path.append('[').append(offset / stride).append(']');
        return part(element, offset % stride, bytes, path, depth + 1);
      }
      if (t instanceof DataType.Structure s) {
        List<DataType.Member> there =
            s.members().stream().filter(m -> contains(m, offset, bytes)).toList();
        if (!there.isEmpty()) {
          return member(there, offset, bytes, path, depth);
        }
      }
    }
    if (offset != 0) {
      path.append('+').append(offset);
      return DataType.UNKNOWN;
    }
    return type;
  }

  /** Whether it is a struct, union or array with one part, which has all of its bytes. */
  private boolean isWrapper(DataType t) {
    return switch (t) {
      case DataType.Structure s -> s.members().stream().allMatch(m -> size(m) >= t.bytes());
      case DataType.Array a -> a.stride() == t.bytes();
      default -> false;
    };
  }

  private int member(
      List<DataType.Member> there, long offset, int bytes, StringBuilder path, int depth) {
    if (there.stream().allMatch(m -> m.width() > 0)) {
      String names = there.stream().map(DataType.Member::name).collect(Collectors.joining(","));
      path.append('.').append(there.size() == 1 ? names : "{" + names + "}");
      return there.size() == 1 ? there.getFirst().type() : DataType.UNKNOWN;
    }
    DataType.Member best =
        there.stream()
            .filter(m -> fits(m, offset, bytes, depth + 1))
            .findFirst()
            .orElse(there.getFirst());
    path.append(best.name().isEmpty() ? "" : "." + best.name());
    return part(best.type(), offset - best.offset() / 8, bytes, path, depth + 1);
  }

  private boolean contains(DataType.Member m, long offset, int bytes) {
    if (m.width() > 0) {
      return m.offset() < 8 * (offset + Math.max(bytes, 1)) && m.offset() + m.width() > 8 * offset;
    }
    return m.offset() / 8 <= offset && offset < m.offset() / 8 + size(m);
  }

  private long size(DataType.Member m) {
    return at(m.type()).bytes();
  }

  /** Whether a member of a union has a part with exactly these bytes. */
  private boolean fits(DataType.Member m, long offset, int bytes, int depth) {
    int part = part(m.type(), offset - m.offset() / 8, bytes, new StringBuilder(), depth);
    return part != DataType.UNKNOWN && at(part).bytes() == bytes;
  }
}
