// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.condition;

import dev.heddle.program.Expression;
import java.util.function.ToLongFunction;

/** A statement about a final state. */
public sealed interface Proposition {
  record Literal(boolean value) implements Proposition {}

  /** {@code left = value}, compared at the width of {@code left}. */
  record EqualsValue(Observable left, long value) implements Proposition {}

  /** {@code left = right}, compared as numbers. */
  record EqualsObservable(Observable left, Observable right) implements Proposition {}

  record Not(Proposition operand) implements Proposition {}

  record And(Proposition left, Proposition right) implements Proposition {}

  record Or(Proposition left, Proposition right) implements Proposition {}

  record Implies(Proposition left, Proposition right) implements Proposition {}

  /** Whether it holds where {@code state} gives every observable's value, signed. */
  default boolean holds(ToLongFunction<Observable> state) {
    return switch (this) {
      case Literal p -> p.value();
      case EqualsValue p ->
          state.applyAsLong(p.left()) == Expression.signed(p.value(), p.left().bits());
      case EqualsObservable p -> state.applyAsLong(p.left()) == state.applyAsLong(p.right());
      case Not p -> !p.operand().holds(state);
      case And p -> p.left().holds(state) && p.right().holds(state);
      case Or p -> p.left().holds(state) || p.right().holds(state);
      case Implies p -> !p.left().holds(state) || p.right().holds(state);
    };
  }
}
