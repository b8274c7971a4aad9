// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/**
 * A {@link Site} with its arguments, converted for a primitive. Callers may have declared the
 * function otherwise: a missing argument is 0, and widths are converted.
 *
 * @param nondet the range of nondeterministic numbers, if one was given
 */
record Invocation(Site site, Optional<Nondet> nondet) {
  FunctionBuilder body() {
    return site.body();
  }

  SourcePosition at() {
    return site.body().position();
  }

  /** The i-th argument with this width, zero-extended if it is narrower. */
  Expression argument(int i, int bits) {
    return i < site.arguments().size()
        ? resized(site.arguments().get(i), bits, CastOperator.ZERO_EXTEND)
        : Expression.constant(0, bits);
  }

  /** A pointer or another word. */
  Expression word(int i) {
    return argument(i, 64);
  }

  List<Expression> argumentsFrom(int first) {
    List<Expression> all = site.arguments();
    return all.subList(Math.min(first, all.size()), all.size());
  }

  /** Whether the i-th argument is not 0. */
  Expression holds(int i) {
    Expression e =
        i < site.arguments().size() ? site.arguments().get(i) : Expression.constant(0, 1);
    return e.bits() == 1
        ? e
        : new Expression.Comparison(ComparisonOperator.NE, e, Expression.constant(0, e.bits()));
  }

  /** The string constant that the i-th argument points to. */
  Optional<String> text(int i) {
    return i < site.texts().size() ? site.texts().get(i) : Optional.empty();
  }

  /** As {@link #text}, where there must be one. */
  String constantText(int i) {
    return text(i).orElseThrow(() -> wrong("argument " + (i + 1) + " must be a string constant"));
  }

  /** An argument that names a constant of an enumeration. */
  <E extends Enum<E>> E constant(int i, Class<E> type) {
    String name = constantText(i);
    for (E e : type.getEnumConstants()) {
      if (e.name().equals(name)) {
        return e;
      }
    }
    throw wrong("argument " + (i + 1) + " is no " + type.getSimpleName() + ": " + name);
  }

  /** An argument that the instruction has as a number, not as an expression. */
  int constantNumber(int i) {
    if (argument(i, 64) instanceof Expression.Constant(long value, int bits)) {
      return (int) value;
    }
    throw wrong("argument " + (i + 1) + " must be a constant");
  }

  InputException wrong(String why) {
    return new InputException(at(), "`" + site.name() + "`: " + why);
  }

  /** A register of this width whose value {@link #give} can pass on. */
  Register fresh(int bits) {
    return body().register(site.name(), bits);
  }

  /** The value that the call gives, if anyone wants one. */
  void give(Expression value) {
    site.result()
        .ifPresent(r -> body().assign(r, resized(value, r.bits(), CastOperator.ZERO_EXTEND)));
  }

  static Expression resized(Expression e, int bits, CastOperator extension) {
    if (e.bits() == bits) {
      return e;
    }
    if (e instanceof Expression.Constant(long value, int from)) {
      return Expression.constant(extension.apply(value, from, Math.max(from, bits)), bits);
    }
    return new Expression.Cast(e.bits() > bits ? CastOperator.TRUNCATE : extension, e, bits);
  }
}
