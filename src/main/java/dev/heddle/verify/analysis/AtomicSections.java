// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.program.Global;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Section;
import dev.heddle.trace.SequentialOrder;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Atomic sections ({@code __VERIFIER_atomic_begin}). A mutex excludes other sections. It does not
 * exclude steps outside sections, so executions in which happens-before puts such a step between
 * two steps of a section are discarded. In all other executions the events can be reordered so that
 * each section runs without interruption.
 */
public final class AtomicSections {
  private final Machine machine;
  private final Optional<Global> mutex;

  public AtomicSections(Machine machine) {
    this.machine = machine;
    this.mutex = machine.program().global(Section.MUTEX);
  }

  /** Whether the program has any. */
  public boolean exist() {
    return mutex.isPresent();
  }

  /** The mutex that is held in sections; empty if there are none. */
  public OptionalLong mutex() {
    return mutex.stream().mapToLong(Global::address).findFirst();
  }

  private List<Section> sections() {
    return Section.of(machine.execution(), mutex.get().address());
  }

  /** Whether a step happens between two steps of a section. */
  public boolean areInterrupted() {
    return exist() && sections().stream().anyMatch(s -> isInterrupted(machine.execution(), s));
  }

  private static boolean isInterrupted(Execution x, Section s) {
    for (int d = s.begin() + 1; d < s.end(); d++) {
      if (x.thread(d) != x.thread(s.begin()) && x.before(s.begin(), d) && x.before(d, s.end())) {
        return true;
      }
    }
    return false;
  }

  /**
   * A cycle in the trace of the execution, empty if there is none. What a section does is done at
   * once, so it is one node; which of two sections came first matters only if what they do says so.
   * Of a section that a thread never left, and of what happened after it, nothing is looked at:
   * what comes before is an execution by itself.
   */
  public List<Edge> cycle() {
    if (mutex.isEmpty() && SequentialOrder.exists(machine.execution())) {
      return List.of();
    }
    ShashaSnirTrace trace = ShashaSnirTrace.of(machine.execution(), machine::threadName);
    if (mutex.isEmpty()) {
      return trace.cycle();
    }
    Map<String, String> names = new HashMap<>();
    Set<String> bounds = new HashSet<>();
    for (Section s : sections()) {
      name(s, names);
      bounds.addAll(List.of(name(s.begin()), name(s.end())));
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
  private void name(Section s, Map<String, String> names) {
    Execution x = machine.execution();
    for (int d = s.begin(); d < x.length(); d++) {
      boolean own = x.thread(d) == x.thread(s.begin());
      if (!s.left() && x.before(s.begin(), d)) {
        names.put(name(d), null);
      } else if (s.left() && own && x.operation(d) <= x.operation(s.end())) {
        names.put(name(d), name(s.begin()));
      }
    }
  }

  private String name(int d) {
    Execution x = machine.execution();
    return machine.threadName(x.thread(d)) + "#" + x.operation(d);
  }
}
