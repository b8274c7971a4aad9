// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import dev.heddle.program.DataType;
import java.util.HashMap;
import java.util.Map;

/** Reads what {@link DataTypeWriter} wrote. */
final class DataTypeReader {
  private static final DataTypeWriter.Form[] FORMS = DataTypeWriter.Form.values();
  private static final DataType.Encoding[] ENCODINGS = DataType.Encoding.values();

  private DataTypeReader() {}

  static DataType read(ByteReader in) {
    return switch (in.constant(FORMS)) {
      case SCALAR -> new DataType.Scalar(in.text(), in.constant(ENCODINGS), in.number());
      case ENUMERATION -> new DataType.Enumeration(in.text(), in.number(), names(in));
      case POINTER -> new DataType.Pointer(in.small());
      case ARRAY -> new DataType.Array(in.small(), in.number(), in.number());
      case STRUCTURE ->
          new DataType.Structure(
              in.text(),
              in.number(),
              in.all(() -> new DataType.Member(in.text(), in.number(), in.number(), in.small())));
    };
  }

  private static Map<Long, String> names(ByteReader in) {
    Map<Long, String> names = new HashMap<>();
    for (int left = in.small(); left > 0; left--) {
      long value = in.number();
      names.put(value, in.text());
    }
    return names;
  }
}
