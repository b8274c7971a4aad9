// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.Oracle;
import dev.heddle.states.computation.Instrumented;
import java.util.ArrayList;
import java.util.List;

/**
 * A thread that runs one sequence as under TSO: stores wait in registers until after the last load
 * (the paper's R ⊕ σ). Two errors of the paper in the full construction are corrected: exits from
 * the sequence leave from the copy of the state <em>before</em> an instruction; line 3 of algorithm
 * 1 is about R.
 */
final class Extension {
  /** The construction. */
  enum Kind {
    /** The sequence only; the first store remains. Correct for every program. */
    LIGHT,

    /**
     * The sequence with all exits, in place of the first store. Correct for programs without
     * cycles.
     */
    FULL
  }

  private final Automaton thread;
  private final List<Integer> sequence;
  private final AutomatonBuilder builder;
  private final List<Instrumented.Meaning> meanings;

  /** Registers for address and value of each waiting store. */
  private final List<Integer> addresses = new ArrayList<>();

  private final List<Integer> values = new ArrayList<>();

  private Extension(Automaton thread, List<Instrumented.Meaning> meanings, List<Integer> sequence) {
    this.thread = thread;
    this.sequence = sequence;
    this.meanings = new ArrayList<>(meanings);
    builder = AutomatonBuilder.of(thread);
  }

  /** Extends an instrumented program. Numbers of transitions do not change. */
  static Instrumented of(Instrumented program, Oracle.Sequence sequence, Kind kind) {
    int t = sequence.thread();
    Extension extension =
        new Extension(
            program.program().threads().get(t), program.meanings().get(t), sequence.transitions());
    extension.extend(kind);
    List<List<Instrumented.Meaning>> meanings = new ArrayList<>(program.meanings());
    meanings.set(t, List.copyOf(extension.meanings));
    return new Instrumented(program.program().with(t, extension.builder.build()), meanings);
  }

  private Transition transition(int i) {
    return thread.transitions().get(sequence.get(i));
  }

  private void add(int from, int to, TransitionCommand command, Instrumented.Meaning meaning) {
    builder.add(new Transition(from, to, command, dev.heddle.program.SourcePosition.NONE));
    meanings.add(meaning);
  }

  private int state(String like) {
    return builder.newState(like);
  }

  private void extend(Kind kind) {
    int at = transition(0).source();
    for (int i = 0; i < sequence.size(); i++) {
      if (kind == Kind.FULL && i > 0) {
        leave(at, i);
      }
      Transition t = transition(i);
      int next = state(thread.states().get(t.target()) + "~");
      Instrumented.Meaning meaning = meanings.get(sequence.get(i));
      switch (t.command()) {
        case TransitionCommand.Store s -> store(at, next, s, meaning);
        case TransitionCommand.Load l -> load(at, next, l, meaning);
        case TransitionCommand.Assign _, TransitionCommand.Assume _, TransitionCommand.Noop _ ->
            add(at, next, t.command(), meaning);
        case TransitionCommand.Atomic _,
            TransitionCommand.Fence _,
            TransitionCommand.Lock _,
            TransitionCommand.Unlock _ ->
            throw new IllegalArgumentException("a sequence past " + t.command());
      }
      at = next;
      if (kind == Kind.FULL && i == 0) {
        flush(at, transition(0).target(), true);
      }
    }
    flush(at, transition(sequence.size() - 1).target(), false);
    if (kind == Kind.FULL) {
      remove(sequence.getFirst());
    }
  }

  /** Removes the first store; its number remains. */
  private void remove(int number) {
    Transition t = thread.transitions().get(number);
    TransitionCommand never = new TransitionCommand.Assume(AutomatonTerm.constant(0));
    builder.replace(number, new Transition(t.source(), t.target(), never, t.position()));
    meanings.set(number, Instrumented.Meaning.NOTHING);
  }

  /**
   * A store that waits in registers; if it is itself the flush of another waiting store, that flush
   * is delayed with it.
   */
  private void store(int from, int to, TransitionCommand.Store s, Instrumented.Meaning meaning) {
    int address = builder.newRegister("address");
    int value = builder.newRegister("value");
    addresses.add(address);
    values.add(value);
    int between = state(builder.stateName(from) + "'");
    add(
        from,
        between,
        new TransitionCommand.Assign(address, s.address()),
        Instrumented.Meaning.NOTHING);
    Instrumented.Meaning issue = new Instrumented.Meaning(meaning.transition(), false);
    add(between, to, new TransitionCommand.Assign(value, s.value()), issue);
  }

  /** A load from the newest store that waits for the address, else from memory. */
  private void load(int from, int to, TransitionCommand.Load l, Instrumented.Meaning meaning) {
    int at = from;
    for (int j = addresses.size() - 1; j >= 0; j--) {
      AutomatonTerm waits = AutomatonTerm.register(addresses.get(j));
      int hit = state(builder.stateName(from) + "'");
      int miss = state(builder.stateName(from) + "'");
      add(
          at,
          hit,
          new TransitionCommand.Assume(AutomatonTerm.equal(waits, l.address())),
          Instrumented.Meaning.NOTHING);
      add(
          hit,
          to,
          new TransitionCommand.Assign(l.register(), AutomatonTerm.register(values.get(j))),
          meaning);
      add(
          at,
          miss,
          new TransitionCommand.Assume(AutomatonTerm.unequal(waits, l.address())),
          Instrumented.Meaning.NOTHING);
      at = miss;
    }
    add(at, to, l, meaning);
  }

  /**
   * Stores the waiting values, with a fence after the first one if requested; then the thread
   * continues at {@code to}.
   */
  private void flush(int from, int to, boolean fenced) {
    int at = from;
    for (int j = 0; j < addresses.size(); j++) {
      boolean last = j == addresses.size() - 1;
      boolean fence = fenced && j == 0;
      int next = last && !fence ? to : state(builder.stateName(from) + "!");
      AutomatonTerm value = AutomatonTerm.register(values.get(j));
      TransitionCommand store =
          new TransitionCommand.Store(value, AutomatonTerm.register(addresses.get(j)));
      add(at, next, store, Instrumented.Meaning.FLUSH);
      at = next;
      if (fence) {
        next = last ? to : state(builder.stateName(from) + "!");
        add(at, next, new TransitionCommand.Fence(), Instrumented.Meaning.NOTHING);
        at = next;
      }
    }
  }

  /**
   * Exits before the i-th instruction: by another instruction, or by not delaying stores past a
   * load.
   */
  private void leave(int at, int i) {
    int source = transition(i).source();
    List<Integer> others = new ArrayList<>(thread.leaving().get(source));
    others.removeIf(sequence.get(i)::equals);
    if (!others.isEmpty()) {
      int flushed = state(builder.stateName(at) + "!");
      flush(at, flushed, false);
      for (int other : others) {
        Transition t = thread.transitions().get(other);
        add(flushed, t.target(), t.command(), meanings.get(other));
      }
    }
    if (transition(i).command() instanceof TransitionCommand.Load) {
      flush(at, source, true);
    }
  }
}
