// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import dev.heddle.program.DataType;
import java.util.TreeMap;

/** Writes declared types; {@link DataTypeReader} is its mirror image. */
final class DataTypeWriter {
  /** What a type is, in the order of the numbers that are written. */
  enum Form {
    SCALAR,
    ENUMERATION,
    POINTER,
    ARRAY,
    STRUCTURE
  }

  private DataTypeWriter() {}

  static void write(DataType type, ByteWriter out) {
    switch (type) {
      case DataType.Scalar(var name, var encoding, var bytes) -> {
        out.constant(Form.SCALAR);
        out.text(name);
        out.constant(encoding);
        out.number(bytes);
      }
      case DataType.Enumeration(var name, var bytes, var names) -> {
        out.constant(Form.ENUMERATION);
        out.text(name);
        out.number(bytes);
        out.all(
            new TreeMap<>(names).entrySet(),
            e -> {
              out.number(e.getKey());
              out.text(e.getValue());
            });
      }
      case DataType.Pointer(var target) -> {
        out.constant(Form.POINTER);
        out.number(target);
      }
      case DataType.Array(var element, var stride, var bytes) -> {
        out.constant(Form.ARRAY);
        out.number(element);
        out.number(stride);
        out.number(bytes);
      }
      case DataType.Structure(var name, var bytes, var members) -> {
        out.constant(Form.STRUCTURE);
        out.text(name);
        out.number(bytes);
        out.all(members, m -> member(m, out));
      }
    }
  }

  private static void member(DataType.Member m, ByteWriter out) {
    out.text(m.name());
    out.number(m.offset());
    out.number(m.width());
    out.number(m.type());
  }
}
