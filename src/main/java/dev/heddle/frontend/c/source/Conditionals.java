// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Which parts of a text the preprocessor leaves out, by the lines that it is known to keep. */
final class Conditionals {
  private record Part(int first, int last) {}

  private final List<Part> parts = new ArrayList<>();

  Conditionals(List<CLexer.Directive> directives) {
    Deque<Integer> open = new ArrayDeque<>();
    for (CLexer.Directive d : directives) {
      switch (d.name()) {
        case "if", "ifdef", "ifndef" -> open.push(d.line());
        case "elif", "else", "elifdef", "elifndef" -> {
          close(open, d.line());
          open.push(d.line());
        }
        case "endif" -> close(open, d.line());
        default -> {}
      }
    }
  }

  private void close(Deque<Integer> open, int line) {
    if (!open.isEmpty()) {
      parts.add(new Part(open.pop() + 1, line - 1));
    }
  }

  /** The tokens that are kept: those of parts that have a line which is. */
  List<CToken> kept(List<CToken> tokens, BitSet lines) {
    List<Part> gone =
        parts.stream()
            .filter(p -> lines.nextSetBit(p.first) < 0 || lines.nextSetBit(p.first) > p.last)
            .toList();
    return tokens.stream()
        .filter(t -> gone.stream().noneMatch(p -> p.first <= t.line() && t.line() <= p.last))
        .toList();
  }
}
