// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Architecture;
import dev.heddle.foata.Event;
import dev.heddle.foata.generate.FoataSteps.Placement;
import java.util.ArrayList;
import java.util.List;

/** The events that can continue an execution, and the position of the search among them. */
final class SearchFrame {
  private final List<Event> events = new ArrayList<>();
  private final List<Placement> placements = new ArrayList<>();
  private int next;

  /** In a normal form, this event or an earlier one comes next; null if any event may. */
  private Event due;

  void clear() {
    events.clear();
    placements.clear();
    next = 0;
    due = null;
  }

  void add(Event e, Placement placement) {
    events.add(e);
    placements.add(placement);
  }

  int size() {
    return events.size();
  }

  Event event(int i) {
    return events.get(i);
  }

  Placement placement(int i) {
    return placements.get(i);
  }

  boolean isEmpty() {
    return events.isEmpty();
  }

  /** The index of the next event to try; -1 if all were tried. */
  int advance() {
    return next < events.size() ? next++ : -1;
  }

  void mustCome(Event e, Architecture architecture) {
    if (due == null || architecture.order(e, due) < 0) {
      due = e;
    }
  }

  /** Whether an event that must come in this step would be left out. */
  boolean isTooEarly(int i, Architecture architecture) {
    return due != null
        && (placements.get(i) != Placement.JOINS || architecture.order(due, events.get(i)) < 0);
  }
}
