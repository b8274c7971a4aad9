// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** The text of a litmus test with fences in front of some lines of its threads. */
public final class FencedText {
  private FencedText() {}

  /**
   * A fence.
   *
   * @param full or it only keeps stores in order
   */
  public record Fence(int thread, int line, int column, boolean full) {}

  /** Threads in columns get a row; threads in C get a statement. */
  public static String of(LitmusTest test, String text, List<Fence> fences) {
    TreeMap<Integer, List<Fence>> byLine = new TreeMap<>(Comparator.reverseOrder());
    fences.forEach(f -> byLine.computeIfAbsent(f.line(), _ -> new ArrayList<>()).add(f));
    StringBuilder out = new StringBuilder(text);
    byLine.forEach((line, some) -> {
      int start = start(text, line);
      if (test.architecture().equals(TestLanguage.C.name())) {
        some.reversed().forEach(f -> statement(out, start + f.column() - 1, f));
      } else {
        int end = text.indexOf('\n', start) + 1;
        out.insert(start, row(text.substring(start, end == 0 ? text.length() : end), some));
      }
    });
    return out.toString();
  }

  /** Where a line begins. */
  private static int start(String text, int line) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start;
  }

  /** A row as wide as another, empty but for the fences. */
  private static String row(String like, List<Fence> fences) {
    String[] cells = like.split("\\|", -1);
    for (int t = 0; t < cells.length; t++) {
      boolean last = t == cells.length - 1;
      int width = last ? cells[t].indexOf(';') : cells[t].length();
      String fence = "";
      for (Fence f : fences) {
        fence = f.thread() == t ? (f.full() ? " MFENCE" : " SFENCE") : fence;
      }
      int gap = Math.max(fence.isEmpty() ? 0 : 1, width - fence.length());
      cells[t] = fence + " ".repeat(gap) + (last ? cells[t].substring(width) : "");
    }
    return String.join("|", cells);
  }

  /** In front of the statement that something is part of. */
  private static void statement(StringBuilder out, int part, Fence f) {
    int at = part;
    while (at > 0 && ";{}".indexOf(out.charAt(at - 1)) < 0) {
      at--;
    }
    while (Character.isWhitespace(out.charAt(at))) {
      at++;
    }
    int line = out.lastIndexOf("\n", at - 1) + 1;
    String before = out.substring(line, at);
    String fence = "atomic_thread_fence(memory_order_" + (f.full() ? "seq_cst" : "release") + ");";
    if (before.isBlank()) {
      out.insert(line, before + fence + "\n");
    } else {
      out.insert(at, fence + " ");
    }
  }
}
