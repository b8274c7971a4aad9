// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.util.ArrayList;
import java.util.List;

/** Folds text into lines that fit a terminal. */
public final class Fold {
  public static final int WIDTH = 80;

  private Fold() {}

  /** Words in lines of at most {@code width} characters; a longer word has a line of its own. */
  public static List<String> words(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /** Words after a head; later lines are indented by {@code indent}. */
  public static String hanging(String head, String text, int indent) {
    return hanging(head, text, indent, WIDTH);
  }

  /** The same in lines of at most {@code width} characters. */
  public static String hanging(String head, String text, int indent, int width) {
    StringBuilder out = new StringBuilder();
    StringBuilder line = new StringBuilder(head);
    boolean empty = true;
    for (String word : text.split(" ")) {
      if (!empty && line.length() + 1 + word.length() > width) {
        out.append(line).append('\n');
        line = new StringBuilder(" ".repeat(indent));
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    return out.append(line).append('\n').toString();
  }

  /** The beginning of a text that is too long, with dots. */
  public static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(1, width - 2)) + "..";
  }
}
