// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.util.HashMap;
import java.util.Map;

/**
 * An execution under TSO (or SC) written down event by event, without a machine. Lane t is thread
 * t, lane 64 + t its store buffer. Methods return the index of the event they append.
 */
final class Handwritten {
  private static final int BYTES = 4;
  private static final int BUFFERS = 64;

  final Program program;
  final Execution execution;
  private final Map<String, Integer> locations = new HashMap<>();
  private final Map<Integer, Integer> operations = new HashMap<>();
  private final Map<Integer, Integer> lastReader = new HashMap<>();
  private int entries;

  /** A store that waits in its thread's buffer. */
  record Store(int thread, String variable, long value, int entry, int operation, int after) {}

  Handwritten(String... variables) {
    ProgramBuilder builder = new ProgramBuilder("by hand");
    for (String v : variables) {
      builder.integer(v, BYTES, 0);
    }
    program = builder.build();
    Locations all = new Locations(program);
    execution = new Execution(all);
    for (Global g : program.globals()) {
      locations.put(g.name(), all.of(g.address(), BYTES));
      locations.put("mutex " + g.name(), all.mutex(g.address()));
    }
    locations.values().forEach(execution::know);
  }

  private int operation(int thread) {
    return operations.merge(thread, 1, Integer::sum) - 1;
  }

  private int close(int d, int kind, long label) {
    int thread = Label.thread(label);
    int operation = Kind.isOperation(kind) ? operation(thread) : operations.getOrDefault(thread, 0);
    execution.close(d, kind, label, 0, operation);
    return d;
  }

  int load(int thread, String variable, long value) {
    int d = execution.open(thread);
    execution.read(d, thread, locations.get(variable));
    execution.values(d, value, 0);
    return close(d, Kind.READ, Label.of(thread, thread, locations.get(variable), 0, Label.ACTIVE));
  }

  /** A load that reads the own buffered store. */
  int forwardedLoad(Store store) {
    int t = store.thread();
    int d = execution.open(t);
    execution.values(d, store.value(), 0);
    execution.entry(d, store.entry());
    Integer earlier = lastReader.put(store.entry(), d);
    execution.forward(d, earlier == null ? -1 : earlier);
    int at = locations.get(store.variable());
    return close(d, Kind.READ, Label.of(t, t, at, store.entry(), Label.OWN));
  }

  /** A store under SC. */
  int write(int thread, String variable, long value) {
    return writing(thread, variable, value, Kind.WRITE);
  }

  int update(int thread, String variable, long value) {
    return writing(thread, variable, value, Kind.UPDATE);
  }

  private int writing(int thread, String variable, long value, int kind) {
    int at = locations.get(variable);
    int d = execution.open(thread);
    execution.write(d, thread, at);
    execution.values(d, value, 0);
    return close(d, kind, Label.of(thread, thread, at, 0, Label.ACTIVE | Label.WRITE));
  }

  /** Buffers a store: no event. */
  Store store(int thread, String variable, long value) {
    int after = execution.lastInLane(thread);
    return new Store(thread, variable, value, entries++, operation(thread), after);
  }

  int commit(Store store) {
    int t = store.thread();
    int at = locations.get(store.variable());
    int d = execution.open(BUFFERS + t);
    execution.entry(d, store.entry());
    execution.expected(d, store.after());
    execution.after(store.after());
    execution.write(d, t, at);
    execution.forwarded(d, lastReader.getOrDefault(store.entry(), -1));
    execution.values(d, store.value(), 0);
    long flags = Label.ACTIVE | Label.WRITE | Label.COMMIT | Label.OWN;
    long label = Label.of(BUFFERS + t, t, at, store.entry(), flags);
    execution.close(d, Kind.COMMIT, label, 0, store.operation());
    return d;
  }

  int fence(int thread) {
    int d = execution.open(thread);
    execution.after(execution.lastInLane(BUFFERS + thread));
    return close(d, Kind.FENCE, Label.of(thread, thread, 0, 0, 0));
  }

  int lock(int thread, String mutex) {
    int at = locations.get("mutex " + mutex);
    int d = execution.open(thread);
    execution.acquire(d, thread, at);
    return close(d, Kind.LOCK, Label.of(thread, thread, at, 0, Label.ACTIVE | Label.WRITE));
  }

  int unlock(int thread, String mutex) {
    int at = locations.get("mutex " + mutex);
    int d = execution.open(thread);
    execution.write(d, thread, at);
    return close(d, Kind.UNLOCK, Label.of(thread, thread, at, 0, Label.ACTIVE | Label.WRITE));
  }

  /** A trylock that fails. */
  int fail(int thread, String mutex) {
    int at = locations.get("mutex " + mutex);
    int d = execution.open(thread);
    execution.read(d, thread, at);
    return close(d, Kind.TRYLOCK, Label.of(thread, thread, at, 0, Label.ACTIVE));
  }

  int choose(int thread, int choice, int alternatives) {
    int d = execution.open(thread);
    execution.choose(d, choice, alternatives);
    return close(d, Kind.CHOICE, Label.of(thread, thread, 0, choice, Label.CHOICE));
  }

  int spawn(int thread, int child) {
    int d = execution.open(thread);
    close(d, Kind.SPAWN, Label.of(thread, thread, 0, 0, 0));
    execution.startThread(child, d);
    execution.spawned(child, thread, operations.getOrDefault(thread, 0), d);
    return d;
  }

  /** Joins, and makes a fence behind it. */
  int join(int thread, int child) {
    int own = execution.lastInLane(thread);
    int step = execution.length() - 1;
    int done = operations.getOrDefault(thread, 0);
    execution.forks().join(thread, child, done, step, own, -1, 0);
    int d = execution.open(thread);
    execution.after(execution.lastInLane(child));
    execution.after(execution.lastInLane(BUFFERS + child));
    return close(d, Kind.FENCE, Label.of(thread, thread, 0, 0, 0));
  }

  /** The races of an event: the earlier events, in the order they were found. */
  String races(int d) {
    StringBuilder out = new StringBuilder();
    EventRaces races = execution.races();
    for (int r = races.from(d); r < races.from(d + 1); r++) {
      out.append(out.isEmpty() ? "" : " ").append(races.first(r));
    }
    return out.toString();
  }

  boolean before(int a, int b) {
    return execution.before(a, b);
  }

  ShashaSnirTrace trace() {
    return ShashaSnirTrace.of(execution, String::valueOf);
  }

  ChronologicalTrace chronological() {
    return ChronologicalTrace.of(execution, String::valueOf);
  }
}
