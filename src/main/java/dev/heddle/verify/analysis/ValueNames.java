// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.program.DataType;
import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/** Values as C writes them, by their types. */
final class ValueNames {
  private static final int POINTER = 8;

  /** The longest text that is shown whole. */
  private static final int LONGEST = 24;

  private final AddressNames places;
  private final Machine machine;
  private final Program program;

  ValueNames(AddressNames places, Machine machine) {
    this.places = places;
    this.machine = machine;
    this.program = machine.program();
  }

  /** A number that is too wide for the others, in hexadecimal. */
  static String digits(byte[] bytes) {
    StringBuilder digits = new StringBuilder();
    for (byte b : bytes) {
      digits.insert(0, HexFormat.of().toHexDigits(b));
    }
    return "0x" + digits;
  }

  String of(long value, int bytes, int type) {
    if (bytes == POINTER && isPointer(value)) {
      DataType target = program.types().at(program.types().target(type));
      boolean whole = target.bytes() > 1 && target.bytes() <= Integer.MAX_VALUE;
      return places.pointer(value, whole ? (int) target.bytes() : 0);
    }
    DataType t = program.types().at(type);
    if (t.bytes() != bytes) {
      return String.valueOf(Expression.signed(value, 8 * bytes));
    }
    return switch (t) {
      case DataType.Pointer _ when value == 0 -> "NULL";
      case DataType.Enumeration e -> named(e, Expression.signed(value, 8 * bytes));
      case DataType.Scalar s -> scalar(s, value, bytes);
      default -> String.valueOf(Expression.signed(value, 8 * bytes));
    };
  }

  private boolean isPointer(long value) {
    return machine.state().reserved(value).isPresent() || program.globalAt(value).isPresent();
  }

  private static String named(DataType.Enumeration e, long value) {
    String name = e.names().get(value);
    return name == null ? String.valueOf(value) : name;
  }

  private static String scalar(DataType.Scalar s, long value, int bytes) {
    long signed = Expression.signed(value, 8 * bytes);
    return switch (s.encoding()) {
      case UNSIGNED -> Long.toUnsignedString(bytes == 8 ? value : value & (1L << 8 * bytes) - 1);
      case CHARACTER -> character((int) signed);
      case FLOAT ->
          bytes == 4
              ? String.valueOf(Float.intBitsToFloat((int) value))
              : bytes == 8
                  ? String.valueOf(Double.longBitsToDouble(value))
                  : String.valueOf(signed);
      case SIGNED, OPAQUE -> String.valueOf(signed);
    };
  }

  private static String character(int c) {
    return c >= ' ' && c < 127 && c != '\'' && c != '\\' ? "'" + (char) c + "'" : String.valueOf(c);
  }

  /** Whether it is the type of a character. */
  boolean isText(int type) {
    return program.types().at(type) instanceof DataType.Scalar s
        && s.encoding() == DataType.Encoding.CHARACTER;
  }

  String content(byte[] bytes, int type) {
    boolean zero = true;
    for (byte b : bytes) {
      zero &= b == 0;
    }
    String size = " (" + bytes.length + " bytes)";
    if (isText(type)) {
      int end = 0;
      while (end < bytes.length && bytes[end] != 0) {
        end++;
      }
      return quoted(new String(bytes, 0, end, StandardCharsets.UTF_8)) + (end == 0 ? size : "");
    }
    return zero ? "0" + size : "{..}" + size;
  }

  /** The text of a string literal that an address points into. */
  Optional<String> text(long address) {
    return program
        .globalAt(address)
        .filter(g -> g.isConstant() && g.name().startsWith(".str"))
        .map(g -> literal(g, (int) (address - g.address())));
  }

  private static String literal(Global g, int from) {
    byte[] all = g.bytes();
    int to = from;
    while (to < all.length && all[to] != 0) {
      to++;
    }
    return quoted(new String(all, from, to - from, StandardCharsets.UTF_8));
  }

  /** A text as a literal, cut if it is long. */
  static String quoted(String text) {
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST - 2) + ".." : text;
    String escaped = shown.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return '"' + escaped.replace("\t", "\\t") + '"';
  }
}
