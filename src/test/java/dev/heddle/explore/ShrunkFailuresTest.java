// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.Model;
import dev.heddle.program.Expression;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Programs that once showed a difference to brute force, as small as the shrinker made them. */
class ShrunkFailuresTest {
  /**
   * The child joins its parent, which ends in the very step that starts the child: nobody told the
   * child's lane. One SPAWN_JOIN program of 50,000 showed it, and only to Source-DPOR.
   */
  @ParameterizedTest
  @EnumSource
  void aChildJoinsAParentThatEndsAtOnce(Model model) {
    ProgramBuilder p = new ProgramBuilder("child joins parent");
    Global y = p.integer("y", 4, 0);
    FunctionBuilder child = new FunctionBuilder("child");
    child.join(Expression.constant(1, 64), null);
    child.store(new Expression.GlobalAddress(y, 0, 64), Expression.constant(1, 32), 4, Order.PLAIN);
    int index = p.function(child.build());
    FunctionBuilder parent = new FunctionBuilder("parent");
    parent.spawn(parent.register("h", 64), new Expression.FunctionAddress(index));
    p.thread(parent.build());
    check(p.build(), model);
  }

  /**
   * Source-DPOR found 12 of its 13 traces under SC: when the compare-exchange succeeds, it
   * conflicts with a read that was behind it, and no race told that the read could come first.
   */
  @ParameterizedTest
  @EnumSource
  void aCompareExchangeOverlapsOtherSizes(Model model) {
    ProgramBuilder p = new ProgramBuilder("overlaps");
    Global w = p.integer("w", 8, 0);
    FunctionBuilder parts = new FunctionBuilder("parts");
    parts.store(new Expression.GlobalAddress(w, 0, 64), number(0, 16), 2, Order.PLAIN);
    parts.store(new Expression.GlobalAddress(w, 3, 64), number(1, 8), 1, Order.PLAIN);
    FunctionBuilder whole = new FunctionBuilder("whole");
    whole.store(new Expression.GlobalAddress(w, 0, 64), number(0, 64), 8, Order.PLAIN);
    whole.locked(
        whole.register("r", 16),
        new Expression.GlobalAddress(w, 2, 64),
        number(0, 16),
        number(0, 16));
    FunctionBuilder reader = new FunctionBuilder("reader");
    reader.load(reader.register("r", 8), new Expression.GlobalAddress(w, 2, 64), 1, Order.PLAIN);
    p.thread(parts.build());
    p.thread(whole.build());
    p.thread(reader.build());
    check(p.build(), model);
  }

  private static Expression number(long value, int bits) {
    return Expression.constant(value, bits);
  }

  private static void check(Program program, Model model) {
    BruteForce.Result expected = new BruteForce(program, model, 10_000).run();
    assertEquals("", Comparison.optimal(program, model, expected), program::toString);
    assertEquals("", Comparison.source(program, model, expected), program::toString);
  }
}
