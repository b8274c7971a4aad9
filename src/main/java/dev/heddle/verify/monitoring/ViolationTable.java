// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.machine.Machine;
import dev.heddle.program.Origin;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.verify.monitoring.ConsistencyViolation.Access;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The distinct violations of a machine's executions, and how often each was reported. */
final class ViolationTable {
  private static final Comparator<Access> BY_PLACE =
      Comparator.comparing((Access a) -> a.at().file())
          .thenComparingInt(a -> a.at().line())
          .thenComparingInt(a -> a.at().column())
          .thenComparing(Access::what);

  /** Most frequent first; equals in the order of the source. */
  static final Comparator<MonitorVerdict.Found> ORDER =
      Comparator.comparingLong((MonitorVerdict.Found f) -> -f.count())
          .thenComparing(f -> f.violation().pending(), BY_PLACE)
          .thenComparing(f -> f.violation().previous(), BY_PLACE)
          .thenComparing(f -> f.violation().current(), BY_PLACE);

  private final Machine machine;
  private final Execution x;
  private final Map<ConsistencyViolation, MonitorVerdict.Found> found;

  /** The violations of the current execution. */
  private final Set<ConsistencyViolation> now = new HashSet<>();

  /**
   * @param found where they are counted
   */
  ViolationTable(Machine machine, Map<ConsistencyViolation, MonitorVerdict.Found> found) {
    this.machine = machine;
    this.found = found;
    this.x = machine.execution();
  }

  /**
   * Counts a report on the execution that the machine stands at.
   *
   * @param report numbers of three events, as {@link SequentialRun} gives them
   * @param proof asked for the schedule that proves it, if none is known; without one it is not
   *     counted
   */
  void count(int[] report, Supplier<Optional<String>> proof) {
    ConsistencyViolation v =
        new ConsistencyViolation(access(report[0]), access(report[1]), access(report[2]));
    MonitorVerdict.Found known = found.get(v);
    if (known == null) {
      Optional<String> schedule = proof.get();
      if (schedule.isEmpty()) {
        return;
      }
      known = new MonitorVerdict.Found(v, 0, 0, schedule.get());
    }
    long runs = known.runs() + (now.add(v) ? 1 : 0);
    found.put(v, new MonitorVerdict.Found(v, known.count() + 1, runs, known.schedule()));
  }

  /** The next reports are on another execution. */
  void endRun() {
    now.clear();
  }

  private Access access(int event) {
    return event < 0 ? fork(~event) : new Access(what(event), position(x.origin(event)));
  }

  private Access fork(int i) {
    return x.forks().isJoin(i)
        ? new Access("join", position(x.forks().origin(i)))
        : new Access("spawn", position(machine.state().spawnOrigin(x.forks().other(i))));
  }

  private SourcePosition position(int origin) {
    return Origin.instruction(machine.program(), origin).at();
  }

  private String what(int d) {
    return switch (x.kind(d)) {
      case Kind.READ -> "load";
      case Kind.WRITE -> x.locations().isObject(x.location(d)) ? "free" : "store";
      case Kind.UPDATE -> "read-modify-write";
      case Kind.COMPARE -> "compare-exchange";
      case Kind.LOCK -> "lock";
      case Kind.TRYLOCK -> "trylock";
      case Kind.UNLOCK -> "unlock";
      case Kind.AWAIT, Kind.PASS -> "wait";
      case Kind.RENEW -> "mutex";
      default -> throw new AssertionError(x.kind(d));
    };
  }
}
