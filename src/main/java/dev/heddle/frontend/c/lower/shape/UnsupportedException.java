// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

/** A feature of C that Heddle does not support. The caller that knows the position adds it. */
public final class UnsupportedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UnsupportedException(String what) {
    super("unsupported: " + what, null, false, false);
  }
}
