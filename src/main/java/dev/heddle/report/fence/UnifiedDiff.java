// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import dev.heddle.program.Printable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The difference of two texts in the format of patch and git, by the greedy algorithm of Myers (An
 * O(ND) Difference Algorithm and Its Variations, 1986).
 */
public final class UnifiedDiff {
  private static final int CONTEXT = 3;
  private static final String NO_NEWLINE = "\\ No newline at end of file\n";

  /** A line of both texts, or of one. */
  private record Line(char sign, String text) {}

  private final List<String> before;
  private final List<String> after;

  private UnifiedDiff(String before, String after) {
    this.before = lines(before);
    this.after = lines(after);
  }

  /** The lines, each with its line end. */
  private static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("(?<=\n)"));
  }

  /** Empty if the texts are equal. */
  public static String of(String file, String before, String after) {
    if (before.equals(after)) {
      return "";
    }
    String plain = Printable.line(file);
    String name = plain.equals(file) ? file : '"' + plain + '"'; // as git writes such a name
    return "--- " + name + "\n+++ " + name + "\n" + new UnifiedDiff(before, after).hunks();
  }

  /** The lines of both texts in order, by a shortest edit script. */
  private List<Line> lines() {
    List<int[]> fronts = new ArrayList<>();
    int most = before.size() + after.size();
    int[] front = new int[2 * most + 3];
    for (int d = 0; d <= most; d++) {
      fronts.add(front.clone());
      for (int k = -d; k <= d; k += 2) {
        int x = start(front, most, d, k);
        while (x < before.size()
            && x - k < after.size()
            && before.get(x).equals(after.get(x - k))) {
          x++;
        }
        front[most + 1 + k] = x;
        if (x >= before.size() && x - k >= after.size()) {
          return back(fronts, most, d);
        }
      }
    }
    throw new AssertionError("no way");
  }

  /** The position in the first text that diagonal k reaches with d changes, before equal lines. */
  private static int start(int[] front, int most, int d, int k) {
    int down = front[most + 2 + k];
    int right = front[most + k] + 1;
    boolean inserts = k == -d || k != d && right <= down;
    return d == 0 ? 0 : inserts ? down : right;
  }

  private List<Line> back(List<int[]> fronts, int most, int changes) {
    List<Line> lines = new ArrayList<>();
    int x = before.size();
    int y = after.size();
    for (int d = changes; d >= 0; d--) {
      int k = x - y;
      int from = start(fronts.get(d), most, d, k);
      for (; x > from; x--, y--) {
        lines.add(new Line(' ', before.get(x - 1)));
      }
      if (d > 0) {
        int[] front = fronts.get(d);
        boolean inserts = k == -d || k != d && front[most + k] + 1 <= front[most + 2 + k];
        lines.add(inserts ? new Line('+', after.get(--y)) : new Line('-', before.get(--x)));
      }
    }
    Collections.reverse(lines);
    return lines;
  }

  private String hunks() {
    List<Line> lines = lines();
    boolean[] shown = new boolean[lines.size()];
    for (int i = 0; i < shown.length; i++) {
      if (lines.get(i).sign != ' ') {
        int to = Math.min(shown.length, i + CONTEXT + 1);
        Arrays.fill(shown, Math.max(0, i - CONTEXT), to, true);
      }
    }
    StringBuilder out = new StringBuilder();
    int old = 1;
    int fresh = 1;
    for (int i = 0; i < shown.length; ) {
      int end = i;
      while (end < shown.length && shown[end]) {
        end++;
      }
      if (end > i) {
        out.append(hunk(lines.subList(i, end), old, fresh));
      }
      for (end = Math.max(end, i + 1); i < end; i++) {
        old += lines.get(i).sign == '+' ? 0 : 1;
        fresh += lines.get(i).sign == '-' ? 0 : 1;
      }
    }
    return out.toString();
  }

  private static String hunk(List<Line> lines, int old, int fresh) {
    long removed = lines.stream().filter(l -> l.sign != '+').count();
    long added = lines.stream().filter(l -> l.sign != '-').count();
    StringBuilder out = new StringBuilder("@@ -");
    out.append(removed == 0 ? old - 1 : old).append(',').append(removed).append(" +");
    out.append(added == 0 ? fresh - 1 : fresh).append(',').append(added).append(" @@\n");
    for (Line l : lines) {
      out.append(l.sign).append(l.text);
      out.append(l.text.endsWith("\n") ? "" : "\n" + NO_NEWLINE);
    }
    return out.toString();
  }
}
