// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

/** A request that is not served, and why. */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1;
  private final int status;

  Refusal(int status, String message) {
    super(message);
    this.status = status;
  }

  /** The HTTP status code. */
  int status() {
    return status;
  }
}
