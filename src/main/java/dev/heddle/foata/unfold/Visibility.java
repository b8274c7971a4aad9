// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.Backlog;
import dev.heddle.foata.Event;
import dev.heddle.foata.symbolic.Effect;
import dev.heddle.foata.symbolic.SymbolicValue;
import dev.heddle.program.UpdateOperator;
import java.util.BitSet;
import java.util.List;

/**
 * Determines which events of other processors can depend on an event, by calling the architecture
 * with samples.
 */
final class Visibility {
  private Visibility() {}

  /** Determines which kinds of events of other processors can depend on the events of an action. */
  static void find(Action action, Architecture architecture) {
    for (Event e : events(action)) {
      boolean load = isVisible(architecture, e, new Effect.Load());
      boolean probe = isVisible(architecture, e, new Effect.Probe());
      boolean store = isVisible(architecture, e, new Effect.Store(SymbolicValue.number(0)));
      boolean update =
          isVisible(
              architecture,
              e,
              new Effect.Update(UpdateOperator.XCHG, SymbolicValue.number(0), false));
      e.dependsOnReads = load || probe;
      e.dependsOnWrites = store || update;
    }
  }

  private static boolean isVisible(Architecture architecture, Event e, Effect effect) {
    Action.Site site = new Action.Site(e.processor() + 1, 0, 0, 1, "");
    Action other =
        new Action(
                site, effect, e.action().location(), new BitSet(), Action.Heritage.NONE, List.of())
            .under(architecture);
    return events(other).stream()
        .anyMatch(o -> architecture.diffDep(Backlog.EMPTY, Backlog.EMPTY, e, o));
  }

  private static List<Event> events(Action action) {
    return action.shadow() == null
        ? List.of(action.main())
        : List.of(action.main(), action.shadow());
  }
}
