// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Everything that can be seen of a machine, by names that do not depend on its past.
 *
 * @param lanes those that can move, with the number of alternatives
 * @param threads started ones: how they stand, where, and their registers
 * @param events one line each, with its past and its races; then the spawns and joins
 * @param locations the last event that wrote or acquired each location that has one
 */
record Snapshot(
    SortedSet<String> lanes,
    SortedMap<String, String> threads,
    List<Long> memory,
    List<String> events,
    SortedMap<String, String> locations) {

  static Snapshot of(Machine m) {
    return new Snapshot(lanes(m), threads(m), memory(m), events(m), locations(m));
  }

  private static SortedSet<String> lanes(Machine m) {
    SortedSet<String> lanes = new TreeSet<>();
    for (int lane = 0; lane < 64 * m.laneWords(); lane++) {
      if (m.isEnabled(lane)) {
        lanes.add(m.laneName(lane) + "?" + m.alternatives(lane));
      }
    }
    return lanes;
  }

  private static SortedMap<String, String> threads(Machine m) {
    SortedMap<String, String> threads = new TreeMap<>();
    for (int t = 0; t < m.threadCount(); t++) {
      if (m.state().isStarted(t)) {
        StringBuilder text = new StringBuilder();
        text.append(m.state().isEnded(t))
            .append(' ')
            .append(m.state().stop(t))
            .append(" at ")
            .append(m.state().origin(t));
        text.append(" blocked by ").append(m.blocker(t));
        if (t < m.program().threads().size()) {
          Function f = m.program().functions().get(m.program().threads().get(t));
          for (int r = 0; r < f.registers().size(); r++) {
            boolean isWide = f.registers().get(r).bits() > Long.SIZE;
            text.append(' ').append(isWide ? "wide" : m.state().register(t, r));
          }
        }
        threads.put(m.threadName(t), text.toString());
      }
    }
    return threads;
  }

  private static List<Long> memory(Machine m) {
    List<Long> bytes = new ArrayList<>();
    for (Global g : m.program().globals()) {
      for (int i = 0; i < g.size(); i++) {
        bytes.add(m.state().read(g.address() + i, 1));
      }
    }
    return bytes;
  }

  private static List<String> events(Machine m) {
    Execution x = m.execution();
    List<String> events = new ArrayList<>();
    for (int d = 0; d < x.length(); d++) {
      StringBuilder text = new StringBuilder(m.laneName(x.lane(d)));
      text.append(" kind ").append(x.kind(d)).append(" operation ").append(x.operation(d));
      text.append(" origin ").append(x.origin(d)).append(value(m, d));
      text.append(" after");
      for (int before = 0; before < d; before++) {
        text.append(x.before(before, d) ? " " + before : "");
      }
      text.append(" races");
      for (int r = x.races().from(d); r < x.races().from(d + 1); r++) {
        text.append(' ').append(x.races().first(r));
      }
      events.add(text.toString());
    }
    for (int i = 0; i < x.forks().count(); i++) {
      String what = x.forks().isJoin(i) ? " joins " : " spawns ";
      String who = m.threadName(x.forks().thread(i)) + what + m.threadName(x.forks().other(i));
      events.add(who + " in the step of " + x.forks().event(i));
    }
    return events;
  }

  /** Fences, spawns and mutex operations have none. */
  private static String value(Machine m, int d) {
    long value = m.execution().value(d);
    return switch (m.execution().kind(d)) {
      case Kind.READ, Kind.WRITE, Kind.COMMIT, Kind.UPDATE, Kind.COMPARE ->
          " value " + accessed(m, m.execution().location(d), value);
      case Kind.CHOICE -> " value " + value;
      default -> "";
    };
  }

  /** A value of 16 bytes is a number, which is another one in another machine. */
  private static String accessed(Machine m, int location, long value) {
    boolean isWide = m.locations().size(location) > Long.BYTES && !m.locations().isObject(location);
    return isWide ? Arrays.toString(m.bytes().of(location, value)) : String.valueOf(value);
  }

  private static SortedMap<String, String> locations(Machine m) {
    Execution x = m.execution();
    SortedMap<String, String> last = new TreeMap<>();
    for (int i = 0; i < m.locations().count(); i++) {
      if (x.lastWrite(i) >= 0 || x.lastAcquire(i) >= 0) {
        String what = m.locations().isObject(i) ? " as a whole" : "";
        String name = m.locations().address(i) + ":" + m.locations().size(i) + what;
        last.put(name, x.lastWrite(i) + " " + x.lastAcquire(i));
      }
    }
    return last;
  }
}
