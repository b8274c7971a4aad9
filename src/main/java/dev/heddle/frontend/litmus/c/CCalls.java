// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.c.CExpression.Call;
import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.Barrier;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Comparison;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.InputException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** The functions a test can call: fences, locks, assertions; atomics are {@link CAtomics}. */
final class CCalls {
  private static final CValue ZERO = new CValue(constant(0, 32), CType.INT);

  private final FunctionBuilder function;
  private final CScope scope;
  private final CEvaluator evaluator;
  private final CAtomics atomics;

  CCalls(FunctionBuilder function, CScope scope, CEvaluator evaluator) {
    this.function = function;
    this.scope = scope;
    this.evaluator = evaluator;
    this.atomics = new CAtomics(function, scope, evaluator);
  }

  CValue call(Call call, Optional<Register> wanted) {
    return switch (call.function()) {
      case "smp_mb",
          "smp_mb__before_atomic",
          "smp_mb__after_atomic",
          "smp_mb__after_spinlock",
          "smp_mb__after_unlock_lock",
          "__sync_synchronize" ->
          fence(call);
      case "smp_wmb" -> fence(call, Barrier.STORE_STORE);
      case "smp_rmb" -> fence(call, Barrier.LOAD_LOAD);
      case "__membar" -> {
        expect(call, 1);
        function.at(call.at()).fence(barriers(call.arguments().getFirst()).toArray(Barrier[]::new));
        yield CValue.NOTHING;
      }
      case "lock", "mtx_lock", "pthread_mutex_lock", "spin_lock" -> {
        Expression mutex = mutex(call);
        function.at(call.at()).lock(mutex);
        yield ZERO;
      }
      case "unlock", "mtx_unlock", "pthread_mutex_unlock", "spin_unlock" -> {
        Expression mutex = mutex(call);
        function.at(call.at()).unlock(mutex);
        yield ZERO;
      }
      case "spin_trylock" -> new CValue(tryLock(call), CType.INT);
      case "trylock", "mtx_trylock", "pthread_mutex_trylock" ->
          CArithmetic.ofTruth(
              new Comparison(ComparisonOperator.EQ, tryLock(call), constant(0, 32)));
      case "assume", "__VERIFIER_assume" -> {
        Expression condition = condition(call);
        function.at(call.at()).assume(condition);
        yield CValue.NOTHING;
      }
      case "assert" -> {
        Expression condition = condition(call);
        function.at(call.at()).check(condition, call.text());
        yield CValue.NOTHING;
      }
      default -> atomics.call(call, wanted);
    };
  }

  static void expect(Call call, int arguments) {
    if (call.arguments().size() != arguments) {
      throw new InputException(
          call.at(),
          call.function() + " takes " + arguments + " arguments, not " + call.arguments().size());
    }
  }

  private CValue fence(Call call, Barrier... barriers) {
    expect(call, 0);
    function.at(call.at()).fence(barriers);
    return CValue.NOTHING;
  }

  /** Names of barriers between bars. */
  private static Stream<Barrier> barriers(CExpression e) {
    return switch (e) {
      case CExpression.Binary b when b.operator() == CBinary.BIT_OR ->
          Stream.concat(barriers(b.left()), barriers(b.right()));
      case CExpression.Name n ->
          Stream.of(
              Arrays.stream(Barrier.values())
                  .filter(b -> b.toString().equals(n.name()))
                  .findFirst()
                  .orElseThrow(() -> noBarrier(n)));
      default -> throw noBarrier(e);
    };
  }

  private static InputException noBarrier(CExpression e) {
    return new InputException(
        e.at(), "expected StoreLoad, StoreStore, LoadLoad or LoadStore, with | between them");
  }

  private Expression mutex(Call call) {
    expect(call, 1);
    return evaluator.cell(evaluator.value(call.arguments().getFirst()), call.at()).address();
  }

  /** Whether the mutex was taken. */
  private Register tryLock(Call call) {
    Expression mutex = mutex(call);
    Register taken = scope.temporary(32);
    function.at(call.at()).tryLock(taken, mutex);
    return taken;
  }

  private Expression condition(Call call) {
    expect(call, 1);
    return evaluator.conditions().condition(call.arguments().getFirst());
  }
}
