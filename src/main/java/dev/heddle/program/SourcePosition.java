package dev.heddle.program;

/** Where in the user's text something stands; line and column count from 1, 0 means unknown. */
public record SourcePosition(String file, int line, int column) {
  public static final SourcePosition NONE = new SourcePosition("", 0, 0);

  @Override
  public String toString() {
    return line == 0 ? file : column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
  }
}
