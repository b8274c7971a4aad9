// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The happens-before relation of a computation, over its loads and stores: program order,
 * reads-from, coherence and from-read; a store and its flush are one event. So are the accesses of
 * a thread between lock and unlock, because under SC no other thread accesses memory in between.
 * There is an SC computation with the same relation if and only if it has no cycle.
 */
public final class ComputationOrder {
  /** The reason for an edge. */
  public enum Why {
    PROGRAM_ORDER("po"),
    READS_FROM("rf"),
    COHERENCE("co"),
    FROM_READ("fr");

    private final String shown;

    Why(String shown) {
      this.shown = shown;
    }

    @Override
    public String toString() {
      return shown;
    }
  }

  /** An edge between two accesses, by their index in the computation. */
  public record Edge(int from, int to, Why why) {}

  /** The accesses to one address so far. */
  private static final class Cell {
    private int last = -1;
    private final List<Integer> readers = new ArrayList<>();
  }

  private final Computation computation;
  private final List<List<Edge>> leaving = new ArrayList<>();
  private final Map<Long, Cell> cells = new HashMap<>();

  /** By thread: its buffered stores, oldest first, with the loads forwarded from them. */
  private final List<Deque<Integer>> buffers = new ArrayList<>();

  private final Map<Integer, List<Integer>> forwarded = new HashMap<>();

  /** By access: the first one in its section, itself if it is in none. */
  private final int[] section;

  public ComputationOrder(Computation computation) {
    this.computation = computation;
    section = new int[computation.entries().size()];
    int threads = computation.program().threads().size();
    for (int t = 0; t < threads; t++) {
      buffers.add(new ArrayDeque<>());
    }
    for (int i = 0; i < computation.entries().size(); i++) {
      leaving.add(new ArrayList<>());
    }
    for (int i = 0; i < computation.entries().size(); i++) {
      memory(i);
    }
    for (int t = 0; t < threads; t++) {
      thread(t);
    }
  }

  private void edge(int from, int to, Why why) {
    if (from >= 0) {
      leaving.get(from).add(new Edge(from, to, why));
    }
  }

  private TransitionCommand command(Computation.Entry e) {
    return computation
        .program()
        .threads()
        .get(e.event().thread())
        .transitions()
        .get(e.event().transition())
        .command();
  }

  private void memory(int i) {
    Computation.Entry e = computation.entries().get(i);
    if (!e.touches()) {
      return;
    }
    Deque<Integer> buffer = buffers.get(e.event().thread());
    Cell cell = cells.computeIfAbsent(e.address(), _ -> new Cell());
    if (e.event().isFlush()) {
      int store = oldest(buffer, e.address());
      buffer.remove(store);
      edge(cell.last, store, Why.COHERENCE);
      cell.readers.forEach(r -> edge(r, store, Why.FROM_READ));
      cell.readers.clear();
      cell.readers.addAll(forwarded.getOrDefault(store, List.of()));
      cell.last = store;
    } else if (command(e) instanceof TransitionCommand.Store) {
      buffer.addLast(i);
    } else if (e.written().isPresent()) {
      edge(cell.last, i, Why.READS_FROM);
      cell.readers.forEach(r -> edge(r, i, Why.FROM_READ));
      cell.readers.clear();
      cell.last = i;
    } else {
      int own = -1;
      for (int store : buffer) {
        own = computation.entries().get(store).address() == e.address() ? store : own;
      }
      edge(own < 0 ? cell.last : own, i, Why.READS_FROM);
      (own < 0 ? cell.readers : forwarded.computeIfAbsent(own, _ -> new ArrayList<>())).add(i);
    }
  }

  private int oldest(Deque<Integer> buffer, long address) {
    return buffer.stream()
        .filter(s -> computation.entries().get(s).address() == address)
        .findFirst()
        .orElseThrow();
  }

  private void thread(int t) {
    int last = -1;
    int first = -1;
    boolean held = false;
    for (int i = 0; i < computation.entries().size(); i++) {
      Computation.Entry e = computation.entries().get(i);
      if (e.event().thread() != t || e.event().isFlush()) {
        continue;
      }
      TransitionCommand command = command(e);
      if (e.touches()) {
        edge(last, i, Why.PROGRAM_ORDER);
        last = i;
        first = held && first >= 0 ? first : i;
        section[i] = first;
      } else if (command instanceof TransitionCommand.Lock
          || command instanceof TransitionCommand.Unlock) {
        held = command instanceof TransitionCommand.Lock;
        first = -1;
      }
    }
  }

  /**
   * A shortest cycle, its edges in order; empty if there is none. Where one edge ends and the next
   * begins at another event, both are in the same section.
   */
  public List<Edge> cycle() {
    Map<Integer, List<Edge>> edges = new TreeMap<>();
    for (List<Edge> some : leaving) {
      for (Edge e : some) {
        if (section[e.from()] != section[e.to()]) {
          edges.computeIfAbsent(section[e.from()], _ -> new ArrayList<>()).add(e);
        }
      }
    }
    List<Edge> shortest = List.of();
    for (int start : edges.keySet()) {
      List<Edge> found = cycle(edges, start);
      if (!found.isEmpty() && (shortest.isEmpty() || found.size() < shortest.size())) {
        shortest = found;
      }
    }
    return shortest;
  }

  private List<Edge> cycle(Map<Integer, List<Edge>> edges, int start) {
    Map<Integer, Edge> reached = new HashMap<>();
    Deque<Integer> todo = new ArrayDeque<>(List.of(start));
    while (!todo.isEmpty()) {
      for (Edge e : edges.getOrDefault(todo.removeFirst(), List.of())) {
        int to = section[e.to()];
        if (reached.putIfAbsent(to, e) == null) {
          todo.addLast(to);
        }
        if (to == start) {
          return way(reached, start);
        }
      }
    }
    return List.of();
  }

  private List<Edge> way(Map<Integer, Edge> reached, int start) {
    List<Edge> way = new ArrayList<>();
    int at = start;
    do {
      Edge e = reached.get(at);
      way.addFirst(e);
      at = section[e.from()];
    } while (at != start);
    return way;
  }
}
