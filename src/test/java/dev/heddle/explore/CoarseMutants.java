// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.explore.Draft.call;
import static dev.heddle.explore.Draft.method;
import static dev.heddle.mutation.Rewrite.NO;
import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.YES;
import static dev.heddle.mutation.Rewrite.hidden;

import dev.heddle.machine.Machine;
import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.Shape;
import dev.heddle.trace.CommutingWrites;
import dev.heddle.trace.Execution;
import dev.heddle.trace.WaitRaces;
import java.lang.classfile.CodeBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What exactness hangs on where orders are left open that no thread observes, each broken. */
final class CoarseMutants {
  private static final Class<?> UPDATES = hidden("machine.event.CommutingUpdates");
  private static final Class<?> ARRIVALS = hidden("machine.event.BarrierArrivals");
  private static final Class<?> ADDITIONS = hidden("machine.event.CellAdditions");
  private static final Class<?> CONFLICTS = hidden("trace.Conflicts");
  private static final Class<?> TWINS = hidden("machine.event.Twins");
  private static final Class<?> TWIN_JOINS = hidden("machine.run.TwinJoins");
  private static final String CHECK = "(Ldev/heddle/machine/run/Interpreter;II)V";
  private static final List<Shape> TWIN_SHAPES =
      List.of(Shape.ATOMICS, Shape.LOCKS, Shape.CHOICE, Shape.LOCALS, Shape.OBJECTS);

  private static final List<Mutant> COMMUTING_UPDATES =
      List.of(
          method(
                  "an addition and a bitwise or commute",
                  CommutingWrites.class,
                  "type",
                  "(Ldev/heddle/program/UpdateOperator;)I",
                  code -> code.iconst_1().ireturn())
              .byEnds(Shape.COUNTING),
          call(
                  "updates commute whose results are used",
                  UPDATES,
                  "find",
                  "(I)I",
                  new Rewrite.Call(Arrays.class, "binarySearch", "([II)I", CodeBuilder::iconst_m1))
              .byEnds(Shape.COUNTING),
          call(
                  "a load races with the last member of a group",
                  CONFLICTS,
                  "read",
                  "(III)V",
                  new Rewrite.Call(
                      CONFLICTS, "beforeGroup", "(I)I", code -> code.iload(4).iconst_1().isub()))
              .byEnds(Shape.COUNTING));

  private static final List<Mutant> BARRIERS =
      List.of(
          method("a barrier is passed after nothing", ARRIVALS, "after", "(IJJ)V", NOTHING)
              .on(Shape.BARRIERS),
          call(
                  "a barrier is passed after the last arrival only",
                  ARRIVALS,
                  "after",
                  "(IJJ)V",
                  new Rewrite.Call(
                      Execution.class, "previousWrite", "(I)I", CodeBuilder::iconst_m1))
              .byEnds(Shape.MEETING),
          method("arrivals of any threads commute", ARRIVALS, "expectFew", "(IIJ)V", NOTHING)
              .byEnds(Shape.MEETING));

  private static final List<Mutant> COUNTED_CELLS =
      List.of(
          call(
                  "no addition depends on another one",
                  WaitRaces.class,
                  "without",
                  "(IIJ)J",
                  new Rewrite.Call(Execution.class, "before", "(II)Z", CodeBuilder::iconst_0))
              .byEnds(Shape.COUNTED),
          method("posts commute at the limit", ADDITIONS, "make", "(IIIZJ)V", NOTHING)
              .byEnds(Shape.COUNTED),
          method("several readers keep no writer out", WaitRaces.class, "racesWithSet", "()Z", NO)
              .byEnds(Shape.COUNTED));

  private static final List<Mutant> TWIN_THREADS =
      List.of(
          method("twins are joined anywhere", TWIN_JOINS, "check", CHECK, NOTHING)
              .byTwins(TWIN_SHAPES),
          method("results of twins are used", TWINS, "end", "(II)V", NOTHING).byTwins(TWIN_SHAPES),
          method("handles of twins are used", TWINS, "areHidden", "()Z", YES).byTwins(TWIN_SHAPES),
          method("any two threads are twins", TWINS, "isLike", "(II)Z", YES).byTwins(TWIN_SHAPES),
          method("twins are not ordered", TWINS, "order", "(I)V", NOTHING).byTwins(TWIN_SHAPES),
          call(
                  "a twin that is held back waits for others",
                  Machine.class,
                  "blocker",
                  "(I)I",
                  new Rewrite.Call(TWINS, "isHeldBack", "(I)Z", CodeBuilder::iconst_0))
              .byTwins(TWIN_SHAPES));

  static final List<Mutant> ALL =
      Stream.of(COMMUTING_UPDATES, BARRIERS, COUNTED_CELLS, TWIN_THREADS)
          .flatMap(List::stream)
          .toList();

  private CoarseMutants() {}
}
