// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.arguments.Syntax;
import java.util.Collection;

/** The manual page, in the format of {@code man}, generated from the syntax of the commands. */
final class ManPage {
  private final StringBuilder out = new StringBuilder();

  private ManPage() {}

  static String of(Collection<Syntax> commands) {
    return new ManPage().page(commands);
  }

  private String page(Collection<Syntax> commands) {
    out.append(".TH HEDDLE 1\n.SH NAME\n");
    out.append("heddle \\- concurrency bugs that only a relaxed memory model shows\n");
    out.append(".SH SYNOPSIS\n.B heddle\n.I COMMAND\n\\&...\n");
    out.append(".SH DESCRIPTION\n");
    text(
        "Heddle runs concurrent C programs, litmus tests and thread automata under SC, TSO and PSO,"
            + " explores every execution that matters exactly once, and shows one that fails or"
            + " says that there is none. Line 1 of the output is the verdict.");
    out.append(".SH COMMANDS\n");
    commands.forEach(this::command);
    out.append(".SH EXIT STATUS\n");
    entry("0", "PASS: there is no error, and no limit was reached.");
    entry("1", "FAIL: there is an error, and an execution shows it.");
    entry("2", "The input is wrong or not supported.");
    entry("3", "UNKNOWN: no error was found, but a limit was reached.");
    entry("70", "An internal error of Heddle.");
    out.append(".SH ENVIRONMENT\n");
    entry("HEDDLE_CLANG", "the clang to use instead of the bundled one, as --clang");
    entry("HEDDLE_CACHE", "the folder that clang is unpacked into");
    entry("HEDDLE_JAVA_OPTS", "more options for the JVM, such as -Xmx8g");
    entry("JAVA_HOME", "the JDK to use, 25 or newer");
    entry("NO_COLOR", "switches colours off, whatever its value");
    return out.toString();
  }

  private void command(Syntax s) {
    out.append(".SS ").append(escape("heddle " + s.command() + " " + s.operands())).append('\n');
    text(s.purpose());
    s.options().forEach(o -> entry(o.shown(), o.text()));
    if (!s.notes().isEmpty()) {
      out.append(".PP\n");
      s.notes().lines().forEach(this::text);
    }
  }

  private void entry(String term, String meaning) {
    out.append(".TP\n.B ").append(escape(term)).append('\n');
    text(meaning);
  }

  private void text(String text) {
    out.append(escape(text)).append('\n');
  }

  /** A line that begins with a dot or a quote would be a request. */
  private static String escape(String text) {
    String plain = text.replace("\\", "\\e").replace("-", "\\-");
    return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
  }
}
