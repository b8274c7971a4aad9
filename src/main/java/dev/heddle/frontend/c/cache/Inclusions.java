// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The names of the files that a C text may include or query. They are a superset: comments and
 * parts that are not compiled count as well. The result is unknown if the text computes such a
 * name.
 */
final class Inclusions {
  private static final Pattern SPLICE = Pattern.compile("\\\\[ \\t\\f\\x0b]*\\r?\\n");
  private static final String BLANK = "(?:\\s++|/\\*[\\s\\S]*?\\*/)*+";
  private static final String NAME = "(?:<([^>\\n]+)>|\"([^\"\\n]+)\")";

  /** A directive; only comments may precede it on its line. */
  private static final Pattern DIRECTIVE =
      Pattern.compile(
          "(?m)(?:^|\\*/)"
              + BLANK
              + "(?:#|%:|\\?\\?=)"
              + BLANK
              + "_*(?:include|import|embed)\\w*"
              + BLANK
              + NAME
              + "?");

  /** To ask whether the question exists is no question. */
  private static final Pattern QUESTION =
      Pattern.compile(
          "(def(?:ined)?"
              + BLANK
              + "\\(?"
              + BLANK
              + ")?"
              + "__has_(?:include|embed)\\w*"
              + "(?:"
              + BLANK
              + "\\("
              + BLANK
              + NAME
              + ")?");

  /** Words of which a macro could make a question, and what depends on the time of a file. */
  private static final Pattern COMPUTED =
      Pattern.compile(
          "\\b(?:"
              + Stream.of("__has_include_next", "__has_embed")
                  .flatMap(q -> IntStream.range(1, q.length()).mapToObj(i -> q.substring(0, i)))
                  .filter(part -> !part.equals("__has_include"))
                  .distinct()
                  .collect(Collectors.joining("|"))
              + "|__TIMESTAMP__|GCC"
              + BLANK
              + "dependency)\\b");

  private Inclusions() {}

  /** The names; empty if they are unknown. */
  static Optional<Set<String>> of(String text) {
    if (text.contains("??/")) {
      return Optional.empty(); // may be a backslash
    }
    String lines = SPLICE.matcher(text).replaceAll("");
    if (COMPUTED.matcher(lines).find()) {
      return Optional.empty();
    }
    Set<String> names = new TreeSet<>();
    Matcher directive = DIRECTIVE.matcher(lines);
    while (directive.find()) {
      if (!add(directive, 1, names)) {
        return Optional.empty();
      }
    }
    Matcher question = QUESTION.matcher(lines);
    while (question.find()) {
      if (question.group(1) == null && !add(question, 2, names)) {
        return Optional.empty();
      }
    }
    return Optional.of(names);
  }

  private static boolean add(Matcher matcher, int group, Set<String> names) {
    String name = matcher.group(matcher.group(group) == null ? group + 1 : group);
    if (name != null) {
      names.add(name);
    }
    return name != null;
  }
}
