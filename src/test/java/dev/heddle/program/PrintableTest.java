// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
  @ParameterizedTest
  @ValueSource(
      ints = {
        0, 7, 8, 0xB, 0xC, 0x1B, 0x7F, 0x80, 0x85, 0x9B, 0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F,
        0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0xD800, 0xDFFF, 0xFEFF, 0xFFF9
      })
  void whatIsNotSeenBecomesVisible(int c) {
    String text = "a" + (char) c + "b";
    String expected = String.format("a\\u%04xb", c);
    assertEquals(expected, Printable.text(text));
    assertEquals(expected, Printable.line(text));
  }

  @Test
  void linesStayInTextsOnly() {
    assertEquals("a\n\tb\r\n\\rc\\r", Printable.text("a\n\tb\r\n\rc\r"));
    assertEquals("a\\n\\tb\\r\\n", Printable.line("a\n\tb\r\n"));
    assertEquals("\\udb40\\udc01", Printable.line("\uDB40\uDC01"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "plain \\n \\u001b", "dé日本 \uD83D\uDE00", "می\u200Cخواهم"})
  void printableTextStays(String text) {
    assertEquals(text, Printable.text(text));
    assertEquals(text, Printable.line(text));
  }

  @Test
  void nothingIsEscapedTwice() {
    String once = Printable.line("\u001b\n\u202e");
    assertSame(once, Printable.line(once));
  }

  @Test
  void everyCharacterIsPrintableThen() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      String line = Printable.line(Character.toString(c));
      assertFalse(line.codePoints().anyMatch(Character::isISOControl), line);
    }
  }
}
