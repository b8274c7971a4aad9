// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/**
 * The C11 order an access was written with. What it means for a machine is expressed by the fences
 * that {@link FunctionBuilder} puts around the access; the order itself is kept to be shown.
 */
public enum Order {
  PLAIN,
  RELAXED,
  ACQUIRE,
  RELEASE,
  ACQ_REL,
  SEQ_CST;

  boolean releases() {
    return this == RELEASE || this == ACQ_REL || this == SEQ_CST;
  }

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
