// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static dev.heddle.oracle.Sketch.plus;
import static dev.heddle.verify.Asking.line;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.Families;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Failure;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.Asking;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Verdicts and counts of programs that end in all the ways there are. */
@Tag("slow")
class CheckTest {
  private static final Expression NO = Expression.constant(0, 1);

  private static Asking sc(Sketch sketch) {
    return Asking.of(sketch, MemoryModel.SC);
  }

  /** Whether both threads can read 0. */
  private static Sketch storeBuffering() {
    return new Sketch("x", "y", "a", "b")
        .thread(t -> {
          t.raw.at(line(1));
          t.store("x", 1);
          t.raw.at(line(2));
          t.store("a", plus(t.load("y"), number(1)));
        })
        .thread(t -> {
          t.raw.at(line(3));
          t.store("y", 1);
          t.raw.at(line(4));
          Register r = t.load("x");
          Register a = t.load("a");
          t.raw.at(line(5));
          Expression both = new Expression.Select(equal(r, 0), equal(a, 1), NO);
          t.raw.check(new Expression.Comparison(ComparisonOperator.EQ, both, NO), "r || a");
        });
  }

  @Test
  void passMeansThatNoExecutionFails() {
    Verdict sc = sc(storeBuffering()).verdict();
    assertEquals(Verdict.Answer.PASS, sc.answer());
    assertEquals(List.of(), sc.limits());
    assertTrue(sc.counts().executions() > 3);
    assertEquals(0, sc.counts().blocked().all());
    assertTrue(sc.effort().steps() > 0);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"SC", "RMO"})
  void aStoreBufferBreaksAnAssertion(MemoryModel model) {
    Verdict verdict = Asking.of(storeBuffering(), model).verdict();
    assertEquals(Verdict.Answer.FAIL, verdict.answer());
    assertEquals(
        List.of(new Flaw(ErrorKind.ASSERTION, "assertion failed: r || a", line(5))),
        verdict.findings().stream().map(Finding::flaw).toList());
  }

  // ---------------------------------------------------------------- remembering

  /** Trees of Optimal-DPOR would outgrow their bound after some 90,000 executions. */
  @Test
  void whereTreesGrowTooLargeTheSearchGoesOnWithout() {
    SearchLimits few = new SearchLimits(20_000, Duration.ofDays(1), Check.DEPTH, LoopBound.NONE);
    Verdict verdict = Asking.of(Families.indexer(18), MemoryModel.SC).with(few).verdict();
    assertEquals(Algorithm.SOURCE, verdict.algorithm());
    assertEquals(20_000, verdict.counts().executions());
    assertEquals(List.of(Limit.Budget.EXECUTIONS), verdict.limits());
  }

  // ---------------------------------------------------------------- waiting

  @Test
  void aDeadlockSaysWhoWaitsForWhat() {
    Sketch abba =
        new Sketch("m", "n")
            .thread(t -> {
              t.raw.at(line(1));
              t.lock("m");
              t.raw.at(line(2));
              t.lock("n");
            })
            .thread(t -> {
              t.raw.at(line(3));
              t.lock("n");
              t.raw.at(line(4));
              t.lock("m");
              t.unlock("m");
              t.unlock("n");
            });
    assertEquals(
        List.of(
            "deadlock: deadlock: thread 0 waits for mutex n held by thread 1 at line 2; thread 1"
                + " waits for mutex m held by thread 0 at line 4 (t.c:2:1)",
            "deadlock: deadlock: thread 1 waits for mutex n held by thread 0 at line 3 (t.c:3:1)"),
        sc(abba).errors());
  }

  @Test
  void aThreadThatLocksTwiceWaitsForItself() {
    Sketch twice =
        new Sketch("m")
            .function(f -> {
              f.raw.at(line(1));
              f.lock("m");
              f.lock("m");
            })
            .thread(t -> {
              t.raw.at(line(2));
              t.join(t.spawn(0));
            });
    assertEquals(
        List.of(
            "deadlock: deadlock: thread 0 waits for the end of thread 0.0 at line 2; thread 0.0"
                + " waits for its own mutex m at line 1 (t.c:1:1)"),
        sc(twice).errors());
  }

  private static void await(Sketch.Code t, String cell, String what) {
    t.raw.add(
        new Await(
            t.register(64),
            t.address(cell),
            new Await.Test(ComparisonOperator.UGT, Expression.constant(0, 64)),
            new Await.Update(UpdateOperator.SUB, Expression.constant(1, 64)),
            Await.Patience.WAIT,
            what,
            t.raw.position()));
  }

  @Test
  void aCellIsNamedWithWhatItIsFor() {
    Sketch sketch = new Sketch("s").thread(t -> await(t, "s", "semaphore"));
    assertEquals(
        List.of("deadlock: deadlock: thread 0 waits for semaphore s"), sc(sketch).errors());
  }

  @Test
  void nobodyWaitsInVainWhenTheProcessEnds() {
    Sketch sketch =
        new Sketch("s")
            .thread(t -> await(t, "s", "semaphore"))
            .thread(t -> t.raw.add(new Instruction.Halt(line(1))));
    Verdict verdict = sc(sketch).verdict();
    assertEquals(Verdict.Answer.PASS, verdict.answer());
    assertEquals(1, verdict.counts().executions());
  }

  @Test
  void whoWaitsForAThreadThatFailedIsNoDeadlock() {
    Sketch sketch =
        new Sketch("m")
            .thread(t -> {
              t.lock("m");
              t.raw.check(NO, "never");
            })
            .thread(t -> {
              t.lock("m");
              t.unlock("m");
            });
    assertEquals(List.of("assertion: assertion failed: never"), sc(sketch).errors());
  }

  // ---------------------------------------------------------------- spinning

  /** Waits until the variable is not 0. */
  private static void spin(Sketch.Code t, String name) {
    Label loop = t.raw.label("loop");
    Label end = t.raw.label("end");
    Register r = t.register();
    t.raw.at(line(7));
    t.raw.place(loop);
    t.raw.load(r, t.address(name), 4, Order.RELAXED);
    t.raw.branch(equal(r, 0), loop, end);
    t.raw.place(end);
  }

  @Test
  void aThreadThatWaitsGoesOnWhenItCan() {
    Sketch sketch = new Sketch("x").thread(t -> spin(t, "x")).thread(t -> t.store("x", 1));
    Verdict verdict = sc(sketch).verdict();
    assertEquals(Verdict.Answer.PASS, verdict.answer());
    assertEquals(1, verdict.counts().executions());
    assertEquals(0, verdict.counts().blocked().all());
  }

  @Test
  void aThreadThatSpinsForEverIsALivelock() {
    Sketch sketch = new Sketch("x", "y").thread(t -> spin(t, "x")).thread(t -> t.store("y", 1));
    assertEquals(
        List.of("livelock: livelock: thread 0 waits for a change of x at line 7 (t.c:7:1)"),
        sc(sketch).errors());
  }

  // ---------------------------------------------------------------- limits

  /** Adds 1 to x so many times. */
  private static Consumer<Sketch.Code> counting(int times) {
    return t -> {
      Label loop = t.raw.label("loop");
      Label end = t.raw.label("end");
      t.raw.at(line(3));
      t.raw.place(loop);
      Register r = t.load("x");
      t.raw.at(line(4));
      t.store("x", plus(r, number(1)));
      t.raw.at(line(3));
      t.raw.branch(equal(plus(r, number(1)), times), end, loop);
      t.raw.place(end);
    };
  }

  @Test
  void aBoundThatCutsIsNeverAPass() {
    Asking asking = sc(new Sketch("x").thread(counting(5)).thread(t -> {}));
    assertEquals(Verdict.Answer.PASS, asking.verdict().answer());
    assertEquals(Verdict.Answer.PASS, asking.unrolled(4).verdict().answer());
    Verdict cut = asking.unrolled(3).verdict();
    assertEquals(Verdict.Answer.UNKNOWN, cut.answer());
    assertEquals("[loop bound of 3 reached (t.c:3:1), in 1 execution]", cut.limits().toString());
    assertEquals(1, cut.counts().blocked().bound());
    assertEquals(0, cut.counts().executions());
  }

  @Test
  void aLoopWithoutEndIsNamed() {
    Asking asking = sc(new Sketch("x").thread(counting(-1)).thread(t -> {}));
    Verdict verdict = asking.verdict();
    assertEquals(Verdict.Answer.UNKNOWN, verdict.answer());
    assertEquals("[loop at t.c:3:1 did not end within 20000 steps]", verdict.limits().toString());
  }

  /** Joins are no events and touch no memory; the loop ended with that of the JVM. */
  @Test
  void aLoopOfJoinsWithoutEndIsNamed() {
    Sketch sketch =
        new Sketch("x")
            .function(f -> f.store("x", 1))
            .thread(t -> {
              Register child = t.spawn(0);
              Label loop = t.raw.label("loop");
              t.raw.at(line(3));
              t.raw.place(loop);
              t.join(child);
              t.raw.jump(loop);
            });
    Verdict verdict = sc(sketch).verdict();
    assertEquals(Verdict.Answer.FAIL, verdict.answer());
    assertEquals(
        "[loop at t.c:3:1 did not end within millions of local steps]",
        verdict.limits().toString());
  }

  @Test
  void aLoopOfItsOwnWithoutEndIsNamed() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              Register r = t.register();
              Label loop = t.raw.label("loop");
              Label end = t.raw.label("end");
              t.store("x", 1);
              t.raw.at(line(3));
              t.raw.place(loop);
              t.raw.assign(r, plus(r, number(1)));
              t.raw.branch(equal(r, -1), end, loop);
              t.raw.place(end);
              t.store("x", r);
            })
            .thread(t -> t.load("x"));
    Verdict verdict = sc(sketch).verdict();
    assertEquals(Verdict.Answer.UNKNOWN, verdict.answer());
    assertEquals(
        "[loop at t.c:3:1 did not end within millions of local steps]",
        verdict.limits().toString());
  }

  @Test
  void whatTheUserLimitsIsSaid() {
    SearchLimits two = new SearchLimits(2, Duration.ofDays(1), Check.DEPTH, Asking.LIMITS.rounds());
    Verdict verdict = sc(storeBuffering()).with(two).verdict();
    assertEquals(Verdict.Answer.UNKNOWN, verdict.answer());
    assertEquals(List.of(Limit.Budget.EXECUTIONS), verdict.limits());
  }

  @Test
  void assumptionsAreCounted() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> t.raw.assume(equal(t.load("x"), 1)))
            .thread(t -> t.store("x", 1));
    Verdict verdict = sc(sketch).verdict();
    assertEquals(Verdict.Answer.PASS, verdict.answer());
    assertEquals(1, verdict.counts().executions());
    assertEquals(new Verdict.Blocked(1, 0, 0), verdict.counts().blocked());
  }

  // ---------------------------------------------------------------- how many errors

  /** Of 6 executions, one for each order of three stores, those fail that end in one of two. */
  private static Sketch twoErrors() {
    Sketch sketch = new Sketch("x");
    for (int i = 1; i <= 3; i++) {
      int own = i;
      sketch.thread(t -> {
        t.store("x", own);
        t.raw.at(line(own));
        Register r = t.load("x");
        t.raw.check(new Expression.Comparison(ComparisonOperator.NE, r, number(own % 2 + 1)), "x");
      });
    }
    return sketch;
  }

  /** What was seen before the limit counts; what was not may hold anything. */
  @Test
  void tooLittleMemoryIsAVerdict() {
    Sketch sketch = new Sketch("x", "y");
    sketch.thread(t -> {
      t.load("x"); // so that the order of the stores is observed
      t.store("y", 1);
    });
    for (int i = 0; i < 7; i++) {
      sketch = sketch.thread(t -> t.store("x", 1));
    }
    Verdict verdict = sc(sketch).with(Asking.LIMITS.within(1)).verdict();
    assertEquals(Verdict.Answer.UNKNOWN, verdict.answer());
    assertEquals(List.of(Limit.Budget.MEMORY), verdict.limits());
    assertTrue(verdict.counts().executions() > 0);
  }

  @Test
  void theFirstErrorIsEnoughIfItIsAllThatIsAskedFor() {
    Verdict first = sc(twoErrors()).with(ErrorPolicy.FIRST).verdict();
    assertEquals(1, first.findings().size());
    assertEquals(List.of(new Limit.ErrorFound(0)), first.limits());
    Verdict all = sc(twoErrors()).verdict();
    assertEquals(List.of(), all.limits());
    assertTrue(all.findings().size() > first.findings().size());
    Verdict some = sc(twoErrors()).with(ErrorPolicy.SOME).verdict();
    assertEquals(flaws(all), flaws(some)); // by other schedules
  }

  @ParameterizedTest
  @EnumSource
  void everyFailureHasItsKind(Failure failure) {
    Sketch sketch = new Sketch("x").thread(t -> t.raw.check(NO, failure, "text"));
    String expected =
        failure == Failure.ASSERTION ? "assertion: assertion failed: text" : failure + ": text";
    assertEquals(List.of(expected), sc(sketch).errors());
  }

  @Test
  void whatTheMachineNoticesHasItsKind() {
    assertEquals(
        List.of("null pointer: access through a null pointer"),
        sc(new Sketch("x")
                .thread(t -> {
                  t.raw.store(Expression.constant(0, 64), number(1), 4, Order.PLAIN);
                }))
            .errors());
    assertEquals(
        List.of("out of bounds: access out of bounds"),
        sc(new Sketch("x").thread(t -> t.load("x", 4, 4))).errors());
    assertEquals(
        List.of("mutex misuse: unlock of a mutex the thread does not hold"),
        sc(new Sketch("x").thread(t -> t.unlock("x"))).errors());
    assertEquals(
        List.of("join misuse: join of something that is not a thread"),
        sc(new Sketch("x").thread(t -> t.join(Expression.constant(9, 64)))).errors());
  }

  private static Set<Flaw> flaws(Verdict verdict) {
    return verdict.findings().stream().map(Finding::flaw).collect(Collectors.toSet());
  }
}
