// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

/**
 * A position in C text at which a statement can be inserted.
 *
 * @param offset of what stands after it, in bytes
 * @param line and column of that, from 1, in bytes, as clang counts
 * @param indent what a statement on a line of its own would begin with here
 */
public record SourcePoint(int offset, int line, int column, Form form, String indent) {
  /** How something is put there. */
  public enum Form {
    /** As a statement. */
    STATEMENT,
    /** With a comma after it: it becomes part of a condition. */
    CONDITION
  }
}
