// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.waiting.Outcome.Fate;
import dev.heddle.waiting.Outcome.How;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** All reachable states of a script under a memory model, without any reduction. */
final class StateGraph {
  /**
   * @param failures the assertions, and unlocks of what is not held, that can fail
   * @param livelock there is a bottom component that is no terminal state
   * @param cleanLivelock the same, without a thread that failed or was stopped by an assumption
   */
  record Result(
      Set<Outcome> terminal,
      Set<Place> failures,
      boolean livelock,
      boolean cleanLivelock,
      int states) {
    boolean deadlock() {
      return terminal.stream().anyMatch(Outcome::isDeadlock);
    }
  }

  private record State(byte[] bytes) {
    @Override
    public boolean equals(Object other) {
      return other instanceof State s && Arrays.equals(bytes, s.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }
  }

  private final Script script;
  private final Semantics semantics;
  private final Map<State, Integer> numbers = new HashMap<>();
  private final List<byte[]> states = new ArrayList<>();
  private final List<List<Integer>> predecessors = new ArrayList<>();
  private final BitSet terminal = new BitSet();

  private StateGraph(Script script, Order order) {
    this.script = script;
    this.semantics = new Semantics(script, order);
  }

  /**
   * @throws TooLargeException if there are more states, or buffers or semaphores may grow
   */
  static Result of(Script script, Order order, int mostStates) {
    StateGraph graph = new StateGraph(script, order);
    graph.explore(mostStates);
    return graph.result();
  }

  private void explore(int most) {
    number(semantics.start());
    for (int from = 0; from < states.size(); from++) {
      if (states.size() > most) {
        throw new TooLargeException("states");
      }
      int source = from;
      boolean[] moves = {false};
      semantics.successors(
          states.get(from),
          next -> {
            moves[0] = true;
            predecessors.get(number(next)).add(source);
          });
      terminal.set(from, !moves[0]);
    }
  }

  private int number(byte[] state) {
    Integer known = numbers.putIfAbsent(new State(state), states.size());
    if (known != null) {
      return known;
    }
    states.add(state);
    predecessors.add(new ArrayList<>());
    return states.size() - 1;
  }

  private Result result() {
    Set<Outcome> outcomes = new HashSet<>();
    terminal.stream().forEach(s -> outcomes.add(outcome(states.get(s))));
    Set<Place> failures = new TreeSet<>();
    for (byte[] s : states) {
      for (int t = 0; t < script.threads().size(); t++) {
        int place = s[semantics.layout.place(t)];
        if (how(t, place) == How.FAILED) {
          failures.add(new Place(t, place - Semantics.FAILED));
        }
      }
    }
    // a bottom component without such states is there iff some state cannot reach them
    boolean livelock = canReach(terminal::get) < states.size();
    boolean clean = canReach(s -> terminal.get(s) || isStopped(states.get(s))) < states.size();
    return new Result(outcomes, failures, livelock, clean, states.size());
  }

  /** How many states can reach one of these. */
  private int canReach(IntPredicate goal) {
    BitSet reaching = new BitSet();
    IntStream.range(0, states.size()).filter(goal).forEach(reaching::set);
    int[] todo = Arrays.copyOf(reaching.stream().toArray(), states.size());
    int end = reaching.cardinality();
    for (int i = 0; i < end; i++) {
      for (int p : predecessors.get(todo[i])) {
        if (!reaching.get(p)) {
          reaching.set(p);
          todo[end++] = p;
        }
      }
    }
    return end;
  }

  private boolean isStopped(byte[] s) {
    return IntStream.range(0, script.threads().size())
        .mapToObj(t -> how(t, s[semantics.layout.place(t)]))
        .anyMatch(h -> h == How.FAILED || h == How.ASSUMED);
  }

  private How how(int t, int place) {
    int end = script.threads().get(t).steps().size();
    return place == end
        ? How.ENDED
        : place < Semantics.FAILED || place == Semantics.DIVERGED
            ? How.WAITS
            : place < Semantics.ASSUMED ? How.FAILED : How.ASSUMED;
  }

  private Outcome outcome(byte[] s) {
    Layout layout = semantics.layout;
    SortedMap<String, Integer> shared = new TreeMap<>();
    layout.memory.forEach(x -> shared.put(x, (int) s[layout.memory(x)]));
    layout.mutexes.forEach(m -> shared.put(m, (int) s[layout.mutex(m)]));
    layout.semaphores.forEach(c -> shared.put(c, (int) s[layout.semaphore(c)]));
    List<Fate> fates = new ArrayList<>();
    for (int t = 0; t < script.threads().size(); t++) {
      fates.add(fate(s, t));
    }
    return new Outcome(shared, fates);
  }

  private Fate fate(byte[] s, int t) {
    Layout layout = semantics.layout;
    int place = s[layout.place(t)];
    return switch (how(t, place)) {
      case ENDED -> {
        List<String> outputs = script.threads().get(t).outputs();
        yield new Fate(
            How.ENDED, place, outputs.stream().map(r -> (int) s[layout.register(t, r)]).toList());
      }
      case WAITS -> new Fate(How.WAITS, place, List.of());
      case FAILED -> new Fate(How.FAILED, place - Semantics.FAILED, List.of());
      case ASSUMED -> new Fate(How.ASSUMED, place - Semantics.ASSUMED, List.of());
    };
  }
}
