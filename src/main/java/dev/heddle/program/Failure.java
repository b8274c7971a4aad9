// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** The kind of error that an {@link Instruction.Assert} finds. */
public enum Failure {
  ASSERTION("assertion"),
  ABORT("abort"),
  OVERFLOW("overflow"),
  MUTEX("mutex misuse"),
  JOIN("join misuse"),
  INVALID_FREE("invalid free"),
  UNREACHABLE("unreachable"),
  MISUSE("misuse");

  private final String text;

  Failure(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
