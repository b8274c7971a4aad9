// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;

/** The words of a text: what white space separates, without comments. */
final class AutomatonWords {
  /**
   * @param text empty at the end of the file
   */
  record Word(String text, SourcePosition at) {
    boolean isEnd() {
      return text.isEmpty();
    }

    InputException error(String message) {
      return new InputException(at, message);
    }

    @Override
    public String toString() {
      return isEnd() ? "the end of the file" : "'" + text + "'";
    }
  }

  private final String file;
  private final String text;
  private int at;
  private int line = 1;
  private int column = 1;

  AutomatonWords(String file, String text) {
    this.file = file;
    this.text = text;
  }

  Word next() {
    skip();
    SourcePosition start = new SourcePosition(file, line, column);
    int from = at;
    while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && !comment()) {
      advance();
    }
    return new Word(text.substring(from, at), start);
  }

  /** The next word, which must be there. */
  Word need(String what) {
    Word word = next();
    if (word.isEnd()) {
      throw word.error("expected " + what + ", found " + word);
    }
    return word;
  }

  private void skip() {
    while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || comment())) {
      if (comment()) {
        while (at < text.length() && text.charAt(at) != '\n') {
          advance();
        }
      } else {
        advance();
      }
    }
  }

  private boolean comment() {
    return text.charAt(at) == '#';
  }

  private void advance() {
    boolean newline = text.charAt(at++) == '\n';
    line += newline ? 1 : 0;
    column = newline ? 1 : column + 1;
  }
}
