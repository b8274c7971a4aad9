// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.Expression;
import dev.heddle.program.Failure;
import java.util.Map;

/** Primitives for failures of the program and limits of the analysis. */
final class EndPrimitives {
  static final Map<String, Primitive> ALL =
      Map.ofEntries(
          Map.entry("__heddle_fail", EndPrimitives::failWithMessage),
          Map.entry("__heddle_cut", call -> call.body().cut(call.constantText(0))),
          Map.entry("__assert_fail", call -> failAssertion(call, 0)),
          Map.entry("__assert", call -> failAssertion(call, 0)),
          Map.entry("__assert_rtn", call -> failAssertion(call, 3)),
          Map.entry("__assert_perror_fail", EndPrimitives::failNamed),
          Map.entry("assert", EndPrimitives::check),
          Map.entry("__CPROVER_assert", EndPrimitives::check),
          Map.entry("__ESBMC_assert", EndPrimitives::check),
          Map.entry("__VERIFIER_assert", EndPrimitives::check),
          Map.entry("__VERIFIER_error", EndPrimitives::failNamed),
          Map.entry("reach_error", EndPrimitives::failNamed),
          Map.entry("abort", call -> fail(call, Failure.ABORT, "abort is called")));

  private EndPrimitives() {}

  private static void fail(Invocation call, Failure failure, String message) {
    call.body().check(Expression.constant(0, 1), failure, message);
  }

  /** {@code (failure, message)}. */
  private static void failWithMessage(Invocation call) {
    fail(call, call.constant(0, Failure.class), call.constantText(1));
  }

  /** Fails an assertion whose text is one of the arguments. */
  private static void failAssertion(Invocation call, int text) {
    fail(call, Failure.ASSERTION, call.text(text).orElse("assertion"));
  }

  /** An assertion that is a function, perhaps because its header is missing. */
  private static void check(Invocation call) {
    call.body().check(call.holds(0), call.text(1).orElse("assertion"));
  }

  private static void failNamed(Invocation call) {
    fail(call, Failure.ASSERTION, call.site().name() + " is called");
  }
}
