// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.text;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;

/**
 * A word of the text.
 *
 * @param text as written; of an end, what ends there
 * @param start offset in the source
 */
public record LitmusToken(Kind kind, String text, int start, SourcePosition at) {
  public enum Kind {
    NAME,
    NUMBER,
    SYMBOL,
    END
  }

  public boolean is(String spelling) {
    return (kind == Kind.NAME || kind == Kind.SYMBOL) && text.equals(spelling);
  }

  int end() {
    return kind == Kind.END ? start : start + text.length();
  }

  public InputException error(String message) {
    return new InputException(at, message);
  }

  /** As error messages name it. */
  @Override
  public String toString() {
    return kind == Kind.END ? text : "'" + text + "'";
  }
}
