// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

/** The thread fails here in every execution. */
final class KnownFailureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  KnownFailureException(String message) {
    super(message, null, false, false);
  }
}
