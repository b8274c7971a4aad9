package dev.heddle.automata;

import dev.heddle.program.SourcePosition;

/**
 * Why a thread stops.
 *
 * @param isFailure else it is something that automata do not have
 */
public record Defect(String message, SourcePosition at, boolean isFailure) {
  @Override
  public String toString() {
    return at.file().isEmpty() ? message : message + " (" + at + ")";
  }
}
