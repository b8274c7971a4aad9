// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.explore.Draft.call;
import static dev.heddle.explore.Draft.method;
import static dev.heddle.mutation.Rewrite.MINUS_ONE;
import static dev.heddle.mutation.Rewrite.NO;
import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.YES;
import static dev.heddle.mutation.Rewrite.describe;
import static dev.heddle.mutation.Rewrite.hidden;

import dev.heddle.explore.dpor.UnsettledRaces;
import dev.heddle.explore.wakeup.SleepSets;
import dev.heddle.explore.wakeup.WakeupDescent;
import dev.heddle.explore.wakeup.WakeupSequence;
import dev.heddle.machine.Machine;
import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.Shape;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Stream;

/** The parts of the core that exactness hangs on, each broken. */
final class Mutants {
  private static final ClassDesc EXECUTION = describe(Execution.class);
  private static final Class<?> STORE_BUFFERS = hidden("machine.state.StoreBuffers");
  private static final Class<?> COMMIT_ORDER = hidden("machine.event.CommitOrder");

  /** Where decisions about races change most often. */
  private static final List<Shape> LARGE =
      RaceHandlingTest.LARGE.stream()
          .filter(s -> s.name().equals("CHOICE") || s.name().equals("MIXED_SIZES"))
          .toList();

  private static final Rewrite.Call WAKES =
      new Rewrite.Call(Label.class, "wakes", "(JJ)Z", CodeBuilder::iconst_0);

  private static final List<Mutant> FIRST =
      List.of(
          method("sleeping loads stay dormant", Label.class, "wakes", "(JJ)Z", NO)
              .on(Shape.STRAIGHT, Shape.BRANCHES),
          call("loads asleep stay dormant, inherited", SleepSets.class, "inherit", "(IJI)V", WAKES)
              .on(Shape.STRAIGHT, Shape.BRANCHES),
          call(
                  "loads stay dormant along v",
                  WakeupDescent.class,
                  "find",
                  "(Ldev/heddle/explore/wakeup/StepSequence;J)I",
                  WAKES)
              .on(Shape.STRAIGHT, Shape.BRANCHES),
          call(
                  "loads stay dormant along the tree",
                  WakeupDescent.class,
                  "follow",
                  "(Ldev/heddle/explore/wakeup/StepSequence;JI)V",
                  WAKES)
              .on(Shape.STRAIGHT, Shape.BRANCHES)
              .seed(-1311679443604766958L),
          method(
                  "loads in v stay as recorded",
                  WakeupSequence.class,
                  "isCommitted",
                  "(IIIZ)Z",
                  code -> label(code, 3).l2i().iconst_1().iand().ireturn())
              .on(Shape.STRAIGHT, Shape.BRANCHES),
          method("rule 5 dropped", Execution.class, "forwarded", "(II)V", NOTHING)
              .on(Shape.STRAIGHT, Shape.BRANCHES),
          method("only new races handled", UnsettledRaces.class, "add", "(II)V", NOTHING)
              .on(Shape.CHOICE, Shape.MIXED_SIZES, Shape.EVERYTHING)
              .seed(-1482444553522151018L),
          method("only new races handled, large", UnsettledRaces.class, "add", "(II)V", NOTHING)
              .byAllRaces(LARGE)
              .seed(-8834259407341654928L),
          method(
                  "all settled by a step asleep",
                  WakeupDescent.class,
                  "staysInitial",
                  "(Ldev/heddle/explore/wakeup/StepSequence;JJ)Z",
                  YES)
              .byAllRaces(LARGE)
              .seed(-2166733133683506184L),
          method("race of a blocked lock dropped", Machine.class, "blocker", "(I)I", MINUS_ONE)
              .on(Shape.LOCKS),
          method(
                  "compare-exchange not compared again",
                  WakeupSequence.class,
                  "without",
                  "(II)J",
                  code -> label(code, 2).lreturn())
              .on(Shape.ATOMICS.withThreads(3, 3).withOperations(9)),
          method("alternatives are the same step", Label.class, "otherChoice", "(JJ)Z", NO)
              .on(Shape.CHOICE),
          method("choices not reversed", Execution.class, "choose", "(III)V", Mutants::chooseOnly)
              .on(Shape.CHOICE),
          method("commits never wait", STORE_BUFFERS, "mayCommit", "(II)Z", YES)
              .on(Shape.STRAIGHT, Shape.MIXED_SIZES)
              .seed(-4157820461140106224L),
          method(
                  "loads do not wait for overlapping stores",
                  COMMIT_ORDER,
                  "afterOverlapping",
                  "(II)V",
                  NOTHING)
              .on(Shape.MIXED_SIZES, Shape.EVERYTHING),
          method("commits not ordered by overlap", COMMIT_ORDER, "afterOwnCommit", "(II)V", NOTHING)
              .on(Shape.MIXED_SIZES, Shape.EVERYTHING),
          call(
                  "commits not ordered by store-store fences",
                  COMMIT_ORDER,
                  "afterOthers",
                  "(III)V",
                  new Rewrite.Call(Execution.class, "lastInLane", "(I)I", CodeBuilder::iconst_m1))
              .on(Shape.STRAIGHT, Shape.BRANCHES, Shape.EVERYTHING),
          call(
                  "nothing stays asleep",
                  SleepSets.class,
                  "inherit",
                  "(IJI)V",
                  new Rewrite.Call(Label.class, "sameLane", "(JJ)Z", CodeBuilder::iconst_1))
              .on(Shape.STRAIGHT));

  static final List<Mutant> ALL =
      Stream.of(
              FIRST,
              MoreMutants.WAITS,
              MoreMutants.OBJECTS,
              MoreMutants.JOINS,
              DeferredReadMutants.ALL,
              CoarseMutants.ALL,
              ConfinementMutants.ALL,
              SizeMutants.ALL)
          .flatMap(List::stream)
          .toList();

  private Mutants() {}

  /** The recorded label of the event in the given slot, by the field {@code execution}. */
  private static CodeBuilder label(CodeBuilder code, int slot) {
    return code.aload(0)
        .getfield(describe(WakeupSequence.class), "execution", EXECUTION)
        .iload(slot)
        .invokevirtual(EXECUTION, "label", MethodTypeDesc.ofDescriptor("(I)J"));
  }

  private static void chooseOnly(CodeBuilder code) {
    code.aload(0)
        .iload(1)
        .iload(2)
        .i2l()
        .iload(3)
        .i2l()
        .invokevirtual(EXECUTION, "values", MethodTypeDesc.ofDescriptor("(IJJ)V"))
        .return_();
  }
}
