package dev.heddle.cli;

import java.util.List;

/** Words as a shell reads them. */
final class Shell {
  private Shell() {}

  static String quote(String word) {
    return word.matches("[A-Za-z0-9_./:=,+@%-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** An option as it was given; nothing if it was not. */
  static List<String> option(Arguments arguments, Syntax.Option option) {
    if (!arguments.has(option.name())) {
      return List.of();
    }
    return option.value() == null
        ? List.of(option.name())
        : List.of(option.name(), quote(arguments.text(option.name(), "")));
  }
}
