// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.text;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;

/** The bytes of a module, with the name that errors call them by. */
public record LlvmText(String name, byte[] bytes, WordInterner words) {
  public LlvmText(String name, byte[] bytes) {
    this(name, bytes, new WordInterner(bytes));
  }

  int at(int offset) {
    return offset < bytes.length ? bytes[offset] & 0xFF : -1;
  }

  SourcePosition position(int offset) {
    int line = 1;
    int begin = 0;
    for (int i = 0; i < Math.min(offset, bytes.length); i++) {
      if (bytes[i] == '\n') {
        line++;
        begin = i + 1;
      }
    }
    return new SourcePosition(name, line, offset - begin + 1);
  }

  InputException error(int offset, String message) {
    return new InputException(position(offset), message);
  }
}
