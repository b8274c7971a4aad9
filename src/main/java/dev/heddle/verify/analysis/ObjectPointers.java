// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.machine.MachineState.Reserved;
import dev.heddle.program.DataTypes;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The pointers by which a reader knows the heap objects of an execution: a global, or a part of
 * one, that pointed to this object and to no other; else the variable that it was assigned to where
 * it was allocated, if that names no other object. A pointer in a heap object names nothing: the
 * object may be accessed before it is there.
 */
final class ObjectPointers {
  private final Machine machine;
  private final Program program;
  private final DataTypes types;
  private final PointerCells cells;
  private final ObjectTypes objectTypes;

  /** The objects that occur, by their first addresses. */
  private final Map<Long, Reserved> objects = new TreeMap<>();

  /** Per name of a variable that is no register: the threads that have one. */
  private final Map<String, Set<Integer>> threads = new HashMap<>();

  /** Per heap object the expression that points to it. */
  private final Map<Long, String> pointers = new HashMap<>();

  ObjectPointers(Machine machine, PointerCells cells, ObjectTypes objectTypes) {
    this.machine = machine;
    this.program = machine.program();
    this.types = program.types();
    this.cells = cells;
    this.objectTypes = objectTypes;
    findObjects();
    objectTypes.allocations(List.copyOf(objects.values()));
    program.globals().forEach(this::global);
    byVariables();
  }

  /** An expression for a pointer to the start of an object. */
  Optional<String> to(Reserved object) {
    return Optional.ofNullable(pointers.get(object.start()));
  }

  /** Whether several threads have a variable with this name. */
  boolean isOfSeveral(String variable) {
    return threads.getOrDefault(variable, Set.of()).size() > 1;
  }

  private void findObjects() {
    Execution x = machine.execution();
    for (int d = 0; d < x.length(); d++) {
      if (Kind.isOperation(x.kind(d)) && x.kind(d) != Kind.CHOICE) {
        occurs(x.locations().address(x.location(d)));
      }
    }
    cells.all().values().forEach(all -> all.forEach(this::occurs));
  }

  private void occurs(long address) {
    machine
        .state()
        .reserved(address)
        .filter(o -> o.origin() >= 0)
        .ifPresent(o -> {
          if (objectTypes.variable(o).isEmpty()) {
            objects.putIfAbsent(o.start(), o);
          } else {
            threads
                .computeIfAbsent(objectTypes.variable(o).get().name(), _ -> new HashSet<>())
                .add(o.thread());
          }
        });
  }

  /** The pointers in a global. */
  private void global(Global g) {
    cells
        .all()
        .forEach((address, values) -> {
          if (address >= g.address() && address < g.address() + g.size()) {
            String path =
                g.type() < 0
                    ? program.addressName(address)
                    : g.name() + types.part(g.type(), address - g.address(), 8).path();
            name(values, path);
          }
        });
  }

  private void name(List<Long> values, String path) {
    Reserved object = objects.get(values.getLast());
    if (object != null && PointerCells.isOnly(values, object.start())) {
      pointers.putIfAbsent(object.start(), path);
    }
  }

  /** A part of what a pointer points to. */
  static String dereference(String pointer, String path) {
    if (path.startsWith(".")) {
      return pointer + "->" + path.substring(1);
    }
    return path.startsWith("[") ? pointer + path : "*" + pointer + path;
  }

  private void byVariables() {
    Map<String, Integer> uses = new HashMap<>();
    Set<String> taken = new HashSet<>(pointers.values());
    program.globals().forEach(g -> taken.add(g.name()));
    objects.values().forEach(o -> variable(o).ifPresent(v -> uses.merge(v, 1, Integer::sum)));
    for (Reserved o : objects.values()) {
      variable(o)
          .filter(v -> uses.get(v) == 1 && !taken.contains(v))
          .ifPresent(v -> pointers.putIfAbsent(o.start(), v));
    }
  }

  /** The name of the C variable that the object was assigned to; the others have no type. */
  private Optional<String> variable(Reserved object) {
    return objectTypes
        .allocated(object)
        .filter(v -> types.target(v.type()) >= 0)
        .map(Function.Variable::name);
  }
}
