// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

/**
 * No LLVM text could be made. The message is for the user: one line of ours, or what clang said, as
 * it said it.
 */
public final class ClangException extends Exception {
  private static final long serialVersionUID = 1;

  public ClangException(String message) {
    super(message);
  }
}
