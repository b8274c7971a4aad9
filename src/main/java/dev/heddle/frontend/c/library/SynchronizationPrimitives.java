// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Instruction.Await.Counted;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.program.Instruction.Ended;
import dev.heddle.program.Instruction.Fence;
import dev.heddle.program.Instruction.Holds;
import dev.heddle.program.Instruction.Renew;
import dev.heddle.program.UpdateOperator;
import java.util.Map;
import java.util.Set;

/** Mutexes of the machine, cells, and points. */
final class SynchronizationPrimitives {
  static final Map<String, Primitive> ALL =
      Map.ofEntries(
          Map.entry("__heddle_lock", call -> call.body().lock(call.word(0))),
          Map.entry("__heddle_point", SynchronizationPrimitives::point),
          Map.entry("__heddle_unlock", call -> call.body().unlock(call.word(0))),
          Map.entry("__heddle_trylock", SynchronizationPrimitives::tryLock),
          Map.entry("__heddle_holds", SynchronizationPrimitives::holds),
          Map.entry("__heddle_renew", SynchronizationPrimitives::renew),
          Map.entry("__heddle_ended", SynchronizationPrimitives::ended),
          Map.entry("__heddle_await", call -> await(call, Patience.WAIT, call.constantText(5))),
          Map.entry("__heddle_try", call -> await(call, Patience.TRY, "")),
          Map.entry("__heddle_arrive", call -> count(call, Counted.ARRIVALS, 1)),
          Map.entry("__heddle_end_read", call -> count(call, Counted.READERS, -1)),
          Map.entry("__heddle_post", SynchronizationPrimitives::post),
          Map.entry("__heddle_await_read", SynchronizationPrimitives::awaitRead),
          Map.entry("__heddle_try_read", SynchronizationPrimitives::tryRead),
          Map.entry("__heddle_pass", SynchronizationPrimitives::pass));

  private SynchronizationPrimitives() {}

  /** Where a fence can be: one that orders nothing. */
  private static void point(Invocation call) {
    call.body().add(new Fence(Set.of(), call.at()));
  }

  private static void tryLock(Invocation call) {
    Register taken = call.fresh(32);
    call.body().tryLock(taken, call.word(0));
    call.give(taken);
  }

  private static void holds(Invocation call) {
    Register held = call.fresh(32);
    call.body().add(new Holds(held, call.word(0), call.at()));
    call.give(held);
  }

  private static void renew(Invocation call) {
    Register held = call.fresh(32);
    call.body().add(new Renew(held, call.word(0), call.at()));
    call.give(held);
  }

  private static void ended(Invocation call) {
    Register ended = call.fresh(32);
    call.body().add(new Ended(ended, call.word(0), call.at()));
    call.give(ended);
  }

  /** {@code (cell, comparison, operand, update, operand, what)}: the cell's old value. */
  private static void await(Invocation call, Patience patience, String what) {
    Register old = call.fresh(64);
    var test = new Await.Test(call.constant(1, ComparisonOperator.class), call.word(2));
    var update = new Await.Update(call.constant(3, UpdateOperator.class), call.word(4));
    call.body().add(new Await(old, call.word(0), test, update, patience, what, call.at()));
    call.give(old);
  }

  /** {@code (cell)}: the cell's old value; never waits. */
  private static void count(Invocation call, Counted counted, long difference) {
    var test = new Await.Test(ComparisonOperator.UGE, Expression.constant(0, 64));
    count(call, counted, test, difference, Patience.TRY, "");
  }

  /** {@code (cell, limit)}: the cell's old value. */
  private static void post(Invocation call) {
    count(call, Counted.POSTS, isBelow(call), 1, Patience.TRY, "");
  }

  /** {@code (cell, limit, what)}: the cell's old value. */
  private static void awaitRead(Invocation call) {
    count(call, Counted.READERS, isBelow(call), 1, Patience.WAIT, call.constantText(2));
  }

  /** {@code (cell, limit)}: the cell's old value. */
  private static void tryRead(Invocation call) {
    count(call, Counted.READERS, isBelow(call), 1, Patience.TRY, "");
  }

  private static Await.Test isBelow(Invocation call) {
    return new Await.Test(ComparisonOperator.SLT, call.word(1));
  }

  private static void count(
      Invocation call,
      Counted counted,
      Await.Test test,
      long difference,
      Patience patience,
      String what) {
    Register old = call.fresh(64);
    var update = new Await.Update(UpdateOperator.ADD, Expression.constant(difference, 64));
    call.body().add(new Await(old, call.word(0), test, update, patience, counted, what, call.at()));
    call.give(old);
  }

  /** {@code (cell, enough, count, what)}. */
  private static void pass(Invocation call) {
    var test = new Await.Test(ComparisonOperator.UGE, call.word(1));
    var update = new Await.Update(UpdateOperator.UMAX, call.word(2));
    Register enough = call.fresh(64);
    String what = call.constantText(3);
    call.body().add(new Await(enough, call.word(0), test, update, Patience.PASS, what, call.at()));
  }
}
