// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

/** It is known that the thread fails here. */
final class KnownFailureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  KnownFailureException(String message) {
    super(message, null, false, false);
  }
}
