// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Applies a patch of one file, and insists on every line of it. */
public final class PatchedText {
  private static final Pattern HUNK = Pattern.compile("@@ -(\\d+),(\\d+) \\+(\\d+),(\\d+) @@\n");

  private PatchedText() {}

  public static String of(String text, String patch) {
    List<String> before = lines(text);
    List<String> after = new ArrayList<>();
    int done = 0;
    List<String> words = lines(patch);
    for (int i = 2; i < words.size(); i++) {
      String word = words.get(i);
      Matcher hunk = HUNK.matcher(word);
      if (hunk.matches()) {
        int start = Integer.parseInt(hunk.group(1)) - (hunk.group(2).equals("0") ? 0 : 1);
        after.addAll(before.subList(done, start));
        done = start;
        continue;
      }
      boolean cut = i + 1 < words.size() && words.get(i + 1).startsWith("\\");
      String line = cut ? word.substring(1, word.length() - 1) : word.substring(1);
      switch (word.charAt(0)) {
        case '+' -> after.add(line);
        case ' ', '-' -> {
          assertEquals(before.get(done++), line);
          after.addAll(word.charAt(0) == ' ' ? List.of(line) : List.of());
        }
        default -> assertEquals("\\ No newline at end of file\n", word);
      }
    }
    after.addAll(before.subList(done, before.size()));
    return String.join("", after);
  }

  private static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split("(?<=\n)"));
  }
}
