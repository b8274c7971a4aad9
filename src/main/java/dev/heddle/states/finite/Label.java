// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

/**
 * What a step of a finite thread does. Cells and values are numbers; value 0 is the initial value
 * of its cell.
 *
 * @param value that is read, or that a WRITE writes
 * @param written the value that an UPDATE writes
 */
public record Label(Kind kind, int cell, int value, int written) implements Comparable<Label> {
  /** The kinds of steps. */
  public enum Kind {
    READ,
    WRITE,

    /** At once, and with an empty store buffer: memory has a value and gets another. */
    UPDATE,
    FENCE,
    LOCK,
    UNLOCK
  }

  static final Label FENCE = new Label(Kind.FENCE, -1, -1, -1);
  static final Label LOCK = new Label(Kind.LOCK, -1, -1, -1);
  static final Label UNLOCK = new Label(Kind.UNLOCK, -1, -1, -1);

  static Label read(int cell, int value) {
    return new Label(Kind.READ, cell, value, -1);
  }

  static Label write(int cell, int value) {
    return new Label(Kind.WRITE, cell, value, -1);
  }

  static Label update(int cell, int value, int written) {
    return new Label(Kind.UPDATE, cell, value, written);
  }

  /** Whether the step needs this value in memory or in the buffer. */
  public boolean reads() {
    return kind == Kind.READ || kind == Kind.UPDATE;
  }

  /** Whether the step is possible only with an empty store buffer. */
  public boolean drains() {
    return kind != Kind.READ && kind != Kind.WRITE;
  }

  /** The value in memory afterwards, if the step changes memory at once; else -1. */
  public int stored() {
    return kind == Kind.WRITE ? value : written;
  }

  @Override
  public int compareTo(Label other) {
    int byKind = kind.compareTo(other.kind);
    int byCell = byKind != 0 ? byKind : Integer.compare(cell, other.cell);
    int byValue = byCell != 0 ? byCell : Integer.compare(value, other.value);
    return byValue != 0 ? byValue : Integer.compare(written, other.written);
  }
}
