// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a command accepts, and the text of its help.
 *
 * @param operands how the usage line shows what is not an option
 * @param summary one line for the list of commands
 */
public record Syntax(
    String command,
    String operands,
    String summary,
    String purpose,
    List<Option> options,
    String notes) {
  private static final int WIDTH = 80;
  private static final int INDENT = 24;

  private static final Option HELP = new Option("--help", null, "show this help");

  /** Every command has help. */
  public Syntax {
    options = joined(options, List.of(HELP));
  }

  /** The options of some groups, in order. */
  @SafeVarargs
  public static List<Option> joined(List<Option>... groups) {
    List<Option> all = new ArrayList<>();
    for (List<Option> group : groups) {
      all.addAll(group);
    }
    return List.copyOf(all);
  }

  /**
   * @param value what the help calls the option's value; null if it has none
   */
  public record Option(String name, String value, String text) {
    public String shown() {
      return value == null ? name : name + " " + value;
    }
  }

  /** The option with a name; {@code -h} is short for {@code --help}. */
  public Optional<Option> option(String name) {
    String full = name.equals("-h") ? HELP.name() : name;
    return options.stream().filter(o -> o.name().equals(full)).findFirst();
  }

  /** Whether the command passes flags on to clang. */
  boolean hasFlags() {
    return operands.contains("flags for clang");
  }

  public String help() {
    StringBuilder out = new StringBuilder();
    out.append("usage: heddle ").append(command).append(' ').append(operands).append("\n\n");
    out.append(fold(purpose, 0)).append('\n');
    for (Option o : options) {
      String head = "  " + o.shown();
      String gap =
          head.length() < INDENT - 1
              ? " ".repeat(INDENT - head.length())
              : "\n" + " ".repeat(INDENT);
      out.append(head).append(gap).append(fold(o.text(), INDENT));
    }
    return out.append(notes.isEmpty() ? "" : "\n" + notes).toString();
  }

  /** Words in lines that fit a terminal; lines after the first are indented. */
  private static String fold(String text, int indent) {
    StringBuilder out = new StringBuilder();
    int at = indent;
    for (String word : text.split(" ")) {
      if (at > indent && at + 1 + word.length() > WIDTH) {
        out.append('\n').append(" ".repeat(indent));
        at = indent;
      } else if (at > indent) {
        out.append(' ');
        at++;
      }
      out.append(word);
      at += word.length();
    }
    return out.append('\n').toString();
  }
}
