// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.Instrumentation;
import dev.heddle.states.computation.Instrumented;
import dev.heddle.states.search.Locks;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The program whose goal can be reached if and only if one of some attacks by one thread is
 * feasible. The attacker runs as under SC, then delays a store and all later ones into a buffer of
 * its own, up to a load; then it waits. The other threads are {@link UnattackedThread}s.
 *
 * <p>Under PSO only stores to the first one's address are delayed, all others reach memory at once,
 * and the attacker may also stop after one of these. No other delays are needed. Proof: of all
 * computations with a cycle take one with the fewest accesses, in the order in which they access
 * memory. Of the accesses that are last in their thread, let z be the last one in this order. After
 * z there are only stores that were delayed past an access before z. Without z there is no cycle,
 * so the other accesses have an order of SC. A cycle leads from z to a store w* after it to the
 * same address, and from w* to a later access of its thread. So that order, with the stores of w*'s
 * thread to that address delayed from w* on, followed by z, has a cycle as well. No access reads a
 * delayed store, else the store would be before z.
 *
 * <p>Layers of memory hold the buffer (for each address, whether a value waits and the last such
 * value), and for each address how it depends on the attacker's last access: {@link #NONE}, {@link
 * #READ} or {@link #WRITTEN}.
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
  static final AutomatonTerm WAITING = new AutomatonTerm.Shadow(FLAGS, AutomatonTerm.constant(0));

  private final Instrumentation thread;
  private final MemoryModel model;
  private final int[] attacking;

  /** The address of the delayed store, and a register for intermediate values. */
  private final int delayed;

  private final int scratch;
  private final int waiting;

  /** A check whether a store waits for the address that was looked up. */
  private final TransitionCommand found;

  private final TransitionCommand missed;

  private AttackProduct(Automaton attacker, MemoryModel model) {
    this.model = model;
    thread = new Instrumentation(attacker);
    thread.builder.clearFinals();
    attacking = thread.copies("+");
    delayed = thread.builder.newRegister("delayed");
    scratch = thread.builder.newRegister("scratch");
    waiting = thread.builder.newState("waiting");
    found = new TransitionCommand.Assume(AutomatonTerm.register(scratch));
    missed = new TransitionCommand.Assume(new AutomatonTerm.Not(AutomatonTerm.register(scratch)));
  }

  /**
   * @param attacks all by the same thread; the product reaches its goal by any of them
   */
  static Instrumented of(ParallelProgram program, MemoryModel model, Set<Attack> attacks) {
    int attacker = attacks.iterator().next().thread();
    List<Automaton> threads = new ArrayList<>();
    List<List<Instrumented.Meaning>> meanings = new ArrayList<>();
    boolean locks = Locks.occurIn(program);
    for (int t = 0; t < program.threads().size(); t++) {
      Automaton original = program.threads().get(t);
      Instrumentation changed =
          t == attacker
              ? new AttackProduct(original, model).attacker(attacks)
              : new UnattackedThread(original, locks).thread();
      threads.add(changed.builder.build());
      meanings.add(changed.meanings());
    }
    return new Instrumented(program.with(threads), meanings);
  }

  static AutomatonTerm depends(AutomatonTerm address) {
    return new AutomatonTerm.Shadow(DEPENDS, address);
  }

  private Instrumentation attacker(Set<Attack> attacks) {
    BitSet stores = new BitSet();
    BitSet lasts = new BitSet();
    for (Attack attack : attacks) {
      stores.set(attack.store());
      lasts.set(attack.last());
    }
    List<Transition> transitions = thread.original.transitions();
    for (int i = 0; i < transitions.size(); i++) {
      Transition t = transitions.get(i);
      thread.keep(i, t.source(), t.target());
      if (stores.get(i)) {
        begin(i, t, (TransitionCommand.Store) t.command());
      }
      if (!t.command().drains()) {
        attack(i, t, lasts.get(i));
      }
    }
    int success = thread.builder.newState("success");
    thread.builder.addFinal(success);
    thread.atomic(
        waiting,
        success,
        Instrumented.Meaning.NOTHING,
        new TransitionCommand.Load(scratch, depends(AutomatonTerm.register(delayed))),
        new TransitionCommand.Assume(
            AutomatonTerm.unequal(AutomatonTerm.register(scratch), AutomatonTerm.constant(NONE))));
    return thread;
  }

  /** The first delayed store. */
  private void begin(int number, Transition t, TransitionCommand.Store s) {
    thread.atomic(
        t.source(),
        attacking[t.target()],
        new Instrumented.Meaning(number, false),
        new TransitionCommand.Assign(delayed, s.address()),
        new TransitionCommand.Store(s.value(), buffered(s.address())),
        new TransitionCommand.Store(AutomatonTerm.constant(1), isBuffered(s.address())));
  }

  private void attack(int number, Transition t, boolean last) {
    int from = attacking[t.source()];
    int to = attacking[t.target()];
    switch (t.command()) {
      case TransitionCommand.Store s when model == MemoryModel.TSO -> delay(number, t, s);
      case TransitionCommand.Store s -> {
        TransitionCommand look = new TransitionCommand.Load(scratch, isBuffered(s.address()));
        delay(number, t, s, look, found);
        thread.atomic(from, to, thread.meaning(number), look, missed, s);
        if (last) {
          stop(number, t, WRITTEN, s.address(), look, missed, s);
        }
      }
      case TransitionCommand.Load l -> {
        TransitionCommand look = new TransitionCommand.Load(scratch, isBuffered(l.address()));
        TransitionCommand forward = new TransitionCommand.Load(l.register(), buffered(l.address()));
        thread.atomic(from, to, thread.meaning(number), look, found, forward);
        thread.atomic(from, to, thread.meaning(number), look, missed, l);
        if (last) {
          stop(number, t, READ, l.address(), look, missed);
        }
      }
      case TransitionCommand.Assign _, TransitionCommand.Assume _, TransitionCommand.Noop _ ->
          thread.keep(number, from, to);
      case TransitionCommand.Atomic _,
          TransitionCommand.Fence _,
          TransitionCommand.Lock _,
          TransitionCommand.Unlock _ ->
          throw new AssertionError(t);
    }
  }

  /** A further delayed store, under some conditions. */
  private void delay(
      int number, Transition t, TransitionCommand.Store s, TransitionCommand... conditions) {
    thread.atomic(
        attacking[t.source()],
        attacking[t.target()],
        new Instrumented.Meaning(number, false),
        with(
            conditions,
            new TransitionCommand.Store(s.value(), buffered(s.address())),
            new TransitionCommand.Store(AutomatonTerm.constant(1), isBuffered(s.address()))));
  }

  /** The access after which the attacker waits. */
  private void stop(
      int number, Transition t, int how, AutomatonTerm address, TransitionCommand... access) {
    thread.atomic(
        attacking[t.source()],
        waiting,
        thread.meaning(number),
        with(
            access,
            new TransitionCommand.Store(AutomatonTerm.constant(how), depends(address)),
            new TransitionCommand.Store(AutomatonTerm.constant(1), WAITING)));
  }

  private static TransitionCommand[] with(TransitionCommand[] first, TransitionCommand... more) {
    return Stream.concat(Stream.of(first), Stream.of(more)).toArray(TransitionCommand[]::new);
  }

  private static AutomatonTerm buffered(AutomatonTerm address) {
    return new AutomatonTerm.Shadow(BUFFERED, address);
  }

  private static AutomatonTerm isBuffered(AutomatonTerm address) {
    return new AutomatonTerm.Shadow(IS_BUFFERED, address);
  }
}
