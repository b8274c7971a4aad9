// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static dev.heddle.oracle.Sketch.equal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.explore.observe.ProgressListener;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Threads that only read, which a check defers. */
class DeferredReadsTest {
  /** A thread that was deferred at first must not be: the search starts again. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void aThreadThatJoinsADeferredOneMayActAfterIt(MemoryModel model) {
    Sketch sketch =
        new Sketch("x")
            .function(f -> f.load("x"))
            .thread(t -> {
              t.join(t.spawn(0));
              t.store("x", 2);
            })
            .thread(t -> t.store("x", 1));
    // 1 then 2 and seen or not, or 2 then 1
    assertEquals(3, Asking.of(sketch, model).verdict().counts().executions());
  }

  /** No thread may be enabled, or have been enabled, after a deferred one. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void aThreadThatJoinsADeferredOneMayHaveTakenAMutexFirst(MemoryModel model) {
    assertEquals(2, takenByEither(t -> t.lock("m"), model));
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void aThreadThatJoinsADeferredOneMayHaveUpdatedACellFirst(MemoryModel model) {
    assertEquals(2, takenByEither(t -> t.down("s"), model));
  }

  private static long takenByEither(Consumer<Sketch.Code> take, MemoryModel model) {
    Sketch sketch =
        new Sketch("x", "m", "s")
            .function(f -> f.load("x"))
            .thread(t -> {
              t.up("s");
              t.join(t.spawn(0));
              take.accept(t);
            })
            .thread(take);
    return Asking.of(sketch, model).with(ErrorPolicy.ALL).verdict().counts().executions();
  }

  /** Neither may have seen what came after something that the other one missed. */
  @Test
  void deferredReadsDoNotContradictEachOther() {
    Consumer<Sketch.Code> xThenY =
        t -> {
          t.load("x");
          t.load("y");
        };
    Consumer<Sketch.Code> yThenX =
        t -> {
          t.load("y");
          t.load("x");
        };
    Sketch iriw =
        new Sketch("x", "y")
            .thread(t -> t.store("x", 1))
            .thread(t -> t.store("y", 1))
            .thread(xThenY)
            .thread(yThenX);
    assertEquals(15, Asking.of(iriw, MemoryModel.SC).verdict().counts().executions());
  }

  /** As many executions as there are is no limit. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void nothingIsLeftAfterTheLastLook(MemoryModel model) {
    Sketch sketch = new Sketch("x").thread(t -> t.load("x")).thread(t -> t.store("x", 1));
    for (int most = 1; most <= 3; most++) {
      SearchLimits limits = Asking.LIMITS;
      Verdict verdict =
          Asking.of(sketch, model)
              .with(new SearchLimits(most, limits.time(), limits.depth(), limits.rounds()))
              .verdict();
      assertEquals(Math.min(most, 2), verdict.counts().executions());
      assertEquals(most < 2 ? List.of(Limit.Budget.EXECUTIONS) : List.of(), verdict.limits());
    }
  }

  /** A thread that reads and fails, or one that joins a reader and then stores. */
  private static Sketch eitherFailsOrActs() {
    return new Sketch("x")
        .function(f -> f.raw.check(equal(f.load("x"), 0), "x == 0"))
        .function(f -> f.store("x", 1))
        .function(f -> f.load("x"))
        .thread(t -> {
          Register acts = t.register(1);
          t.raw.choose(acts, 2);
          FunctionBuilder.Label yes = t.raw.label("yes");
          FunctionBuilder.Label no = t.raw.label("no");
          FunctionBuilder.Label end = t.raw.label("end");
          t.raw.branch(acts, yes, no);
          t.raw.place(no);
          t.spawn(0);
          t.spawn(1);
          t.raw.jump(end);
          t.raw.place(yes);
          t.join(t.spawn(2));
          t.store("x", 2);
          t.raw.place(end);
        });
  }

  /** The search begins again, and is stopped before it comes to the error. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void errorsFoundBeforeTheFallbackAreKept(MemoryModel model) {
    Asking asking = Asking.of(eitherFailsOrActs(), model);
    assertEquals(1, asking.verdict().findings().size());
    AtomicInteger begun = new AtomicInteger();
    ProgressListener onlyOnce = p -> p.executions() > 0 || begun.getAndIncrement() == 0;
    SearchLimits limits = asking.question().limits();
    Verdict verdict =
        asking
            .with(
                new SearchLimits(
                    limits.executions(), limits.time(), limits.depth(), limits.rounds(), onlyOnce))
            .verdict();
    assertEquals(2, begun.get());
    assertEquals(1, verdict.findings().size());
    assertEquals(List.of(Limit.Budget.CANCELLED), verdict.limits());
  }
}
