// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/** An architecture breaks its contract. */
public final class ArchitectureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public ArchitectureException(Architecture architecture, String what) {
    super("architecture " + architecture.name() + " " + what);
  }
}
