// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.condition;

import java.util.List;

/**
 * A question about the final states of a program.
 *
 * @param columns what a printed state shows, in order
 * @param filter executions that do not satisfy it are not counted at all
 * @param text the condition as written, for people
 */
public record FinalCondition(
    List<Observable> columns,
    Proposition filter,
    Quantifier quantifier,
    Proposition proposition,
    String text) {
  public FinalCondition {
    columns = List.copyOf(columns);
  }

  /** How the proposition is meant to hold over all executions. */
  public enum Quantifier {
    EXISTS,
    NOT_EXISTS,
    FORALL
  }
}
