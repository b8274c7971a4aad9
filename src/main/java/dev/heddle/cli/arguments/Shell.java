// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import dev.heddle.program.Printable;
import java.util.List;

/** Quotes words for a shell. */
public final class Shell {
  private Shell() {}

  public static String quote(String word) {
    if (word.matches("[A-Za-z0-9_./:=,+@%-]+")) {
      return word;
    }
    return Printable.line(word).equals(word)
        ? "'" + word.replace("'", "'\\''") + "'"
        : "$'" + Printable.line(word.replace("\\", "\\\\").replace("'", "\\'")) + "'";
  }

  /** An option as it was given; nothing if it was not. */
  public static List<String> option(Arguments arguments, Syntax.Option option) {
    if (!arguments.has(option.name())) {
      return List.of();
    }
    return option.value() == null
        ? List.of(option.name())
        : List.of(option.name(), quote(arguments.text(option.name(), "")));
  }
}
