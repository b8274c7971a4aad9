// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

/**
 * A word, a number, a string, or one character of punctuation.
 *
 * @param offset where it begins, in bytes
 */
record CToken(String text, int offset, int line) {
  boolean is(String other) {
    return text.equals(other);
  }

  boolean isWord() {
    return Character.isJavaIdentifierStart(text.charAt(0));
  }
}
