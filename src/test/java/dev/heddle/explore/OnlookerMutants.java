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

/** What exactness hangs on where threads that only look are left aside, each broken. */
final class OnlookerMutants {
  private static final Class<?> ONLOOKERS = hidden("machine.reduction.ReadOnlySuffixes");
  private static final Class<?> THREADS = hidden("machine.event.ReadOnlyThreads");
  private static final Class<?> JOURNAL = hidden("machine.reduction.DeferredReadJournal");

  static final List<Mutant> ALL =
      List.of(
          method("nobody knows where others looked", JOURNAL, "settle", "(I)V", NOTHING)
              .on(Shape.ONLOOKERS, Shape.MANY_THREADS),
          method("an onlooker can have missed anything", Execution.class, "past", "(I)Z", NO)
              .on(Shape.ONLOOKERS),
          method("an onlooker may have stores to come", THREADS, "isDrained", "([II)Z", YES)
              .on(Shape.ONLOOKERS, Shape.STRAIGHT),
          method("what an onlooker sees is never used", ONLOOKERS, "isIndifferent", "()Z", YES)
              .on(Shape.ONLOOKERS),
          method("looks are not taken back", Execution.class, "takeBack", "(I)V", NOTHING)
              .on(Shape.ONLOOKERS),
          call(
                  "what comes after a look is left out",
                  Dpor.class,
                  "report",
                  "(ZZ)Z",
                  new Rewrite.Call(Dpor.class, "isAnythingEnabled", "()Z", CodeBuilder::iconst_0))
              .on(Shape.ONLOOKERS, Shape.SPAWN_JOIN),
          method("who waits after a look is left out", ONLOOKERS, "madeSomebodyWait", "()Z", NO)
              .on(Shape.AFTER_ONLOOKERS)
              .seed(-303325318009956640L),
          call(
                  "an onlooker sees all of what others write in part",
                  THREADS,
                  "looksOnly",
                  "(I)Z",
                  new Rewrite.Call(Locations.class, "mixed", "()Z", CodeBuilder::iconst_0))
              .on(Shape.MIXED_SIZES));

  private OnlookerMutants() {}
}
