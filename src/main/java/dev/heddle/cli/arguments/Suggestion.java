// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import java.util.Collection;
import java.util.Comparator;

/** Names that a misspelt word may stand for. */
public final class Suggestion {
  private Suggestion() {}

  /** What to add to a message about an unknown word; empty if no name is similar. */
  public static String of(String word, Collection<String> names) {
    int most = Math.max(1, word.replace("-", "").length() / 3);
    return names.stream()
        .filter(name -> distance(word, name) <= most)
        .min(Comparator.comparingInt(name -> distance(word, name)))
        .map(name -> "; did you mean " + name + "?")
        .orElse("");
  }

  /** How many characters must be inserted, deleted, replaced or exchanged with the next one. */
  private static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : step(d, a, b, i, j);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int step(int[][] d, String a, String b, int i, int j) {
    int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
    boolean exchanged =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return exchanged ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}
