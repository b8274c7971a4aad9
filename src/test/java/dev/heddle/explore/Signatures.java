// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The trace of a machine's execution as the oracle writes it. Mutexes and cells inside objects are
 * no bytes of them, so what tells before or after the end of the object an operation on them came
 * is added here, behind the signature of the Shasha-Snir trace.
 */
final class Signatures {
  private Signatures() {}

  static String of(Machine machine) {
    String trace = ShashaSnirTrace.of(machine.execution(), machine::threadName).signature();
    SortedMap<String, String> uses = uses(machine);
    return uses.isEmpty()
        ? trace
        : uses.entrySet().stream()
            .map(e -> e.getKey() + "=" + e.getValue())
            .collect(Collectors.joining(";", trace + "|", ""));
  }

  /** The bytes of a location, or its mutex or cell, as signatures call them. */
  static List<String> cells(Locations locations, int location) {
    long address = locations.address(location);
    return locations.isMutex(location)
        ? List.of("m" + address)
        : LongStream.range(address, address + locations.size(location))
            .mapToObj(String::valueOf)
            .toList();
  }

  /** By operation on such a mutex or cell: the operation that freed the object last, or init. */
  private static SortedMap<String, String> uses(Machine machine) {
    Execution execution = machine.execution();
    Locations locations = execution.locations();
    SortedMap<String, String> uses = new TreeMap<>();
    int[] freed = new int[locations.count()];
    for (int d = 0; d < execution.length(); d++) {
      int at = execution.location(d);
      boolean touches = Label.is(execution.label(d), Label.ACTIVE);
      if (touches && locations.isObject(at)) {
        freed[at] = d + 1;
      } else if (touches && locations.isMutex(at) && isInObject(machine, at)) {
        int by = 0;
        for (int other : locations.overlaps(at)) {
          by = Math.max(by, freed[other]);
        }
        uses.put(name(machine, d), by == 0 ? "init" : name(machine, by - 1));
      }
    }
    return uses;
  }

  private static boolean isInObject(Machine machine, int mutex) {
    return machine.program().globalAt(machine.locations().address(mutex)).isEmpty();
  }

  private static String name(Machine machine, int d) {
    Execution execution = machine.execution();
    return machine.threadName(execution.thread(d)) + "#" + execution.operation(d);
  }
}
