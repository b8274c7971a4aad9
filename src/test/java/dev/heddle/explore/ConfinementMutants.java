// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.explore.Draft.method;
import static dev.heddle.mutation.Rewrite.NO;
import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.YES;
import static dev.heddle.mutation.Rewrite.hidden;

import dev.heddle.oracle.Shape;
import java.util.List;

/** Each condition on which confined locations depend, broken. */
final class ConfinementMutants {
  private static final Class<?> LOCATIONS = hidden("machine.event.ConfinedLocations");
  private static final Class<?> RECORDS = hidden("machine.state.ByteRecords");

  static final List<Mutant> ALL =
      List.of(
          method("any two threads may share confined memory", LOCATIONS, "isOrdered", "(III)Z", YES)
              .byConfinement(Shape.KEEPING),
          method(
                  "a thread knows all that its parent does",
                  LOCATIONS,
                  "isBeforeStart",
                  "(III)Z",
                  YES)
              .byConfinement(Shape.KEEPING),
          method("a thread has joined all others", LOCATIONS, "hasJoined", "(II)Z", YES)
              .byConfinement(Shape.KEEPING),
          method("events may access confined memory", LOCATIONS, "touch", "(JI)V", NOTHING)
              .byConfinement(Shape.KEEPING),
          method("sizes of confined accesses may differ", RECORDS, "isPart", "(JII)Z", YES)
              .byConfinement(Shape.MIXED_KEEPERS),
          method("confined stores are not committed", LOCATIONS, "contains", "(J)Z", NO)
              .byConfinement(Shape.KEEPING));

  private ConfinementMutants() {}
}
