// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.text;

import java.io.ByteArrayOutputStream;

/** Decodes strings, in which a backslash and two hex digits stand for a byte. */
final class Escapes {
  private Escapes() {}

  static byte[] decode(byte[] text, int from, int to) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(to - from);
    for (int i = from; i < to; i++) {
      if (text[i] != '\\') {
        out.write(text[i]);
      } else if (i + 2 < to && hex(text[i + 1]) >= 0 && hex(text[i + 2]) >= 0) {
        out.write(hex(text[i + 1]) << 4 | hex(text[i + 2]));
        i += 2;
      } else if (i + 1 < to && text[i + 1] == '\\') {
        out.write(text[++i]);
      } else {
        out.write(text[i]);
      }
    }
    return out.toByteArray();
  }

  private static int hex(byte c) {
    return Character.digit(c, 16);
  }
}
