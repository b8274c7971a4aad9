// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

import java.util.List;
import java.util.OptionalInt;

/** Finds where a C text defines {@code main}, without compiling it. */
public final class MainFunction {
  private MainFunction() {}

  /** The line, counted from 1, on which a function {@code main} begins; empty if there is none. */
  public static OptionalInt line(String text) {
    List<CToken> tokens = new CLexer(text).tokens();
    for (int i = 1; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).is("main") && tokens.get(i + 1).is("(") && tokens.get(i - 1).isWord()) {
        return OptionalInt.of(tokens.get(i).line());
      }
    }
    return OptionalInt.empty();
  }
}
