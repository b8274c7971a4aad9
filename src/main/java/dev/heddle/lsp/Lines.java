// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.program.SourcePosition;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * The lines of a text, for positions: Heddle's count from 1, in bytes for C, those of the protocol
 * from 0, in UTF-16 code units.
 */
record Lines(List<String> lines, boolean bytes) {
  static Lines of(Document document) {
    return new Lines(document.text().lines().toList(), !document.isLitmus());
  }

  /** From the position to the end of its line; the first line if the position names none. */
  Range range(SourcePosition at) {
    int line = Math.max(0, Math.min(at.line() - 1, lines.size() - 1));
    String text = line < lines.size() ? lines.get(line) : "";
    int end = text.stripTrailing().length();
    int indent = text.length() - text.stripLeading().length();
    int start = at.column() == 0 ? indent : units(text, at.column() - 1);
    return new Range(
        new Position(line, Math.min(start, text.length())),
        new Position(line, Math.max(start, end)));
  }

  private int units(String text, int column) {
    if (!bytes) {
      return column;
    }
    byte[] all = text.getBytes(StandardCharsets.UTF_8);
    int before = Math.min(column, all.length);
    return new String(all, 0, before, StandardCharsets.UTF_8).length() + column - before;
  }
}
