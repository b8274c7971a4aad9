// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.function.LongUnaryOperator;

/** Formats text as C's printf does, for the common conversions. */
final class Printf {
  private static final int LONGEST_STRING = 1000;

  private final LongUnaryOperator memory;
  private final String format;
  private final long[] arguments;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private int next;

  private Printf(LongUnaryOperator memory, String format, long[] arguments) {
    this.memory = memory;
    this.format = format;
    this.arguments = arguments;
  }

  /**
   * @param memory the byte at an address, or something negative where there is none
   * @param format the address of the format
   * @param arguments integers, pointers, or the bits of doubles
   */
  static String print(LongUnaryOperator memory, long format, long[] arguments) {
    return new Printf(memory, string(memory, format, LONGEST_STRING), arguments).run();
  }

  private static String string(LongUnaryOperator memory, long address, int most) {
    StringBuilder text = new StringBuilder();
    for (long a = address; text.length() < most; a++) {
      long b = memory.applyAsLong(a);
      if (b < 0) {
        return text.append(address == 0 ? "(null)" : "(unreadable)").toString();
      }
      if (b == 0) {
        break;
      }
      text.append((char) b);
    }
    return text.toString();
  }

  private String run() {
    while (at < format.length()) {
      char c = format.charAt(at++);
      if (c == '%' && at < format.length()) {
        conversion();
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private long argument() {
    return next < arguments.length ? arguments[next++] : 0;
  }

  /** Reads characters of a set. */
  private String some(String set) {
    int from = at;
    while (at < format.length() && set.indexOf(format.charAt(at)) >= 0) {
      at++;
    }
    return format.substring(from, at);
  }

  private int number() {
    if (at < format.length() && format.charAt(at) == '*') {
      at++;
      return (int) argument();
    }
    String digits = some("0123456789");
    return digits.isEmpty() || digits.length() > 4 ? 0 : Integer.parseInt(digits);
  }

  /** What stands between {@code %} and the letter; a precision of -1 is none. */
  private record Spec(String flags, int width, int precision, int bits) {
    boolean has(char flag) {
      return flags.indexOf(flag) >= 0;
    }
  }

  private void conversion() {
    String flags = some("-+ #0'");
    int width = number();
    if (width < 0) {
      flags += "-";
      width = -width;
    }
    int precision = -1;
    if (at < format.length() && format.charAt(at) == '.') {
      at++;
      precision = number();
    }
    Spec spec = new Spec(flags, width, precision, bits(some("hlqjztL")));
    char letter = at < format.length() ? format.charAt(at++) : '%';
    out.append(
        switch (letter) {
          case 'd', 'i' -> signed(spec);
          case 'u' -> unsigned(spec, 10, "");
          case 'x' -> unsigned(spec, 16, "0x");
          case 'X' -> unsigned(spec, 16, "0X").toUpperCase(Locale.ROOT);
          case 'o' -> unsigned(spec, 8, "0");
          case 'c' -> padded(spec, String.valueOf((char) (argument() & 0xFF)));
          case 's' -> padded(spec, text(spec));
          case 'p' -> padded(spec, pointer(argument()));
          case 'e', 'f', 'g', 'E', 'F', 'G', 'a', 'A' -> floating(spec, letter);
          case '%' -> "%";
          case 'm' -> "";
          case 'n' -> String.valueOf(argument()).substring(0, 0);
          default -> "%" + letter;
        });
  }

  private static int bits(String length) {
    return switch (length) {
      case "hh" -> 8;
      case "h" -> 16;
      case "" -> 32;
      default -> 64;
    };
  }

  private String text(Spec spec) {
    int most = spec.precision() < 0 ? LONGEST_STRING : spec.precision();
    return string(memory, argument(), most);
  }

  private static String pointer(long address) {
    return address == 0 ? "(nil)" : "0x" + Long.toHexString(address);
  }

  private String signed(Spec spec) {
    int unused = 64 - spec.bits();
    long value = argument() << unused >> unused;
    String sign = value < 0 ? "-" : spec.has('+') ? "+" : spec.has(' ') ? " " : "";
    return digits(spec, sign, String.valueOf(value).replace("-", ""));
  }

  private String unsigned(Spec spec, int radix, String prefix) {
    long value = argument() & -1L >>> 64 - spec.bits();
    String sign = spec.has('#') && value != 0 ? prefix : "";
    return digits(spec, sign, Long.toUnsignedString(value, radix));
  }

  /** A number with its sign or prefix, with zeros up to the precision or the width. */
  private static String digits(Spec spec, String sign, String digits) {
    boolean fills = spec.has('0') && !spec.has('-') && spec.precision() < 0;
    int least = fills ? spec.width() - sign.length() : spec.precision();
    String all = "0".repeat(Math.max(0, least - digits.length())) + digits;
    return padded(spec, sign + all);
  }

  private static String padded(Spec spec, String text) {
    String gap = " ".repeat(Math.max(0, spec.width() - text.length()));
    return spec.has('-') ? text + gap : gap + text;
  }

  private String floating(Spec spec, char letter) {
    double value = Double.longBitsToDouble(argument());
    String sign = spec.has('+') && value >= 0 ? "+" : "";
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return padded(spec, sign + (Double.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf"));
    }
    int precision = spec.precision() < 0 ? 6 : spec.precision();
    String text =
        switch (letter) {
          case 'g', 'G' -> general(value, Math.max(1, precision));
          case 'e', 'E' -> String.format(Locale.ROOT, "%." + precision + "e", value);
          case 'a', 'A' -> Double.toHexString(value);
          default -> fixed(value, precision);
        };
    return Character.isUpperCase(letter)
        ? digits(spec, sign, text).toUpperCase(Locale.ROOT)
        : padded(spec, sign + text);
  }

  /** Rounded as C does: halves to even. */
  private static String fixed(double value, int digits) {
    return new BigDecimal(value).setScale(digits, RoundingMode.HALF_EVEN).toPlainString();
  }

  /** As short as {@code %e} or {@code %f} gets it, without zeros at the end. */
  private static String general(double value, int precision) {
    String scientific = String.format(Locale.ROOT, "%." + (precision - 1) + "e", value);
    int exponent = Integer.parseInt(scientific.substring(scientific.indexOf('e') + 1));
    if (exponent >= -4 && exponent < precision) {
      String fixed = fixed(value, precision - 1 - exponent);
      return fixed.contains(".") ? fixed.replaceAll("\\.?0+$", "") : fixed;
    }
    return scientific.replaceAll("\\.?0+e", "e");
  }
}
