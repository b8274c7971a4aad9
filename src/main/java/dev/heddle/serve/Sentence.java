// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an example is about: the first sentence of its first comment, or a litmus test's string. */
final class Sentence {
  private static final int LONGEST = 200;
  private static final Pattern QUOTED = Pattern.compile("^\"(.*)\"\\s*$", Pattern.MULTILINE);
  private static final Pattern END = Pattern.compile("\\.(?=\\s|$)");

  private Sentence() {}

  /** Empty if it says nothing. */
  static String of(String file, String text) {
    if (file.endsWith(".litmus")) {
      Matcher m = QUOTED.matcher(text);
      return m.find() ? m.group(1) + "." : "";
    }
    StringBuilder comment = new StringBuilder();
    for (String line : text.lines().toList()) {
      String plain = line.replaceFirst("^\\s*(/\\*+|\\*/|\\*|//|#(?!\\w))", "").strip();
      boolean isComment = !plain.equals(line.strip());
      if (!isComment || plain.isEmpty() && !comment.isEmpty()) {
        break;
      }
      if (!plain.startsWith("SPDX")) {
        comment.append(comment.isEmpty() ? "" : " ").append(plain);
      }
    }
    Matcher m = END.matcher(comment);
    String first = m.find() ? comment.substring(0, m.start()) : comment.toString();
    return first.isEmpty()
        ? ""
        : first.length() < LONGEST ? first + "." : first.substring(0, LONGEST) + " ...";
  }
}
