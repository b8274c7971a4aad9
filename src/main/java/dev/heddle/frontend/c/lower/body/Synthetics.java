// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.body;

import dev.heddle.program.ProgramBuilder;

/** Functions that are in no module, added to the program when they are first called. */
public final class Synthetics {
  private final ProgramBuilder out;
  private int division = -1;

  public Synthetics(ProgramBuilder out) {
    this.out = out;
  }

  /** The index of the function that divides integers of 128 bits. */
  public int division() {
    if (division < 0) {
      division = out.function(WideDivision.function());
    }
    return division;
  }
}
