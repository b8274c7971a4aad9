// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** A position in the user's text; line and column count from 1, 0 means unknown. */
public record SourcePosition(String file, int line, int column) {
  public static final SourcePosition NONE = new SourcePosition("", 0, 0);

  @Override
  public String toString() {
    String name = Printable.line(file);
    return line == 0 ? name : column == 0 ? name + ":" + line : name + ":" + line + ":" + column;
  }
}
