package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.program.Global;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Atomic sections ({@code __VERIFIER_atomic_begin}) exclude each other as by a mutex. Against steps
 * outside such sections that is not enough: executions in which one of those comes between two
 * steps of a section, by the order that makes executions different, are none. All others are
 * explored, and can be reordered so that every section runs at once.
 */
final class AtomicSections {
  /** The library's mutex. */
  private static final String MUTEX = "__heddle_atomic_section";

  private final Machine machine;
  private final Optional<Global> mutex;

  AtomicSections(Machine machine) {
    this.machine = machine;
    this.mutex = machine.program().global(MUTEX);
  }

  /** Whether something comes between two steps of a section. */
  boolean areTorn() {
    return mutex.isPresent() && areTorn(machine.execution(), mutex.get().address());
  }

  /**
   * A cycle in the trace of the execution, empty if there is none. What a section does is done at
   * once, so it is one node; which of two sections came first matters only if what they do says so.
   * Of a section that a thread never left, and of what happened after it, nothing is looked at:
   * what comes before is an execution by itself.
   */
  List<Edge> cycle() {
    Execution x = machine.execution();
    ShashaSnirTrace trace = ShashaSnirTrace.of(x, machine::threadName);
    if (mutex.isEmpty()) {
      return trace.cycle();
    }
    Map<String, String> names = new HashMap<>();
    Set<String> bounds = new HashSet<>();
    for (int d = 0; d < x.length(); d++) {
      if (isBegin(x, d, mutex.get().address())) {
        int end = end(x, d);
        name(x, d, end, names);
        bounds.addAll(List.of(name(x, d), name(x, end)));
      }
    }
    return trace.cycle(e -> {
      String from = names.containsKey(e.from()) ? names.get(e.from()) : e.from();
      String to = names.containsKey(e.to()) ? names.get(e.to()) : e.to();
      boolean byMutex =
          e.type() != Edge.Type.PO && bounds.contains(e.from()) && bounds.contains(e.to());
      boolean stays = !byMutex && from != null && to != null && !from.equals(to);
      return stays ? new Edge(e.type(), from, to) : null;
    });
  }

  /** Other names for what a section does. */
  private void name(Execution x, int begin, int end, Map<String, String> names) {
    boolean left = x.kind(end) == Kind.UNLOCK && x.location(end) == x.location(begin);
    for (int d = begin; d < x.length(); d++) {
      boolean own = x.thread(d) == x.thread(begin);
      if (!left && x.before(begin, d)) {
        names.put(name(x, d), null);
      } else if (left && own && x.operation(d) <= x.operation(end)) {
        names.put(name(x, d), name(x, begin));
      }
    }
  }

  private String name(Execution x, int d) {
    return machine.threadName(x.thread(d)) + "#" + x.operation(d);
  }

  private static boolean isBegin(Execution x, int d, long address) {
    return x.kind(d) == Kind.LOCK && x.locations().address(x.location(d)) == address;
  }

  private static boolean areTorn(Execution x, long address) {
    for (int d = 0; d < x.length(); d++) {
      if (isBegin(x, d, address) && isTorn(x, d, end(x, d))) {
        return true;
      }
    }
    return false;
  }

  /** The event that leaves the section, or the last one of its thread. */
  private static int end(Execution x, int begin) {
    int last = begin;
    for (int d = begin + 1; d < x.length(); d++) {
      if (x.thread(d) == x.thread(begin)) {
        last = d;
        if (x.kind(d) == Kind.UNLOCK && x.location(d) == x.location(begin)) {
          return d;
        }
      }
    }
    return last;
  }

  private static boolean isTorn(Execution x, int begin, int end) {
    for (int d = begin + 1; d < end; d++) {
      if (x.thread(d) != x.thread(begin) && x.before(begin, d) && x.before(d, end)) {
        return true;
      }
    }
    return false;
  }
}
