// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import java.util.List;
import java.util.Map;

/** The type that a variable is declared with. Other types are named by their index. */
public sealed interface DataType {
  /** What stands for a type that is not known. */
  int UNKNOWN = -1;

  /** The number of bytes, 0 if it is not known. */
  long bytes();

  /** How the bits of a scalar are read. */
  enum Encoding {
    SIGNED,
    UNSIGNED,
    CHARACTER,
    FLOAT,
    /** Its parts are nobody's business. */
    OPAQUE
  }

  /** A number, or something whose parts have no names. */
  record Scalar(String name, Encoding encoding, long bytes) implements DataType {
    public Scalar {
      name = Printable.line(name);
    }
  }

  /**
   * @param names of the values that have one
   */
  record Enumeration(String name, long bytes, Map<Long, String> names) implements DataType {
    public Enumeration {
      name = Printable.line(name);
      names = Map.copyOf(names);
    }
  }

  /**
   * @param target the type pointed to, unknown for {@code void *}
   */
  record Pointer(int target) implements DataType {
    @Override
    public long bytes() {
      return 8;
    }
  }

  /**
   * @param stride the bytes of an element, 0 if they are not known
   */
  record Array(int element, long stride, long bytes) implements DataType {}

  /**
   * A struct or union.
   *
   * @param name its tag, or the name of the type; empty if it has none
   */
  record Structure(String name, long bytes, List<Member> members) implements DataType {
    public Structure {
      name = Printable.line(name);
      members = List.copyOf(members);
    }
  }

  /**
   * @param name empty if its own members are used like those of the struct
   * @param offset in bits
   * @param width in bits, of a bit-field; 0 for other members
   */
  record Member(String name, long offset, long width, int type) {
    public Member {
      name = Printable.line(name);
    }
  }
}
