package dev.heddle.reach;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Term;
import dev.heddle.program.automaton.Transition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * The program whose goal can be reached if and only if one of some attacks by one thread is
 * feasible. The attacker runs as under SC, then delays a store and all later ones into a buffer of
 * its own, up to a load; then it waits. The others are {@link Bystander}s.
 *
 * <p>Layers of memory have the buffer (the last value that waits for an address, and whether one
 * does), and of each address how it depends on the attacker's load: {@link #NONE}, {@link #READ} or
 * {@link #WRITTEN}.
 */
final class AttackProduct {
  static final int NONE = 0;
  static final int READ = 1;
  static final int WRITTEN = 2;

  private static final int BUFFERED = 1;
  private static final int IS_BUFFERED = 2;
  private static final int DEPENDS = 3;
  private static final int FLAGS = 4;

  /** The cell that becomes 1 when the attacker waits. */
  static final Term WAITING = new Term.Shadow(FLAGS, Term.constant(0));

  private final Instrumentation thread;
  private final int[] attacking;

  /** Address of the store that is delayed, and a register for this and that. */
  private final int delayed;

  private final int scratch;
  private final int waiting;

  private AttackProduct(Automaton attacker) {
    thread = new Instrumentation(attacker);
    thread.builder.clearFinals();
    attacking = thread.copies("+");
    delayed = thread.builder.newRegister("delayed");
    scratch = thread.builder.newRegister("scratch");
    waiting = thread.builder.newState("waiting");
  }

  /**
   * @param attacks all by the same thread; the product reaches its goal by any of them
   */
  static Instrumented of(ParallelProgram program, Set<Attack> attacks) {
    int attacker = attacks.iterator().next().thread();
    List<Automaton> threads = new ArrayList<>();
    List<List<Instrumented.Meaning>> meanings = new ArrayList<>();
    boolean locks = Locks.occurIn(program);
    for (int t = 0; t < program.threads().size(); t++) {
      Automaton original = program.threads().get(t);
      Instrumentation changed =
          t == attacker
              ? new AttackProduct(original).attacker(attacks)
              : new Bystander(original, locks).thread();
      threads.add(changed.builder.build());
      meanings.add(changed.meanings());
    }
    return new Instrumented(program.with(threads), meanings);
  }

  static Term depends(Term address) {
    return new Term.Shadow(DEPENDS, address);
  }

  private Instrumentation attacker(Set<Attack> attacks) {
    BitSet stores = new BitSet();
    BitSet loads = new BitSet();
    for (Attack attack : attacks) {
      stores.set(attack.store());
      loads.set(attack.load());
    }
    List<Transition> transitions = thread.original.transitions();
    for (int i = 0; i < transitions.size(); i++) {
      Transition t = transitions.get(i);
      thread.keep(i, t.source(), t.target());
      if (stores.get(i)) {
        begin(i, t, (Command.Store) t.command());
      }
      if (!t.command().drains()) {
        attack(i, t, loads.get(i));
      }
    }
    int success = thread.builder.newState("success");
    thread.builder.addFinal(success);
    thread.atomic(
        waiting,
        success,
        Instrumented.Meaning.NOTHING,
        new Command.Load(scratch, depends(Term.register(delayed))),
        new Command.Assume(Term.unequal(Term.register(scratch), Term.constant(NONE))));
    return thread;
  }

  /** The store is the first that waits. */
  private void begin(int number, Transition t, Command.Store s) {
    thread.atomic(
        t.source(),
        attacking[t.target()],
        new Instrumented.Meaning(number, false),
        new Command.Assign(delayed, s.address()),
        new Command.Store(s.value(), buffered(s.address())),
        new Command.Store(Term.constant(1), isBuffered(s.address())));
  }

  private void attack(int number, Transition t, boolean last) {
    int from = attacking[t.source()];
    int to = attacking[t.target()];
    Instrumented.Meaning meaning = new Instrumented.Meaning(number, false);
    switch (t.command()) {
      case Command.Store s ->
          thread.atomic(
              from,
              to,
              meaning,
              new Command.Store(s.value(), buffered(s.address())),
              new Command.Store(Term.constant(1), isBuffered(s.address())));
      case Command.Load l -> {
        Command look = new Command.Load(scratch, isBuffered(l.address()));
        Command own = new Command.Assume(Term.register(scratch));
        Command none = new Command.Assume(new Term.Not(Term.register(scratch)));
        Command forward = new Command.Load(l.register(), buffered(l.address()));
        thread.atomic(from, to, meaning, look, own, forward);
        thread.atomic(from, to, meaning, look, none, l);
        if (last) {
          Command mark = new Command.Store(Term.constant(READ), depends(l.address()));
          Command flag = new Command.Store(Term.constant(1), WAITING);
          thread.atomic(from, waiting, meaning, look, none, mark, flag);
        }
      }
      case Command.Assign _, Command.Assume _, Command.Noop _ ->
          thread.add(from, to, t.command(), meaning);
      case Command.Atomic _, Command.Fence _, Command.Lock _, Command.Unlock _ ->
          throw new AssertionError(t);
    }
  }

  private static Term buffered(Term address) {
    return new Term.Shadow(BUFFERED, address);
  }

  private static Term isBuffered(Term address) {
    return new Term.Shadow(IS_BUFFERED, address);
  }
}
