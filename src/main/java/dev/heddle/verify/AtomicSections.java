package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.program.Global;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.Optional;

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

  private static boolean areTorn(Execution x, long address) {
    for (int d = 0; d < x.length(); d++) {
      if (x.kind(d) == Kind.LOCK && x.locations().address(x.location(d)) == address) {
        if (isTorn(x, d, end(x, d))) {
          return true;
        }
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
