// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.explore.Draft.call;
import static dev.heddle.explore.Draft.method;
import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.hidden;

import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.Shape;
import dev.heddle.trace.Execution;
import java.lang.classfile.CodeBuilder;
import java.util.List;

/** What exactness hangs on where threads meet at barriers, each broken. */
final class BarrierMutants {
  private static final Class<?> ARRIVALS = hidden("machine.event.BarrierArrivals");

  static final List<Mutant> ALL =
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

  private BarrierMutants() {}
}
