// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.explore.Draft.call;
import static dev.heddle.explore.Draft.method;
import static dev.heddle.mutation.Rewrite.NO;
import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.YES;
import static dev.heddle.mutation.Rewrite.hidden;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.Shape;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Locations;
import java.lang.classfile.CodeBuilder;
import java.util.List;

/** Each condition on which deferred reads depend, broken. */
final class DeferredReadMutants {
  private static final Class<?> ONLOOKERS = hidden("machine.reduction.ReadOnlySuffixes");
  private static final Class<?> THREADS = hidden("machine.event.ReadOnlyThreads");
  private static final Class<?> JOURNAL = hidden("machine.reduction.DeferredReadJournal");

  static final List<Mutant> ALL =
      List.of(
          method(
                  "placed reads are not part of happens-before",
                  JOURNAL,
                  "orderBefore",
                  "(I)V",
                  NOTHING)
              .on(Shape.ONLOOKERS, Shape.MANY_THREADS),
          method(
                  "a deferred read can be placed before its past",
                  Execution.class,
                  "past",
                  "(I)Z",
                  NO)
              .on(Shape.ONLOOKERS),
          method(
                  "a deferred thread may have stores in its buffer",
                  THREADS,
                  "isDrained",
                  "([II)Z",
                  YES)
              .on(Shape.ONLOOKERS, Shape.STRAIGHT),
          method(
                  "the value of a deferred read is never used",
                  ONLOOKERS,
                  "isValueUnused",
                  "()Z",
                  YES)
              .on(Shape.ONLOOKERS),
          method(
                  "insertions into happens-before are not undone",
                  Execution.class,
                  "takeBack",
                  "(I)V",
                  NOTHING)
              .on(Shape.ONLOOKERS),
          call(
                  "events after a deferred read are left out",
                  Dpor.class,
                  "report",
                  "(ZZ)Z",
                  new Rewrite.Call(Dpor.class, "isAnythingEnabled", "()Z", CodeBuilder::iconst_0))
              .on(Shape.ONLOOKERS, Shape.SPAWN_JOIN),
          method(
                  "threads that wait after a deferred read are left out",
                  ONLOOKERS,
                  "madeThreadWait",
                  "()Z",
                  NO)
              .on(Shape.AFTER_ONLOOKERS)
              .seed(-303325318009956640L),
          call(
                  "deferred reads may overlap writes in part",
                  THREADS,
                  "isReadOnly",
                  "(I)Z",
                  new Rewrite.Call(Locations.class, "mixed", "()Z", CodeBuilder::iconst_0))
              .on(Shape.MIXED_SIZES));

  private DeferredReadMutants() {}
}
