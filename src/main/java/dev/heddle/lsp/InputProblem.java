// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Something that is wrong with a text, so that it cannot be checked. */
record InputProblem(SourcePosition at, String message) {
  /** What clang writes for each error. */
  private static final Pattern ERROR =
      Pattern.compile("(?m)^(.+?):(\\d{1,9}):(\\d{1,9}): (?:fatal )?error: (.*)$");

  /** All errors that clang found, or its whole message where it names no place. */
  static List<InputProblem> of(ClangException e) {
    List<InputProblem> all = new ArrayList<>();
    for (Matcher m = ERROR.matcher(e.getMessage()); m.find(); ) {
      int line = Integer.parseInt(m.group(2));
      int column = Integer.parseInt(m.group(3));
      all.add(new InputProblem(new SourcePosition(m.group(1), line, column), m.group(4)));
    }
    return all.isEmpty() ? of(e.getMessage()) : all;
  }

  static List<InputProblem> of(InputException e) {
    String place = e.at() + ": ";
    String text = e.getMessage();
    String message = text.startsWith(place) ? text.substring(place.length()) : text;
    return List.of(new InputProblem(e.at(), message));
  }

  /** Of the whole text. */
  static List<InputProblem> of(String message) {
    return List.of(new InputProblem(SourcePosition.NONE, message));
  }
}
