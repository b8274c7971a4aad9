// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.program.SourcePosition;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Operation;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import dev.heddle.verify.Witness.Doing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * An execution as a picture, from its accesses to memory in the order in which they take effect.
 * Accesses are to whole locations: none overlaps another in part.
 */
public final class MemoryPicture {
  private static final String INIT = "init";

  /** The names of locations, and their first values as text. */
  public interface Names {
    String place(long address);

    String first(long address);
  }

  private final List<Witness.Column> threads;
  private final Names names;
  private final boolean partial;
  private final List<Witness.Step> steps = new ArrayList<>();
  private final List<DetailedWitness.Frame> frames = new ArrayList<>();
  private final TreeMap<Long, DetailedWitness.Cell> memory = new TreeMap<>();
  private final TreeSet<Edge> edges = new TreeSet<>();
  private final Map<String, Operation> stores = new HashMap<>();
  private final Map<String, SourcePosition> positions = new HashMap<>();
  private final Map<String, Integer> operationCount = new HashMap<>();
  private final Map<String, Integer> fenceCount = new HashMap<>();

  /** Per thread and buffer: the last commit. */
  private final Map<String, TreeMap<Long, String>> lastCommit = new HashMap<>();

  /** Per address: the commits in order; per store: the loads of it. */
  private final TreeMap<String, List<String>> coherence = new TreeMap<>();

  private final Map<String, List<Operation>> readers = new HashMap<>();
  private final TreeMap<String, List<String>> sources = new TreeMap<>();
  private final List<Operation> operations = new ArrayList<>();

  /** Writes that reach memory immediately. */
  private final Set<String> atOnce = new HashSet<>();

  /**
   * @param partial whether a thread has a buffer for each location, and not one alone
   */
  public MemoryPicture(List<Witness.Column> threads, Names names, boolean partial) {
    this.threads = List.copyOf(threads);
    this.names = names;
    this.partial = partial;
  }

  public DetailedWitness picture() {
    Witness witness =
        new Witness(threads, steps, List.of(), List.of(), List.of(), List.of(), List.of(), "");
    ShashaSnirTrace trace =
        new ShashaSnirTrace(
            new TreeSet<>(operations).stream().toList(), sources, coherence, List.of(), Map.of());
    return new DetailedWitness(
        witness,
        frames,
        List.copyOf(memory.values()),
        new ChronologicalTrace(List.of(), edges),
        Optional.of(trace));
  }

  private void step(Doing doing, String thread, String node, SourcePosition at, Operation o) {
    String place = names.place(o.address());
    String first = names.first(o.address());
    memory.putIfAbsent(o.address(), new DetailedWitness.Cell(place, first));
    String value = String.valueOf(o.value());
    boolean changes = doing == Doing.COMMIT || doing == Doing.UPDATE || doing == Doing.WRITE;
    steps.add(new Witness.Step(doing, thread, o.name(), at, place, value, first, false));
    frames.add(
        new DetailedWitness.Frame(
            node, changes ? List.of(new DetailedWitness.Cell(place, value)) : List.of()));
  }

  private Operation operation(String thread, int kind, long address, long value) {
    int index = operationCount.merge(thread, 1, Integer::sum) - 1;
    Operation o = new Operation(thread, index, kind, address, 1, value, kind != Kind.READ, -1);
    operations.add(o);
    return o;
  }

  /** A store goes into the buffer; returns its name. */
  public String store(String thread, SourcePosition at, long address, long value) {
    Operation o = operation(thread, Kind.WRITE, address, value);
    stores.put(o.name(), o);
    positions.put(o.name(), at);
    step(Doing.BUFFER, thread, o.name(), at, o);
    return o.name();
  }

  /** A store reaches memory at once. */
  public void write(String thread, SourcePosition at, long address, long value) {
    Operation o = operation(thread, Kind.WRITE, address, value);
    atOnce.add(o.name());
    reach(o, o.name());
    step(Doing.WRITE, thread, o.name(), at, o);
  }

  /**
   * @param own the name of the waiting store of the thread that it reads, if it reads one
   */
  public void load(
      String thread, SourcePosition at, long address, long value, Optional<String> own) {
    Operation o = operation(thread, Kind.READ, address, value);
    String writer = own.orElse(newest(o));
    sources.put(o.name(), List.of(writer));
    readers.computeIfAbsent(cell(o) + writer, w -> new ArrayList<>()).add(o);
    if (own.isEmpty()) {
      readsFrom(o, writer);
    }
    step(own.isPresent() ? Doing.FORWARDED : Doing.READ, thread, o.name(), at, o);
  }

  /** The last write that reached memory. */
  private String newest(Operation o) {
    List<String> commits = coherence.getOrDefault(cell(o), List.of());
    return commits.isEmpty() ? INIT : commits.getLast();
  }

  private void readsFrom(Operation o, String writer) {
    if (!writer.equals(INIT) && !isOf(writer, o.thread())) {
      edges.add(new Edge(Edge.Type.READS_FROM, node(writer), o.name()));
    }
  }

  private static boolean isOf(String operation, String thread) {
    return operation.substring(0, operation.lastIndexOf('#')).equals(thread);
  }

  private static String cell(Operation o) {
    return String.valueOf(o.address());
  }

  /** A store, by its name, reaches memory. */
  public void commit(String store) {
    Operation o = stores.get(store);
    String node = o.name() + "!";
    edges.add(new Edge(Edge.Type.STORE_COMMIT, o.name(), node));
    String before =
        lastCommit
            .computeIfAbsent(o.thread(), _ -> new TreeMap<>())
            .put(partial ? o.address() : 0, node);
    if (before != null) {
      edges.add(new Edge(Edge.Type.PO, before, node));
    }
    reach(o, node);
    step(Doing.COMMIT, o.thread(), node, positions.get(o.name()), o);
  }

  /** The operation writes memory and replaces the previous value. */
  private void reach(Operation o, String node) {
    List<String> commits = coherence.computeIfAbsent(cell(o), c -> new ArrayList<>());
    String replaced = commits.isEmpty() ? INIT : commits.getLast();
    if (!commits.isEmpty()) {
      edges.add(new Edge(Edge.Type.COHERENCE, node(replaced), node));
    }
    for (Operation load : readers.getOrDefault(cell(o) + replaced, List.of())) {
      edges.add(new Edge(Edge.Type.FROM_READ, load.name(), node));
    }
    commits.add(o.name());
  }

  /** The node at which a write reached memory. */
  private String node(String writer) {
    return atOnce.contains(writer) ? writer : writer + "!";
  }

  /** Reads and writes in one step. */
  public void update(String thread, SourcePosition at, long address, long value) {
    Operation o = operation(thread, Kind.UPDATE, address, value);
    String writer = newest(o);
    sources.put(o.name(), List.of(writer));
    readsFrom(o, writer);
    atOnce.add(o.name());
    reach(o, o.name());
    step(Doing.UPDATE, thread, o.name(), at, o);
  }

  /** Something that waits for all earlier stores of the thread. */
  public void synchronise(String thread, SourcePosition at, Doing doing, String place) {
    String node = thread + "~" + fenceCount.merge(thread, 1, Integer::sum);
    lastCommit
        .getOrDefault(thread, new TreeMap<>())
        .values()
        .forEach(commit -> edges.add(new Edge(Edge.Type.FENCE, commit, node)));
    steps.add(new Witness.Step(doing, thread, "", at, place, "", "0", false));
    frames.add(new DetailedWitness.Frame(node, List.of()));
  }
}
