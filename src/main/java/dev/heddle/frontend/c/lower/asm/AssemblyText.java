// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.asm;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The text of inline assembly, as instructions of AT&T syntax. */
final class AssemblyText {
  private AssemblyText() {}

  /**
   * @param locked whether it has a lock prefix
   * @param operands as written: {@code $0}, {@code ${1:b}}, {@code $$5}, {@code %eax}, {@code
   *     (%rsp)}
   */
  record Line(boolean locked, String mnemonic, List<String> operands) {}

  static List<Line> lines(String text) {
    List<Line> lines = new ArrayList<>();
    boolean locked = false;
    for (String part : withoutComments(text).split("[;\n]")) {
      List<String> words = new ArrayList<>(List.of(part.strip().split("\\s+", 2)));
      while (isPrefix(words.getFirst())) {
        locked |= words.getFirst().equals("lock");
        String rest = words.size() > 1 ? words.get(1) : "";
        words = new ArrayList<>(List.of(rest.strip().split("\\s+", 2)));
      }
      if (!words.getFirst().isEmpty() && !words.getFirst().startsWith(".")) {
        String mnemonic = words.getFirst().toLowerCase(Locale.ROOT);
        lines.add(new Line(locked, mnemonic, words.size() > 1 ? split(words.get(1)) : List.of()));
        locked = false;
      }
    }
    return lines;
  }

  private static boolean isPrefix(String word) {
    return word.equals("lock") || word.equals("rep");
  }

  private static String withoutComments(String text) {
    return text.replaceAll("/\\*.*?\\*/", " ").replaceAll("#[^\n]*", "").replace('\t', ' ');
  }

  /** At commas, but not inside parentheses. */
  private static List<String> split(String operands) {
    List<String> all = new ArrayList<>();
    int depth = 0;
    StringBuilder one = new StringBuilder();
    for (char c : operands.toCharArray()) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        all.add(one.toString().strip());
        one.setLength(0);
      } else {
        one.append(c);
      }
    }
    all.add(one.toString().strip());
    return all;
  }
}
