// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

/** A module breaks a rule of LLVM. The caller that knows the position adds it. */
final class InvalidException extends RuntimeException {
  private static final long serialVersionUID = 1;

  InvalidException(String message) {
    super(message);
  }

  static void unless(boolean valid, String message) {
    if (!valid) {
      throw new InvalidException(message);
    }
  }
}
