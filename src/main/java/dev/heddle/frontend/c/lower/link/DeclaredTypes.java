// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.DebugType;
import dev.heddle.frontend.c.llvm.DebugTypes;
import dev.heddle.program.DataType;
import dev.heddle.program.DataTypes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The types that the user's variables are declared with, each made when it is first asked for.
 * Qualifiers and other names of a type are left out. What the library declares has no parts.
 */
public final class DeclaredTypes {
  /** How many types a program keeps; a type more is unknown. */
  private static final int MOST = 1 << 14;

  /** Structs that contain structs, and names of names: damaged information may have no end. */
  private static final int DEEPEST = 64;

  private record Key(DebugTypes module, int node) {}

  /** A pointer whose target is still to be made. */
  private record Open(int index, Key target) {}

  private final List<DataType> all = new ArrayList<>();
  private final Map<Key, Integer> known = new HashMap<>();
  private final Deque<Open> open = new ArrayDeque<>();

  /** The index of a type of a unit; unknown for what is of no interest to the user. */
  public int of(Unit unit, int node) {
    if (unit.library() || node == DebugType.NONE) {
      return DataType.UNKNOWN;
    }
    int type = of(new Key(unit.types(), node), "", 0);
    while (!open.isEmpty()) {
      Open next = open.poll();
      all.set(next.index, new DataType.Pointer(of(next.target, "", 0)));
    }
    return type;
  }

  /** Adds a type that is in no file. */
  int add(DataType type) {
    all.add(type);
    return all.size() - 1;
  }

  /** The types so far. */
  public DataTypes all() {
    return new DataTypes(all);
  }

  /**
   * @param name another name of the type, for one that has none
   */
  private int of(Key key, String name, int depth) {
    Integer made = known.get(key);
    if (made != null) {
      return made;
    }
    Optional<DebugType> found = key.module.at(key.node);
    if (found.isEmpty() || depth > DEEPEST || all.size() >= MOST) {
      return DataType.UNKNOWN;
    }
    DebugType t = found.get();
    int index = make(key, t, name, depth);
    known.put(key, index);
    return index;
  }

  private int make(Key key, DebugType t, String name, int depth) {
    String own = t.name().isEmpty() ? name : t.name();
    return switch (t.tag()) {
      case "DW_TAG_typedef" -> base(key, t, own, depth);
      case "DW_TAG_const_type",
          "DW_TAG_volatile_type",
          "DW_TAG_atomic_type",
          "DW_TAG_restrict_type" ->
          base(key, t, name, depth);
      case "DW_TAG_pointer_type" -> pointer(key, t);
      case "DW_TAG_structure_type", "DW_TAG_union_type" -> structure(key, t, own, depth);
      case "DW_TAG_array_type" -> array(key, t, depth);
      case "DW_TAG_enumeration_type" -> enumeration(key, t, own);
      default -> add(new DataType.Scalar(own, encoding(t), t.bits() / 8));
    };
  }

  private int base(Key key, DebugType t, String name, int depth) {
    return t.base() == DebugType.NONE
        ? DataType.UNKNOWN
        : of(new Key(key.module, t.base()), name, depth + 1);
  }

  private static DataType.Encoding encoding(DebugType t) {
    return switch (t.encoding()) {
      case "DW_ATE_signed" -> DataType.Encoding.SIGNED;
      case "DW_ATE_unsigned", "DW_ATE_boolean" -> DataType.Encoding.UNSIGNED;
      case "DW_ATE_signed_char", "DW_ATE_unsigned_char" ->
          t.name().equals("char") ? DataType.Encoding.CHARACTER : character(t);
      case "DW_ATE_float" -> DataType.Encoding.FLOAT;
      default -> DataType.Encoding.OPAQUE;
    };
  }

  /** {@code signed char} and {@code unsigned char} are numbers. */
  private static DataType.Encoding character(DebugType t) {
    return t.encoding().equals("DW_ATE_signed_char")
        ? DataType.Encoding.SIGNED
        : DataType.Encoding.UNSIGNED;
  }

  private int pointer(Key key, DebugType t) {
    int index = add(new DataType.Pointer(DataType.UNKNOWN));
    if (t.base() != DebugType.NONE) {
      open.add(new Open(index, new Key(key.module, t.base())));
    }
    return index;
  }

  private int structure(Key key, DebugType t, String name, int depth) {
    int index = add(new DataType.Scalar(name, DataType.Encoding.OPAQUE, t.bits() / 8));
    known.put(key, index);
    List<DataType.Member> members = new ArrayList<>();
    for (int node : t.elements()) {
      DebugType m = key.module.at(node).orElse(null);
      if (m == null || !m.tag().equals("DW_TAG_member") || m.name().startsWith("__")) {
        return index; // a type of the library, or damaged
      }
      int type = base(key, m, "", depth);
      members.add(new DataType.Member(m.name(), m.offset(), m.bitField() ? m.bits() : 0, type));
    }
    all.set(index, new DataType.Structure(name, t.bits() / 8, members));
    return index;
  }

  /** An array of arrays has several ranges. */
  private int array(Key key, DebugType t, int depth) {
    int element = base(key, t, "", depth);
    long stride = element == DataType.UNKNOWN ? 0 : all.get(element).bytes();
    int array = element;
    for (int node : t.elements().reversed()) {
      long count = key.module.at(node).map(DebugType::value).orElse(0L);
      long bytes = count > 0 && stride < 1 << 28 && count < 1 << 28 ? count * stride : 0;
      array = add(new DataType.Array(array, stride, bytes));
      stride = bytes;
    }
    return array;
  }

  private int enumeration(Key key, DebugType t, String name) {
    Map<Long, String> names = new HashMap<>();
    for (int node : t.elements()) {
      key.module.at(node).ifPresent(e -> names.putIfAbsent(e.value(), e.name()));
    }
    return add(new DataType.Enumeration(name, t.bits() / 8, names));
  }
}
