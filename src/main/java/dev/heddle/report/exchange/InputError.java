// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.exchange;

import dev.heddle.program.SourcePosition;
import dev.heddle.report.JsonText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Why a command has no answer: its input is wrong, or it was ended.
 *
 * @param at where it is wrong; the file is empty if the command line is
 * @param summary one line
 * @param text everything that was said, with the position
 */
public record InputError(SourcePosition at, String summary, String text) {
  private static final int VERSION = 1;
  private static final int MOST_DIGITS = 9;
  private static final String OWN = "heddle: ";

  /** {@code file:line:column: message}, as compilers print it. */
  private static final Pattern LINE =
      Pattern.compile(
          "(?m)^([^\\n:]+):(\\d{1,%1$d})(?::(\\d{1,%1$d}))?: (?:(?:fatal )?error: )?(.+)$"
              .formatted(MOST_DIGITS));

  /**
   * @param message as it was printed
   * @param files the input; the first one is meant if the message names none and is not about the
   *     command line
   */
  public static InputError of(String message, List<String> files) {
    String text = message.strip();
    Matcher line = LINE.matcher(text);
    if (line.find()) {
      int column = line.group(3) == null ? 0 : Integer.parseInt(line.group(3));
      SourcePosition at =
          new SourcePosition(line.group(1), Integer.parseInt(line.group(2)), column);
      return new InputError(at, line.group(4), text);
    }
    String first = text.lines().findFirst().orElse("");
    if (first.startsWith(OWN)) {
      return new InputError(SourcePosition.NONE, first.substring(OWN.length()), text);
    }
    for (String file : files) {
      if (first.startsWith(file + ": ")) {
        return new InputError(
            new SourcePosition(file, 0, 0), first.substring(file.length() + 2), text);
      }
    }
    String file = files.isEmpty() ? "" : files.getFirst();
    return new InputError(new SourcePosition(file, 0, 0), first, text);
  }

  /** Errors in the place of answers, each on a line. */
  public static String json(List<InputError> errors) {
    StringBuilder all = new StringBuilder();
    for (InputError e : errors) {
      all.append(
          JsonText.line(j ->
              j.number("version", VERSION)
                  .object(
                      "error",
                      o ->
                          o.text("message", e.summary)
                              .text("file", e.at.file().isEmpty() ? null : e.at.file())
                              .number("line", e.at.line())
                              .number("column", e.at.column()))));
    }
    return all.toString();
  }
}
