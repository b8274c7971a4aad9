// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Figures 4 and 5 as they are printed: buffers are queues, and happens-before is a set of events
 * for each event. Slow, and shares nothing with the monitors.
 */
final class PlainMonitor {
  private record Event(int label, int thread, int location, boolean reads, boolean writes) {
    boolean conflicts(Event other) {
      return location == other.location && (writes || other.writes);
    }
  }

  private final boolean tso;
  private final Report report;
  private final List<Event> events = new ArrayList<>();
  private final List<Set<Event>> pasts = new ArrayList<>();

  /** All buffered stores, oldest first. */
  private final List<Event> buffers = new ArrayList<>();

  PlainMonitor(boolean tso, Report report) {
    this.tso = tso;
    this.report = report;
  }

  void event(int thread, int location, boolean interlocked, boolean writes, int label) {
    boolean both = interlocked;
    Event e = new Event(label, thread, location, both || !writes, both || writes);
    meet(e);
    if (interlocked) {
      buffers.removeIf(b -> b.thread == thread && (tso || b.location == location));
    } else if (writes) {
      buffers.add(e);
    }
    append(e);
  }

  /** Lines 3 to 11 of Fig. 4, 3 to 9 of Fig. 5. */
  private void meet(Event e) {
    Event pending = last(b -> b.location == e.location);
    if (pending == null) {
      return;
    }
    int previous = -1;
    for (int i = 0; i < events.size(); i++) {
      previous = events.get(i).thread == e.thread ? i : previous;
    }
    if (previous >= 0 && pending.thread != e.thread && pasts.get(previous).contains(pending)) {
      report.violation(pending.label, events.get(previous).label, e.label);
    }
    if (tso && pending.thread != e.thread) {
      int until = buffers.indexOf(pending);
      List<Event> old = List.copyOf(buffers.subList(0, until + 1));
      old.stream().filter(b -> b.thread == pending.thread).forEach(buffers::remove);
    } else if (!tso && (pending.thread != e.thread || e.writes)) {
      buffers.removeIf(b -> b.thread == pending.thread && b.location == pending.location);
    }
  }

  private Event last(java.util.function.Predicate<Event> which) {
    return buffers.stream().filter(which).reduce((a, b) -> b).orElse(null);
  }

  private void append(Event e) {
    Set<Event> past = new HashSet<>();
    for (int i = 0; i < events.size(); i++) {
      Event d = events.get(i);
      if (d.thread == e.thread || d.conflicts(e)) {
        past.addAll(pasts.get(i));
      }
    }
    past.add(Objects.requireNonNull(e));
    events.add(e);
    pasts.add(past);
  }
}
