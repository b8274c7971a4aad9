// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The expected texts are what a C library prints. */
class PrintfTest {
  private static final int FORMAT = 1000;
  private static final int TEXT = 2000;

  private static String print(String format, String text, long... arguments) {
    byte[] first = format.getBytes(StandardCharsets.ISO_8859_1);
    byte[] second = text.getBytes(StandardCharsets.ISO_8859_1);
    return Printf.print(
        a -> {
          byte[] bytes = a >= TEXT ? second : first;
          long i = a - (a >= TEXT ? TEXT : FORMAT);
          return i < 0 || i > bytes.length ? -1 : i == bytes.length ? 0 : bytes[(int) i] & 0xFF;
        },
        FORMAT,
        arguments);
  }

  @ParameterizedTest
  @CsvSource({
    "%d, 4294967295, -1",
    "%u, -1, 4294967295",
    "%ld, -5, -5",
    "%lu, -1, 18446744073709551615",
    "%hhd, 511, -1",
    "%hd, 65535, -1",
    "%zu, 7, 7",
    "%5d|, 42, '   42|'",
    "%-5d|, 42, '42   |'",
    "%05d, -42, -0042",
    "%+d, 42, +42",
    "% d, 42, ' 42'",
    "%.3d, 7, 007",
    "%x, 255, ff",
    "%#X, 255, 0XFF",
    "%08x, 255, 000000ff",
    "%o, 8, 10",
    "%c, 65, A",
    "%3c, 65, '  A'",
    "%p, 4096, 0x1000",
    "%p, 0, (nil)",
    "%i%%, 3, 3%",
    "%y, 0, %y",
    "100%, 0, 100%"
  })
  void integers(String format, long argument, String expected) {
    assertEquals(expected, print(format, "", argument));
  }

  @ParameterizedTest
  @CsvSource({
    "%f, 1.5, 1.500000",
    "%.2f, 3.14159, 3.14",
    "%8.1f, -2.25, '    -2.2'",
    "%e, 12345.678, 1.234568e+04",
    "%g, 0.0001, 0.0001",
    "%g, 100000, 100000",
    "%g, 1000000, 1e+06",
    "%g, 2.5, 2.5",
    "%+.1f, 1, +1.0"
  })
  void floats(String format, double argument, String expected) {
    assertEquals(expected, print(format, "", Double.doubleToRawLongBits(argument)));
  }

  @Test
  void strings() {
    assertEquals("x=hello, 3\n", print("x=%s, %d\n", "hello", TEXT, 3));
    assertEquals("hel|", print("%.3s|", "hello", TEXT));
    assertEquals("  hello|", print("%*s|", "hello", 7, TEXT));
    assertEquals("(null)", print("%s", "", 0));
    assertEquals("(unreadable)", print("%s", "", TEXT + 5));
  }

  @Test
  void missingArgumentsAreZero() {
    assertEquals("0 0", print("%d %d", ""));
  }
}
