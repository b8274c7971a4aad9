// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.Model;
import dev.heddle.program.Expression;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
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

  /**
   * The owner of a mutex waits for its child and has no further event. Whether it has ended must
   * not depend on when the child ends, as nothing orders that with the renewal.
   */
  @ParameterizedTest
  @EnumSource
  void anOwnerThatJoinsHasNotEnded(Model model) {
    ProgramBuilder p = new ProgramBuilder("owner joins");
    Global m = p.integer("m", 1, 0);
    Global s = p.integer("s", 1, 0);
    FunctionBuilder child = new FunctionBuilder("child");
    child.lock(address(s));
    FunctionBuilder other = new FunctionBuilder("other");
    renew(other, m);
    renew(other, m);
    FunctionBuilder owner = new FunctionBuilder("owner");
    Expression.Register handle = owner.register("h", 64);
    owner.spawn(handle, new Expression.FunctionAddress(p.function(child.build())));
    owner.spawn(owner.register("g", 64), new Expression.FunctionAddress(p.function(other.build())));
    owner.lock(address(m));
    owner.join(handle, null);
    p.thread(owner.build());
    check(p.build(), model);
  }

  /** A trylock that a renewal lets succeed does not, and writes nothing, if it comes first. */
  @ParameterizedTest
  @EnumSource
  void aRenewalFreesAMutexAsAnUnlockDoes(Model model) {
    ProgramBuilder p = new ProgramBuilder("renewal and trylock");
    Global m = p.integer("m", 1, 0);
    FunctionBuilder attempt = new FunctionBuilder("attempt");
    attempt.tryLock(attempt.register("r", 8), address(m));
    check(whileOneRenews(p, m, attempt), model);
  }

  /** Of two renewals the first frees the mutex, whichever it is, and the second finds it free. */
  @ParameterizedTest
  @EnumSource
  void twoThreadsRenewAMutex(Model model) {
    ProgramBuilder p = new ProgramBuilder("two renewals");
    Global m = p.integer("m", 1, 0);
    FunctionBuilder renewal = new FunctionBuilder("renewal");
    renew(renewal, m);
    check(whileOneRenews(p, m, renewal), model);
  }

  /** One thread renews a mutex whose owner was joined, while another one does something. */
  private static Program whileOneRenews(ProgramBuilder p, Global m, FunctionBuilder other) {
    FunctionBuilder owner = new FunctionBuilder("owner");
    owner.lock(address(m));
    int first = p.function(owner.build());
    int second = p.function(other.build());
    FunctionBuilder main = new FunctionBuilder("main");
    Expression.Register handle = main.register("h", 64);
    main.spawn(handle, new Expression.FunctionAddress(first));
    main.join(handle, null);
    main.spawn(main.register("g", 64), new Expression.FunctionAddress(second));
    renew(main, m);
    p.thread(main.build());
    return p.build();
  }

  private static void renew(FunctionBuilder code, Global mutex) {
    code.add(new Instruction.Renew(code.register("r", 8), address(mutex), code.position()));
  }

  private static Expression address(Global global) {
    return new Expression.GlobalAddress(global, 0, 64);
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
