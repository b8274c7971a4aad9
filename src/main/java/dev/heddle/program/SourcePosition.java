package dev.heddle.program;

/** Where in the user's text something stands; line and column count from 1, 0 means unknown. */
public record SourcePosition(String file, int line, int column) {
  public static final SourcePosition NONE = new SourcePosition("", 0, 0);

  // By hand: the first call of what a record has by itself takes 10 ms.
  @Override
  public boolean equals(Object other) {
    return other instanceof SourcePosition position
        && line == position.line
        && column == position.column
        && file.equals(position.file);
  }

  @Override
  public int hashCode() {
    return (file.hashCode() * 31 + line) * 31 + column;
  }

  @Override
  public String toString() {
    return line == 0 ? file : column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
  }
}
