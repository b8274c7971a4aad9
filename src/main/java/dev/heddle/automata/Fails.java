package dev.heddle.automata;

/** It is known that the thread fails here. */
final class Fails extends RuntimeException {
  private static final long serialVersionUID = 1;

  Fails(String message) {
    super(message, null, false, false);
  }
}
