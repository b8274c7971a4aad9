// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.Families;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.Technique;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.check.PartialCheckResult;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SearchSessionTest {
  private final AtomicInteger made = new AtomicInteger();

  /** A machine runs main up to its first event when it is made: that alone may need too much. */
  @Test
  void thereMayBeNoRoomForTheFirstMachine() {
    DistinctTraces distinct = new DistinctTraces(Algorithm.OPTIMAL);
    SearchSession<PartialCheckResult> session =
        new SearchSession<>(
            new SearchSession.Spec<>(
                numbers -> {
                  throw new OutOfMemoryError();
                },
                () -> new PartialCheckResult(distinct),
                false),
            Algorithm.OPTIMAL.explorer(),
            SearchLimits.DEFAULT,
            CheckpointWriter.NONE);
    assertThrows(OutOfMemoryError.class, session::explore);
    Statistics s = session.outOfMemory(PartialCheckResult::outOfMemory);
    assertEquals(new Statistics(0, 0, 0, 0, Statistics.End.STOPPED), s);
    assertFalse(session.isReached());
    assertEquals(1, session.result().limits.size());
  }

  /** One thread may see less to remember than several, and so search in another way than these. */
  @Test
  void oneThreadFindsOutAnewHowToSearch() {
    SearchMode alone = new SearchMode(true, Set.of(), false);
    assertEquals(
        alone,
        CheckpointWriter.NONE
            .withSourceDpor()
            .without(Technique.DEFERRED_READS)
            .singleThreaded()
            .mode());
    assertEquals(
        new SearchMode(true, Set.of(), true),
        CheckpointWriter.NONE.singleThreaded().withSourceDpor().mode());
  }

  /** A busy machine may make the first one slowly, but not every time. */
  @Test
  void othersAreMadeBeforehand() {
    for (int tries = 0; made.get() < 3 && tries < 20; tries++) {
      made.set(0);
      prepared(() -> {});
    }
    assertEquals(3, made.get());
  }

  @Test
  void whatTakesLongIsNotDoneBeforehand() {
    prepared(() -> {
      long end = System.nanoTime() + 100_000_000;
      while (System.nanoTime() - end < 0) {
        Thread.onSpinWait();
      }
    });
    assertEquals(1, made.get());
  }

  /** Those who were made beforehand see nothing until they are asked for, nor of a rehearsal. */
  @Test
  void whoIsNotAskedForDoesNotCount() {
    SearchSession<PartialCheckResult> session = prepared(() -> {});
    assertFalse(session.isShared());
    assertEquals(0, session.member(1).machine().execution().length());
    assertEquals(0, session.member(2).machine().execution().length());
    assertTrue(session.isShared());
    assertEquals(0, session.result().executions);
    assertEquals(3, made.get());
  }

  /**
   * A session of three that has asked for the first one and is then told that others may follow.
   */
  private SearchSession<PartialCheckResult> prepared(Runnable whileMaking) {
    DistinctTraces distinct = new DistinctTraces(Algorithm.OPTIMAL);
    SearchSession<PartialCheckResult> session =
        new SearchSession<>(
            new SearchSession.Spec<>(
                numbers -> {
                  made.incrementAndGet();
                  whileMaking.run();
                  Machine machine =
                      new Machine(Families.fib(2), MemoryModel.TSO, OutputListener.NONE, numbers);
                  return new Bystander(machine, new PartialCheckResult(distinct));
                },
                () -> new PartialCheckResult(distinct),
                false),
            Algorithm.OPTIMAL.explorer(),
            SearchLimits.DEFAULT.by(3),
            CheckpointWriter.NONE);
    session.member(0);
    session.prepare();
    return session;
  }

  private record Bystander(Machine machine, PartialCheckResult notes)
      implements ExecutionAnalysis<PartialCheckResult> {
    @Override
    public boolean onExecution(Machine machine, boolean complete) {
      notes.executions++;
      return true;
    }
  }
}
