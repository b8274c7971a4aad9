// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/**
 * The user's input is wrong or not supported, here; shown as one line {@code file:line:col:
 * message}.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient SourcePosition at;

  public InputException(SourcePosition at, String message) {
    super(at + ": " + Printable.line(message));
    this.at = at;
  }

  public SourcePosition at() {
    return at;
  }
}
