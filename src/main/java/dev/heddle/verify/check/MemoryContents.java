// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.analysis.AddressNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The contents of memory during an execution, byte by byte, for the locations that some of its
 * events access. The initial value of a byte is what the first event that accesses it found.
 */
final class MemoryContents {
  private static final String FREED = "freed";

  private final Machine machine;
  private final Execution x;
  private final Locations locations;
  private final AddressNames places;

  /** The locations that are shown, in order of appearance. */
  private final Set<Integer> shown = new LinkedHashSet<>();

  private final Map<Long, Byte> bytes = new HashMap<>();

  /** Per mutex or cell what it was at first. */
  private final Map<Integer, String> first = new HashMap<>();

  MemoryContents(Machine machine, AddressNames places) {
    this.machine = machine;
    this.x = machine.execution();
    this.locations = x.locations();
    this.places = places;
  }

  /** What the events touch, as it is before them. */
  List<DetailedWitness.Cell> before(List<Integer> events) {
    for (int d : events) {
      if (touches(d)) {
        shown.add(x.location(d));
        record(d);
      }
    }
    return shown.stream().filter(l -> !locations.isObject(l)).map(this::cell).toList();
  }

  private boolean touches(int d) {
    int kind = x.kind(d);
    return Kind.isOperation(kind) && kind != Kind.CHOICE && kind != Kind.PASS;
  }

  private boolean isNumber(int location) {
    return !locations.isMutex(location) && !locations.isObject(location);
  }

  private void record(int d) {
    if (locations.isMutex(x.location(d))) {
      first.putIfAbsent(x.location(d), firstOfMutex(d));
    } else if (Label.is(x.label(d), Label.ACTIVE) && isNumber(x.location(d))) {
      recordBytes(d);
    }
  }

  private String firstOfMutex(int d) {
    return switch (x.kind(d)) {
      case Kind.AWAIT -> String.valueOf(x.old(d));
      case Kind.RENEW -> x.old(d) == 0 ? "free" : "held";
      case Kind.UNLOCK -> "held by " + thread(d); // locked before the first event
      default -> Label.is(x.label(d), Label.WRITE) ? "free" : "held";
    };
  }

  private void recordBytes(int d) {
    boolean writes = Label.is(x.label(d), Label.WRITE);
    byte[] found = machine.bytes().of(x.location(d), writes ? x.old(d) : x.value(d));
    for (int i = 0; i < found.length; i++) {
      bytes.putIfAbsent(locations.address(x.location(d)) + i, found[i]);
    }
  }

  private DetailedWitness.Cell cell(int location) {
    return new DetailedWitness.Cell(name(location), value(location));
  }

  /** With its size, where something of another size is shown at the same address. */
  private String name(int location) {
    long address = locations.address(location);
    int size = locations.size(location);
    boolean ambiguous =
        size > 0
            && shown.stream()
                .anyMatch(l ->
                    locations.address(l) == address && isNumber(l) && locations.size(l) != size);
    return places.place(location).text() + (ambiguous ? ":" + size : "");
  }

  private String value(int location) {
    if (locations.isMutex(location)) {
      return first.get(location);
    }
    byte[] all = new byte[locations.size(location)];
    for (int i = 0; i < all.length; i++) {
      Byte b = bytes.get(locations.address(location) + i);
      if (b == null) {
        return "?"; // no event touched it in memory
      }
      all[i] = b;
    }
    return places.valueAt(location, machine.bytes().value(location, all));
  }

  /** What changes when the event happens. */
  List<DetailedWitness.Cell> change(int d) {
    if (!touches(d) || !Label.is(x.label(d), Label.WRITE)) {
      return List.of();
    }
    int location = x.location(d);
    return switch (x.kind(d)) {
      case Kind.LOCK, Kind.TRYLOCK -> List.of(mutex(location, "held by " + thread(d)));
      case Kind.UNLOCK, Kind.RENEW -> List.of(mutex(location, "free"));
      case Kind.AWAIT -> List.of(mutex(location, String.valueOf(x.value(d))));
      default -> locations.isObject(location) ? free(location) : write(location, x.value(d));
    };
  }

  private String thread(int d) {
    return machine.threadName(x.thread(d));
  }

  private DetailedWitness.Cell mutex(int location, String value) {
    return new DetailedWitness.Cell(name(location), value);
  }

  private List<DetailedWitness.Cell> write(int location, long value) {
    byte[] written = machine.bytes().of(location, value);
    for (int i = 0; i < written.length; i++) {
      bytes.put(locations.address(location) + i, written[i]);
    }
    List<DetailedWitness.Cell> changes = new ArrayList<>();
    for (int other : shown) {
      if (isNumber(other) && locations.overlap(location, other)) {
        changes.add(cell(other));
      }
    }
    return changes;
  }

  private List<DetailedWitness.Cell> free(int object) {
    return shown.stream()
        .filter(l -> isNumber(l) && locations.overlap(object, l))
        .map(l -> new DetailedWitness.Cell(name(l), FREED))
        .toList();
  }
}
