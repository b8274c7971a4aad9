// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

/** The brute force gives up on this program. */
final class TooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooLargeException(String limit) {
    super(limit);
  }
}
