// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

/** More states, buffered stores or tokens than there is room for. */
final class TooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooLargeException(String what) {
    super(what, null, false, false);
  }
}
