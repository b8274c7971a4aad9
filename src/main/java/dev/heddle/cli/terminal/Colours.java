// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Colours the lines of an answer on their way to the terminal. Lines that it does not recognise
 * pass unchanged.
 */
public final class Colours extends FilterOutputStream {
  private static final String RESET = "\u001b[0m";

  /** The first group of a line that matches gets the colour. */
  private record Rule(Pattern line, String colour) {
    Rule(String line, String colour) {
      this(Pattern.compile(line), "\u001b[" + colour + "m");
    }
  }

  private static final List<Rule> RULES =
      List.of(
          new Rule("^(PASS)\\b.*", "1;32"),
          new Rule("^(FAIL)\\b.*", "1;31"),
          new Rule("^(UNKNOWN)\\b.*", "1;33"),
          new Rule("^Test .* (Allowed|Forbidden|Unknown)$", "1"),
          new Rule("^(Incomplete|Failure|Deadlock)\\b.*", "33"),
          new Rule("^(Error \\d+:).*", "1;31"),
          new Rule("^ +! .*?(\\S.*)$", "31"),
          new Rule("^(>.*)$", "1"),
          new Rule("^ +\\d+ .*?(~> .*)$", "36"),
          new Rule("^  (not as under SC:.*)$", "33"));

  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  public Colours(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int b) throws IOException {
    if (b != '\n') {
      line.write(b);
      return;
    }
    String painted = paint(line.toString(StandardCharsets.UTF_8));
    line.reset();
    out.write((painted + "\n").getBytes(StandardCharsets.UTF_8));
  }

  static String paint(String text) {
    for (Rule rule : RULES) {
      Matcher m = rule.line().matcher(text);
      if (m.find()) {
        return text.substring(0, m.start(1))
            + rule.colour()
            + m.group(1)
            + RESET
            + text.substring(m.end(1));
      }
    }
    return text;
  }

  /** A line that is not finished goes out as it is. */
  @Override
  public void flush() throws IOException {
    line.writeTo(out);
    line.reset();
    out.flush();
  }
}
