// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.plan;

/**
 * A technique turned out not to be applicable to the program: the search must begin again without
 * it.
 */
public final class TechniqueException extends RuntimeException {
  private final Technique technique;

  public TechniqueException(Technique technique) {
    super(technique + " does not fit the program", null, false, false);
    this.technique = technique;
  }

  public Technique technique() {
    return technique;
  }
}
