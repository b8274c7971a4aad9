// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.Computation;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Operation;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import dev.heddle.verify.Witness.Doing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A computation of automata as a picture; steps without access to memory or lock are left out. */
public final class ComputationPicture {
  private static final String INIT = "init";
  private static final String LOCK = "the lock";

  private final Computation computation;
  private final List<Witness.Step> steps = new ArrayList<>();
  private final List<DetailedWitness.Frame> frames = new ArrayList<>();
  private final TreeMap<Long, DetailedWitness.Cell> memory = new TreeMap<>();
  private final TreeSet<Edge> edges = new TreeSet<>();

  /** Per thread: the waiting stores, oldest first, and the numbers of operations and fences. */
  private final Map<String, Deque<Operation>> buffers = new HashMap<>();

  private final Map<String, SourcePosition> positions = new HashMap<>();
  private final Map<String, Integer> operationCount = new HashMap<>();
  private final Map<String, Integer> fenceCount = new HashMap<>();

  /**
   * Per thread and buffer: the last commit. Under TSO a thread has one buffer, under PSO one for
   * each address.
   */
  private final Map<String, TreeMap<Long, String>> lastCommit = new HashMap<>();

  /** Per address: the commits in order; per store: the loads of it. */
  private final TreeMap<String, List<String>> coherence = new TreeMap<>();

  private final Map<String, List<Operation>> readers = new HashMap<>();
  private final TreeMap<String, List<String>> sources = new TreeMap<>();
  private final List<Operation> operations = new ArrayList<>();

  /** Writes that reach memory immediately. */
  private final Set<String> updates = new HashSet<>();

  private ComputationPicture(Computation computation) {
    this.computation = computation;
    computation.program().threads().forEach(t -> buffers.put(t.name(), new ArrayDeque<>()));
  }

  public static DetailedWitness of(Computation computation) {
    ComputationPicture p = new ComputationPicture(computation);
    computation.entries().forEach(p::add);
    return p.picture();
  }

  private DetailedWitness picture() {
    List<Witness.Column> threads =
        computation.program().threads().stream()
            .map(t -> new Witness.Column(t.name(), ""))
            .toList();
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

  private void add(Computation.Entry e) {
    Automaton thread = computation.program().threads().get(e.event().thread());
    if (e.event().isFlush()) {
      commit(thread.name(), e.address());
      return;
    }
    Transition t = thread.transitions().get(e.event().transition());
    switch (t.command()) {
      case TransitionCommand.Load _ -> load(thread.name(), t.position(), e);
      case TransitionCommand.Store _ -> store(thread.name(), t.position(), e);
      case TransitionCommand.Atomic _ when e.written().isPresent() ->
          update(thread.name(), t.position(), e);
      case TransitionCommand.Atomic _ -> load(thread.name(), t.position(), e);
      case TransitionCommand.Fence _ -> sync(thread.name(), t.position(), Doing.FENCE);
      case TransitionCommand.Lock _ -> sync(thread.name(), t.position(), Doing.LOCK);
      case TransitionCommand.Unlock _ -> sync(thread.name(), t.position(), Doing.UNLOCK);
      case TransitionCommand.Assign _, TransitionCommand.Assume _, TransitionCommand.Noop _ -> {}
    }
  }

  private void step(
      Doing doing,
      String thread,
      String node,
      SourcePosition at,
      Operation o,
      List<DetailedWitness.Cell> c) {
    String place = o == null ? LOCK : place(o.address());
    String value = o == null ? "" : String.valueOf(o.value());
    String first =
        o == null ? "0" : String.valueOf(computation.program().memory().first(o.address()));
    String operation = o == null ? "" : o.name();
    steps.add(new Witness.Step(doing, thread, operation, at, place, value, first, false));
    frames.add(new DetailedWitness.Frame(node, c));
    if (o != null) {
      memory.putIfAbsent(o.address(), new DetailedWitness.Cell(place, first));
    }
  }

  private String place(long address) {
    return computation.program().memory().name(address);
  }

  private Operation operation(String thread, int kind, Computation.Entry e) {
    int index = operationCount.merge(thread, 1, Integer::sum) - 1;
    boolean writes = kind != Kind.READ;
    long value = e.written().orElse(e.value());
    Operation o = new Operation(thread, index, kind, e.address(), 1, value, writes, -1);
    operations.add(o);
    return o;
  }

  private void store(String thread, SourcePosition at, Computation.Entry e) {
    Operation o = operation(thread, Kind.WRITE, e);
    buffers.get(thread).add(o);
    positions.put(o.name(), at);
    step(Doing.BUFFER, thread, o.name(), at, o, List.of());
  }

  private void load(String thread, SourcePosition at, Computation.Entry e) {
    Operation o = operation(thread, Kind.READ, e);
    Optional<Operation> own = newest(thread, o.address());
    List<String> commits = coherence.getOrDefault(cell(o), List.of());
    String memoryWriter = commits.isEmpty() ? INIT : commits.getLast();
    String writer = own.map(Operation::name).orElse(memoryWriter);
    sources.put(o.name(), List.of(writer));
    readers.computeIfAbsent(cell(o) + writer, w -> new ArrayList<>()).add(o);
    if (own.isEmpty() && !writer.equals(INIT) && !isOf(writer, thread)) {
      edges.add(new Edge(Edge.Type.READS_FROM, node(writer), o.name()));
    }
    step(own.isPresent() ? Doing.FORWARDED : Doing.READ, thread, o.name(), at, o, List.of());
  }

  private Optional<Operation> newest(String thread, long address) {
    for (Iterator<Operation> i = buffers.get(thread).descendingIterator(); i.hasNext(); ) {
      Operation o = i.next();
      if (o.address() == address) {
        return Optional.of(o);
      }
    }
    return Optional.empty();
  }

  private static boolean isOf(String operation, String thread) {
    return operation.substring(0, operation.lastIndexOf('#')).equals(thread);
  }

  private static String cell(Operation o) {
    return String.valueOf(o.address());
  }

  private void commit(String thread, long address) {
    Operation o =
        buffers.get(thread).stream().filter(w -> w.address() == address).findFirst().orElseThrow();
    buffers.get(thread).remove(o);
    String node = o.name() + "!";
    edges.add(new Edge(Edge.Type.STORE_COMMIT, o.name(), node));
    long buffer = computation.model() == MemoryModel.PSO ? address : 0;
    String before = lastCommit.computeIfAbsent(thread, _ -> new TreeMap<>()).put(buffer, node);
    if (before != null) {
      edges.add(new Edge(Edge.Type.PO, before, node));
    }
    write(o, node);
    DetailedWitness.Cell now =
        new DetailedWitness.Cell(place(o.address()), String.valueOf(o.value()));
    step(Doing.COMMIT, thread, node, positions.get(o.name()), o, List.of(now));
  }

  /** The operation writes memory and replaces the previous value. */
  private void write(Operation o, String node) {
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
    return updates.contains(writer) ? writer : writer + "!";
  }

  private void update(String thread, SourcePosition at, Computation.Entry e) {
    Operation o = operation(thread, Kind.UPDATE, e);
    List<String> commits = coherence.getOrDefault(cell(o), List.of());
    String writer = commits.isEmpty() ? INIT : commits.getLast();
    sources.put(o.name(), List.of(writer));
    if (!writer.equals(INIT) && !isOf(writer, thread)) {
      edges.add(new Edge(Edge.Type.READS_FROM, node(writer), o.name()));
    }
    updates.add(o.name());
    write(o, o.name());
    DetailedWitness.Cell now =
        new DetailedWitness.Cell(place(o.address()), String.valueOf(o.value()));
    step(Doing.UPDATE, thread, o.name(), at, o, List.of(now));
  }

  private void sync(String thread, SourcePosition at, Doing doing) {
    String node = thread + "~" + fenceCount.merge(thread, 1, Integer::sum);
    lastCommit
        .getOrDefault(thread, new TreeMap<>())
        .values()
        .forEach(commit -> edges.add(new Edge(Edge.Type.FENCE, commit, node)));
    step(doing, thread, node, at, null, List.of());
  }
}
