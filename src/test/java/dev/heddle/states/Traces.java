// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.BufferedState;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All computations under TSO up to a number of events, by brute force, and whether there is one
 * that no SC computation is like. An access is a node; sections of the lock are single nodes; a
 * matrix of who comes before whom tells whether there is a cycle.
 */
final class Traces {
  /** An access: by its thread and number there. */
  private record Access(int thread, int number) {}

  /** One computation so far. */
  private static final class Trace {
    private final Map<Access, Set<Access>> before = new HashMap<>();
    private final Map<Integer, Integer> counts = new HashMap<>();
    private final Map<Access, Access> section = new HashMap<>();
    private final Map<Integer, Access> open = new HashMap<>();
    private final Map<Integer, Boolean> held = new HashMap<>();
    private final Map<Integer, Access> last = new HashMap<>();
    private final Map<Long, Access> writer = new HashMap<>();
    private final Map<Long, Set<Access>> readers = new HashMap<>();
    private final Map<Access, Set<Access>> early = new HashMap<>();
    private final Map<Integer, List<Access>> pending = new HashMap<>();
    private final Map<Access, Long> address = new HashMap<>();
    private String text = "";

    Trace copy() {
      Trace t = new Trace();
      before.forEach((a, s) -> t.before.put(a, new HashSet<>(s)));
      t.counts.putAll(counts);
      t.section.putAll(section);
      t.open.putAll(open);
      t.held.putAll(held);
      t.last.putAll(last);
      t.writer.putAll(writer);
      readers.forEach((a, s) -> t.readers.put(a, new HashSet<>(s)));
      early.forEach((a, s) -> t.early.put(a, new HashSet<>(s)));
      pending.forEach((a, s) -> t.pending.put(a, new ArrayList<>(s)));
      t.address.putAll(address);
      t.text = text;
      return t;
    }

    void edge(Access from, Access to) {
      Access a = section.getOrDefault(from, from);
      Access b = section.getOrDefault(to, to);
      if (!a.equals(b)) {
        before.computeIfAbsent(b, _ -> new HashSet<>()).add(a);
      }
    }

    void step(int thread, TransitionCommand command, BufferedState.Effect effect) {
      if (command instanceof TransitionCommand.Lock) {
        held.put(thread, true);
        open.remove(thread);
      } else if (command instanceof TransitionCommand.Unlock) {
        held.put(thread, false);
      }
      if (!effect.touches()) {
        return;
      }
      Access me = new Access(thread, counts.merge(thread, 1, Integer::sum));
      if (held.getOrDefault(thread, false)) {
        open.putIfAbsent(thread, me);
        section.put(me, open.get(thread));
      }
      if (last.containsKey(thread)) {
        edge(last.get(thread), me);
      }
      last.put(thread, me);
      address.put(me, effect.address());
      List<Access> mine = pending.computeIfAbsent(thread, _ -> new ArrayList<>());
      if (command instanceof TransitionCommand.Store) {
        mine.add(me);
        return;
      }
      if (effect.written().isPresent()) {
        if (writer.containsKey(effect.address())) {
          edge(writer.get(effect.address()), me);
        }
        readers.getOrDefault(effect.address(), Set.of()).forEach(r -> edge(r, me));
        readers.put(effect.address(), new HashSet<>());
        writer.put(effect.address(), me);
        return;
      }
      Access own = null;
      for (Access store : mine) {
        own = address.get(store) == effect.address() ? store : own;
      }
      Access from = own == null ? writer.get(effect.address()) : own;
      if (from != null) {
        edge(from, me);
      }
      if (own == null) {
        readers.computeIfAbsent(effect.address(), _ -> new HashSet<>()).add(me);
      } else {
        early.computeIfAbsent(own, _ -> new HashSet<>()).add(me);
      }
    }

    void flush(int thread) {
      Access store = pending.get(thread).removeFirst();
      long at = address.get(store);
      if (writer.containsKey(at)) {
        edge(writer.get(at), store);
      }
      readers.getOrDefault(at, Set.of()).forEach(r -> edge(r, store));
      readers.put(at, new HashSet<>(early.getOrDefault(store, Set.of())));
      writer.put(at, store);
    }

    boolean isCyclic() {
      Set<Access> done = new HashSet<>();
      boolean progress = true;
      Set<Access> all = new HashSet<>(before.keySet());
      before.values().forEach(all::addAll);
      while (progress) {
        progress = false;
        for (Access a : all) {
          if (!done.contains(a) && done.containsAll(before.getOrDefault(a, Set.of()))) {
            done.add(a);
            progress = true;
          }
        }
      }
      return done.size() < all.size();
    }

    /** Equal for computations that are alike from here on, as far as cycles are concerned. */
    String key() {
      return before + "|" + last + "|" + writer + "|" + readers + "|" + early + "|" + pending + "|"
          + open + "|" + section;
    }
  }

  private record Node(BufferedState state, Trace trace, int length) {}

  /** Whether a cycle was found, and if not, whether everything was looked at. */
  record Answer(boolean cyclic, boolean complete) {}

  private static final int FLUSH = ComputationEvent.flush(0).transition();

  private Traces() {}

  static Answer explore(ParallelProgram program, int longest, int most) {
    Deque<Node> todo = new ArrayDeque<>();
    Set<String> seen = new HashSet<>();
    todo.add(new Node(new BufferedState(program, MemoryModel.TSO), new Trace(), 0));
    boolean complete = true;
    while (!todo.isEmpty()) {
      Node node = todo.removeFirst();
      if (node.trace().isCyclic()) {
        return new Answer(true, true);
      }
      if (node.length() == longest || seen.size() > most) {
        complete = false;
        continue;
      }
      for (int t = 0; t < program.threads().size(); t++) {
        for (int i = FLUSH; i < program.threads().get(t).transitions().size(); i++) {
          BufferedState next = node.state().copy();
          BufferedState.Effect effect = next.apply(new ComputationEvent(t, i));
          if (effect == null) {
            continue;
          }
          Trace trace = node.trace().copy();
          if (i == FLUSH) {
            trace.flush(t);
          } else {
            trace.step(t, program.threads().get(t).transitions().get(i).command(), effect);
          }
          if (seen.add(next.key() + trace.key())) {
            todo.addLast(new Node(next, trace, node.length() + 1));
          }
        }
      }
    }
    return new Answer(false, complete);
  }

  /** Whether a computation is like none under SC. */
  static boolean isCyclic(Computation computation) {
    BufferedState state = new BufferedState(computation.program(), MemoryModel.TSO);
    Trace trace = new Trace();
    for (Computation.Entry e : computation.entries()) {
      ComputationEvent event = e.event();
      BufferedState.Effect effect = state.apply(event);
      if (event.isFlush()) {
        trace.flush(event.thread());
      } else {
        trace.step(
            event.thread(),
            computation
                .program()
                .threads()
                .get(event.thread())
                .transitions()
                .get(event.transition())
                .command(),
            effect);
      }
    }
    return trace.isCyclic();
  }
}
