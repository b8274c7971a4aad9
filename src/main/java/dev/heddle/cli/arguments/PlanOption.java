// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** The option that switches techniques off. */
public final class PlanOption {
  public static final Syntax.Option OPTION =
      new Syntax.Option("--plan", "NAME=off,...", "switch techniques off, or all=off");

  public static final Syntax.Option CLASSES =
      new Syntax.Option(
          "--classes",
          "C",
          "observed or traces: which executions count as one (default: observed)");

  /** Classes as a user may ask for them. */
  private enum Classes {
    OBSERVED,
    TRACES
  }

  private static final String ALL = "all";

  private PlanOption() {}

  public static Plan of(Arguments arguments) {
    Set<Technique> off = EnumSet.noneOf(Technique.class);
    for (String part : arguments.text(OPTION.name(), "").split(",")) {
      if (!part.isEmpty()) {
        apply(part, off);
      }
    }
    if (arguments.choice(CLASSES.name(), Classes.OBSERVED) == Classes.TRACES) {
      off.addAll(Technique.COARSE);
    }
    return new Plan(off);
  }

  private static void apply(String part, Set<Technique> off) {
    String name = part.replaceFirst("=(on|off)$", "");
    if (name.equals(part)) {
      throw wrong("expected NAME=off or NAME=on, not '" + part + "'");
    }
    Set<Technique> meant =
        name.equals(ALL) ? EnumSet.allOf(Technique.class) : EnumSet.of(technique(name));
    if (part.endsWith("=off")) {
      off.addAll(meant);
    } else {
      off.removeAll(meant);
    }
  }

  private static Technique technique(String name) {
    return Technique.named(name)
        .orElseThrow(() -> wrong("no technique '" + name + "'; there are all, " + names()));
  }

  private static String names() {
    return Arrays.stream(Technique.values())
        .map(Technique::toString)
        .collect(Collectors.joining(", "));
  }

  private static UsageException wrong(String message) {
    return new UsageException(OPTION.name() + ": " + message);
  }
}
