// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.report.SourceText;
import dev.heddle.report.check.WitnessText;
import dev.heddle.verify.Witness;
import java.util.Locale;

/** Which steps of an execution are printed. */
public enum ShownSteps {
  RELEVANT,
  ALL;

  private static final String NAME = "--steps";

  /** The option, with its default. */
  public static Syntax.Option option(ShownSteps standard) {
    return new Syntax.Option(
        NAME, "S", "relevant or all: the steps of an execution shown (default: " + standard + ")");
  }

  public static ShownSteps of(Arguments arguments, ShownSteps standard) {
    return arguments.choice(NAME, standard);
  }

  public String text(Witness witness, SourceText source, int width) {
    return this == ALL
        ? WitnessText.all(witness, source, width)
        : WitnessText.of(witness, source, width);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
