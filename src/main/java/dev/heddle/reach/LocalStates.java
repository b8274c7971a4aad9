package dev.heddle.reach;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.Transition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One thread, unfolded: a node for each control state with values of its live registers, made when
 * somebody comes there. Whatever a node's steps compute is computed once. What is left for the
 * search is to look up which node follows, by the number of the value that a load finds.
 */
final class LocalStates {
  static final int LOCAL = 0;
  static final int LOAD = 1;
  static final int STORE = 2;
  static final int LOCK = 3;
  static final int UNLOCK = 4;
  static final int ATOMIC = 5;

  private static final int NONE = -1;
  private static final int IMPOSSIBLE = -2;
  private static final int[] NOBODY = {};

  private final Automaton thread;
  private final Cells cells;
  private final ReadCells read;
  private final List<List<Integer>> leaving;
  private final Nodes nodes;
  private final Rest rest;

  /** How many nodes the arrays below know. */
  private int known;

  /** Of a node: its first step, and the first one behind its steps; NONE if not yet known. */
  private int[] first = new int[16];

  private int[] end = new int[16];

  /** Of a node: where the thread comes to rest; see {@link #rests}. */
  private int[][] rests = new int[16][];

  /** Of a node: its number among those that are rested in; NONE if it is not. */
  private int[] resting = new int[16];

  private final Numbering rested = new Numbering();

  /** The numbers of those where the goal allows the thread to be. */
  private final BitSet finals = new BitSet();

  /** The node whose steps are being worked out. */
  private int expanding;

  private int steps;
  int[] kind = new int[16];

  /** Of a load and a store. */
  int[] slot = new int[16];

  /** Of a store: the number of its value. */
  int[] value = new int[16];

  /** The node behind a step; of a load or atomic step, a table by the number of the value. */
  int[] next = new int[16];

  private int[][] nexts = new int[16][];

  /** Of an atomic step, by the number of the value that it finds: of the one it writes, or NONE. */
  private int[][] writes = new int[16][];

  int[] transition = new int[16];

  /** The node that a step leaves. */
  private int[] owner = new int[16];

  LocalStates(Automaton thread, Cells cells, ReadCells read) {
    this.thread = thread;
    this.cells = cells;
    this.read = read;
    leaving = thread.leaving();
    rest = new Rest(thread);
    nodes = new Nodes(thread.registers().size(), new LiveRegisters(thread));
    node(thread.initial(), new long[thread.registers().size()]);
  }

  /** The first node is that of the initial state. */
  static final int INITIAL = 0;

  /** How many nodes are rested in. */
  int resting() {
    return rested.size();
  }

  /** The node with a number among those that are rested in. */
  int rested(int number) {
    return (int) rested.key(number);
  }

  /** Whether the goal allows the thread to rest in the node with a number. */
  boolean isFinal(int number) {
    return finals.get(number);
  }

  int state(int node) {
    return nodes.state(node);
  }

  /** The node that a step leaves. */
  int owner(int step) {
    return owner[step];
  }

  /** A node's first step, or -1 if its steps are not yet known. */
  int first(int node) {
    return first[node];
  }

  /** The first step that is not a node's any more. */
  int end(int node) {
    return end[node];
  }

  /**
   * The node behind a step that finds the value of a number: -1 if that is not yet known, -2 if the
   * step is not possible then.
   */
  int next(int step, int number) {
    int[] all = nexts[step];
    return number < all.length ? all[number] : NONE;
  }

  /** The number of what an atomic step writes that finds the value of a number; -1 if nothing. */
  int written(int step, int number) {
    return writes[step][number];
  }

  /**
   * Where the thread rests when it has come to a node, by numbers among those rested in; {@code
   * ~node} is one from which it must go on at once. Null if not yet known.
   */
  int[] rests(int node) {
    return rests[node];
  }

  /** Works out the steps of a node. */
  void expand(int node) {
    if (first[node] != NONE) {
      return;
    }
    first[node] = steps;
    expanding = node;
    long[] registers = nodes.registers(node);
    for (int t : leaving.get(state(node))) {
      try {
        add(t, registers);
      } catch (ArithmeticException _) {
        // Division by zero: the step is impossible.
      }
    }
    end[node] = steps;
  }

  private void add(int number, long[] registers) {
    Transition t = thread.transitions().get(number);
    switch (t.command()) {
      case Command.Load l ->
          step(number, LOAD, cells.slot(l.address().value(registers), t.position()), 0, NONE);
      case Command.Atomic a ->
          step(number, ATOMIC, cells.slot(a.address().value(registers), t.position()), 0, NONE);
      case Command.Store s -> {
        long address = s.address().value(registers);
        long written = s.value().value(registers);
        int at = cells.slot(address, t.position());
        int stored = read.contains(s.address(), address) ? cells.number(at, written) : 0;
        step(number, STORE, at, stored, node(t.target(), registers));
      }
      case Command.Assign a -> {
        long[] changed = registers.clone();
        changed[a.register()] = a.value().value(registers);
        step(number, LOCAL, 0, 0, node(t.target(), changed));
      }
      case Command.Assume a -> {
        if (a.condition().value(registers) != 0) {
          step(number, LOCAL, 0, 0, node(t.target(), registers));
        }
      }
      case Command.Noop _, Command.Fence _ ->
          step(number, LOCAL, 0, 0, node(t.target(), registers));
      case Command.Lock _ -> step(number, LOCK, 0, 0, node(t.target(), registers));
      case Command.Unlock _ -> step(number, UNLOCK, 0, 0, node(t.target(), registers));
    }
  }

  private void step(int t, int what, int at, int stored, int behind) {
    if (steps == kind.length) {
      int size = 2 * steps;
      kind = Arrays.copyOf(kind, size);
      slot = Arrays.copyOf(slot, size);
      value = Arrays.copyOf(value, size);
      next = Arrays.copyOf(next, size);
      nexts = Arrays.copyOf(nexts, size);
      writes = Arrays.copyOf(writes, size);
      transition = Arrays.copyOf(transition, size);
      owner = Arrays.copyOf(owner, size);
    }
    kind[steps] = what;
    slot[steps] = at;
    value[steps] = stored;
    next[steps] = behind;
    nexts[steps] = NOBODY;
    writes[steps] = NOBODY;
    owner[steps] = expanding;
    transition[steps++] = t;
  }

  /** Works out where a step leads from a node if it finds the value of a number. */
  void load(int node, int step, int number) {
    Transition t = thread.transitions().get(transition[step]);
    long[] registers = nodes.registers(node);
    registers[t.command().written().getAsInt()] = cells.value(slot[step], number);
    nexts[step] = longer(nexts[step], number);
    if (t.command() instanceof Command.Atomic a) {
      writes[step] = longer(writes[step], number);
      nexts[step][number] = IMPOSSIBLE;
      try {
        if (a.condition().value(registers) == 0) {
          return;
        }
        if (a.value().isPresent()) {
          writes[step][number] = cells.number(slot[step], a.value().get().value(registers));
        }
      } catch (ArithmeticException _) {
        return; // Division by zero.
      }
    }
    nexts[step][number] = node(t.target(), registers);
  }

  private static int[] longer(int[] table, int number) {
    if (number < table.length) {
      return table;
    }
    int[] longer = Arrays.copyOf(table, number + 1);
    Arrays.fill(longer, table.length, number + 1, NONE);
    return longer;
  }

  /** Works out where a thread comes to rest that has come to a node. */
  void settle(int from) {
    if (rests[from] != null) {
      return;
    }
    Set<Integer> seen = new LinkedHashSet<>();
    Set<Integer> found = new LinkedHashSet<>();
    List<Integer> todo = new ArrayList<>(List.of(from));
    while (!todo.isEmpty()) {
      int node = todo.removeLast();
      if (!seen.add(node) || !rest.isHopeful(state(node))) {
        continue;
      }
      if (rest.isCommitted(state(node))) {
        found.add(~node);
      } else if (!rest.isRestless(state(node))) {
        found.add(restingNumber(node));
      } else {
        expand(node);
        for (int s = end[node] - 1; s >= first[node]; s--) {
          todo.add(next[s]);
        }
        if (first[node] == end[node] && thread.finals().isEmpty()) {
          found.add(restingNumber(node)); // It is stuck, but others may go on.
        }
      }
    }
    rests[from] = found.stream().mapToInt(i -> i).toArray();
  }

  private int restingNumber(int node) {
    if (resting[node] == NONE) {
      resting[node] = rested.number(node);
      finals.set(resting[node], thread.finals().isEmpty() || thread.isFinal(state(node)));
    }
    return resting[node];
  }

  /** The local steps that lead from a node to one where it settles; empty if it is the same. */
  List<Integer> way(int from, int to) {
    List<Integer> way = new ArrayList<>();
    Set<Integer> dead = new LinkedHashSet<>();
    int node = from;
    List<Integer> passed = new ArrayList<>(List.of(from));
    while (node != to) {
      int found = NONE;
      boolean goesOn = rest.isRestless(state(node)) && first[node] != NONE;
      for (int s = first[node]; goesOn && s < end[node] && found < 0; s++) {
        found = dead.contains(next[s]) ? NONE : s;
      }
      if (found >= 0) {
        way.add(found);
        node = next[found];
        passed.add(node);
      } else {
        dead.add(node);
        passed.removeLast();
        way.removeLast();
        node = passed.getLast();
      }
    }
    return way;
  }

  private int node(int state, long[] registers) {
    int node = nodes.number(state, registers);
    if (node >= known) {
      if (node >= first.length) {
        grow();
      }
      first[node] = NONE;
      resting[node] = NONE;
      known = node + 1;
    }
    return node;
  }

  private void grow() {
    int size = 2 * first.length;
    first = Arrays.copyOf(first, size);
    end = Arrays.copyOf(end, size);
    rests = Arrays.copyOf(rests, size);
    resting = Arrays.copyOf(resting, size);
  }

  /** Bytes of the arrays, roughly. */
  long bytes() {
    return nodes.bytes() + 24L * first.length + 32L * kind.length;
  }
}
