// SPDX-License-Identifier: Apache-2.0
package dev.heddle.sizes;

import dev.heddle.sizes.Act.Copy;
import dev.heddle.sizes.Act.Exchange;
import dev.heddle.sizes.Act.Fence;
import dev.heddle.sizes.Act.Load;
import dev.heddle.sizes.Act.Span;
import dev.heddle.sizes.Act.Store;
import dev.heddle.sizes.Act.StoreFence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * All final states of a program, by looking at every state. A buffer is a list of single bytes that
 * wait. A load asks for each of its bytes who has it last, a store that waits or memory; unless all
 * have the same answer it is not possible. The bytes of a store reach memory together.
 */
final class ByteBuffers {
  static final int MEMORY = 8;

  /** What stores may do. */
  enum Model {
    SC,
    TSO,
    PSO
  }

  /** A program that has more states than there is time for. */
  static final class TooLarge extends Exception {
    private static final long serialVersionUID = 1;
  }

  /**
   * A byte that waits.
   *
   * @param step the step of the thread that stored it
   * @param fences how many store fences were before that
   */
  private record Waiting(int step, int fences, int at, int value) {}

  /** Where a thread is, what its loads read, byte by byte, and what waits, oldest first. */
  private record Thread(int next, int fences, List<List<Integer>> read, List<Waiting> buffer) {}

  private record State(List<Integer> memory, List<Thread> threads) {
    State with(int t, Thread thread) {
      return with(memory, t, thread);
    }

    State with(List<Integer> other, int t, Thread thread) {
      List<Thread> all = new ArrayList<>(threads);
      all.set(t, thread);
      return new State(other, all);
    }
  }

  private final List<List<Act>> program;
  private final Model model;

  private ByteBuffers(List<List<Act>> program, Model model) {
    this.program = program;
    this.model = model;
  }

  /** The bytes of memory, then what the loads of each thread read, as little-endian numbers. */
  static Set<List<Long>> finals(List<List<Act>> program, Model model, int most) throws TooLarge {
    return new ByteBuffers(program, model).search(most);
  }

  private Set<List<Long>> search(int most) throws TooLarge {
    Thread start = new Thread(0, 0, List.of(), List.of());
    List<Integer> zeros = IntStream.range(0, MEMORY).mapToObj(_ -> 0).toList();
    State first = new State(zeros, program.stream().map(_ -> start).toList());
    Set<State> seen = new HashSet<>(Set.of(first));
    Deque<State> open = new ArrayDeque<>(seen);
    Set<List<Long>> finals = new HashSet<>();
    while (!open.isEmpty()) {
      State state = open.pop();
      List<State> next = successors(state);
      if (next.isEmpty()) {
        finals.add(result(state));
      }
      next.stream().filter(seen::add).forEach(open::push);
      if (seen.size() > most) {
        throw new TooLarge();
      }
    }
    return finals;
  }

  private List<Long> result(State state) {
    List<Long> all = new ArrayList<>(state.memory().stream().map(Integer::longValue).toList());
    for (Thread thread : state.threads()) {
      for (List<Integer> bytes : thread.read()) {
        long value = 0;
        for (int b : bytes.reversed()) {
          value = value << Byte.SIZE | b;
        }
        all.add(value);
      }
    }
    return all;
  }

  private List<State> successors(State state) {
    List<State> next = new ArrayList<>();
    for (int t = 0; t < program.size(); t++) {
      Thread thread = state.threads().get(t);
      if (thread.next() < program.get(t).size()) {
        step(state, t, thread, program.get(t).get(thread.next()), next);
      }
      for (int store : thread.buffer().stream().map(Waiting::step).distinct().toList()) {
        if (mayCommit(thread.buffer(), store)) {
          next.add(commit(state, t, thread, store));
        }
      }
    }
    return next;
  }

  private void step(State state, int t, Thread thread, Act act, List<State> next) {
    boolean empty = thread.buffer().isEmpty();
    switch (act) {
      case Load(Span span) -> {
        if (sources(thread, span).distinct().count() == 1) {
          next.add(state.with(t, after(thread, bytes(state, thread, span), thread.buffer())));
        }
      }
      case Store(Span span, int number) ->
          next.add(store(state, t, thread, span, fresh(span, number)));
      case Copy(Span span, int load) ->
          next.add(store(state, t, thread, span, thread.read().get(load)));
      case Exchange(Span span, int number) -> {
        if (empty) {
          List<Integer> memory = written(state.memory(), span, fresh(span, number));
          next.add(state.with(memory, t, after(thread, bytes(state, thread, span), List.of())));
        }
      }
      case Fence _ -> {
        if (empty) {
          next.add(state.with(t, after(thread, null, List.of())));
        }
      }
      case StoreFence _ ->
          next.add(
              state.with(
                  t,
                  new Thread(
                      thread.next() + 1, thread.fences() + 1, thread.read(), thread.buffer())));
    }
  }

  private static Thread after(Thread thread, List<Integer> read, List<Waiting> buffer) {
    List<List<Integer>> all = new ArrayList<>(thread.read());
    if (read != null) {
      all.add(read);
    }
    return new Thread(thread.next() + 1, thread.fences(), all, buffer);
  }

  private static List<Integer> fresh(Span span, int number) {
    return IntStream.range(0, span.bytes()).mapToObj(i -> Act.stored(number, i)).toList();
  }

  private State store(State state, int t, Thread thread, Span span, List<Integer> values) {
    if (model == Model.SC) {
      return state.with(written(state.memory(), span, values), t, after(thread, null, List.of()));
    }
    List<Waiting> longer = new ArrayList<>(thread.buffer());
    for (int i = 0; i < span.bytes(); i++) {
      longer.add(new Waiting(thread.next(), thread.fences(), span.from() + i, values.get(i)));
    }
    return state.with(t, after(thread, null, longer));
  }

  private static List<Integer> written(List<Integer> memory, Span span, List<Integer> values) {
    List<Integer> after = new ArrayList<>(memory);
    for (int i = 0; i < span.bytes(); i++) {
      after.set(span.from() + i, values.get(i));
    }
    return after;
  }

  /** Per byte the step whose store has it last, -1 for memory. */
  private static IntStream sources(Thread thread, Span span) {
    return IntStream.range(span.from(), span.from() + span.bytes())
        .map(at -> {
          Waiting last = last(thread, at);
          return last == null ? -1 : last.step();
        });
  }

  private static List<Integer> bytes(State state, Thread thread, Span span) {
    List<Integer> values = new ArrayList<>();
    for (int at = span.from(); at < span.from() + span.bytes(); at++) {
      Waiting last = last(thread, at);
      values.add(last == null ? state.memory().get(at) : last.value());
    }
    return values;
  }

  private static Waiting last(Thread thread, int at) {
    return thread.buffer().reversed().stream().filter(w -> w.at() == at).findFirst().orElse(null);
  }

  private boolean mayCommit(List<Waiting> buffer, int store) {
    if (model == Model.TSO) {
      return buffer.getFirst().step() == store;
    }
    return buffer.stream()
        .filter(w -> w.step() == store)
        .allMatch(own ->
            buffer.stream()
                .filter(w -> w.step() < store)
                .noneMatch(w -> w.at() == own.at() || w.fences() < own.fences()));
  }

  private State commit(State state, int t, Thread thread, int store) {
    List<Integer> memory = new ArrayList<>(state.memory());
    List<Waiting> rest = new ArrayList<>();
    for (Waiting w : thread.buffer()) {
      if (w.step() == store) {
        memory.set(w.at(), w.value());
      } else {
        rest.add(w);
      }
    }
    return state.with(memory, t, new Thread(thread.next(), thread.fences(), thread.read(), rest));
  }
}
