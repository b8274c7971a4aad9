// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

/**
 * The compilation failed. The message is for the user: one line of ours, or the unchanged output of
 * clang.
 */
public final class ClangException extends Exception {
  private static final long serialVersionUID = 1;

  public ClangException(String message) {
    super(message);
  }
}
