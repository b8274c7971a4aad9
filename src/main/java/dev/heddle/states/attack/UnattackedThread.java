// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.Instrumentation;
import dev.heddle.states.computation.Instrumented;

/**
 * A thread other than the attacker. It runs as under SC. Once one of its accesses depends on the
 * attacker's load, so do all later ones, and the thread is <em>helping</em>: it records each
 * address that it accesses. The attack succeeds when the address of the delayed store is recorded.
 *
 * <p>The accesses between lock and unlock are one event: if one of them depends on the load, so do
 * those before it. A rule that records only later accesses misses this (two threads: {@code x = 1;
 * r = y} and {@code lock; s = x; y = 1; unlock}). So a thread may choose one access in a section
 * and promise that a later one there will depend on the load; it cannot unlock before this is so.
 * One access suffices, because a cycle leaves a section only once. Other accesses of the section
 * are not recorded, so they are not known to depend on the load, and threads may continue as under
 * SC. Without locks all accesses are recorded, and after the attacker's load only accesses that
 * depend on it are useful.
 */
final class UnattackedThread {
  private final Instrumentation thread;
  private final boolean locks;
  private final int[] helping;

  /**
   * Copies of the states for threads that hold the lock, and for those that have promised; null if
   * the program has no lock.
   */
  private final int[] holding;

  private final int[] promising;

  private final int scratch;

  /**
   * Registers for the access that is promised to depend on the load: its address, and READ or
   * WRITTEN.
   */
  private int promised = -1;

  private int level = -1;

  UnattackedThread(Automaton original, boolean locks) {
    this.locks = locks;
    thread = new Instrumentation(original);
    thread.builder.clearFinals();
    helping = thread.copies("*");
    holding = locks ? thread.copies("&") : null;
    promising = locks ? thread.copies("!") : null;
    scratch = thread.builder.newRegister("scratch");
    if (locks) {
      promised = thread.builder.newRegister("promised");
      level = thread.builder.newRegister("level");
    }
  }

  Instrumentation thread() {
    for (int i = 0; i < thread.original.transitions().size(); i++) {
      Transition t = thread.original.transitions().get(i);
      switch (t.command()) {
        case TransitionCommand.Load l -> read(i, t, l.address());
        case TransitionCommand.Store s -> write(i, t, s.address());
        case TransitionCommand.Atomic a when a.value().isPresent() -> write(i, t, a.address());
        case TransitionCommand.Atomic a -> read(i, t, a.address());
        case TransitionCommand.Lock _ -> {
          thread.keep(i, t.source(), holding[t.target()]);
          thread.keep(i, helping[t.source()], helping[t.target()]);
        }
        case TransitionCommand.Unlock _ -> {
          if (locks) {
            thread.keep(i, holding[t.source()], t.target());
          }
          thread.keep(i, helping[t.source()], helping[t.target()]);
        }
        case TransitionCommand.Assign _,
            TransitionCommand.Assume _,
            TransitionCommand.Noop _,
            TransitionCommand.Fence _ -> {
          thread.keep(i, t.source(), t.target());
          thread.keep(i, helping[t.source()], helping[t.target()]);
          if (locks) {
            thread.keep(i, holding[t.source()], holding[t.target()]);
            thread.keep(i, promising[t.source()], promising[t.target()]);
          }
        }
      }
    }
    return thread;
  }

  private static TransitionCommand check(AutomatonTerm condition) {
    return new TransitionCommand.Assume(condition);
  }

  private void read(int number, Transition t, AutomatonTerm address) {
    TransitionCommand l = t.command();
    AutomatonTerm seen = AutomatonTerm.register(scratch);
    TransitionCommand look = new TransitionCommand.Load(scratch, AttackProduct.depends(address));
    TransitionCommand depends =
        check(AutomatonTerm.equal(seen, AutomatonTerm.constant(AttackProduct.WRITTEN)));
    TransitionCommand noted = check(seen);
    TransitionCommand fresh = check(new AutomatonTerm.Not(seen));
    TransitionCommand note =
        new TransitionCommand.Store(
            AutomatonTerm.constant(AttackProduct.READ), AttackProduct.depends(address));
    Instrumented.Meaning meaning = thread.meaning(number);
    int from = helping[t.source()];
    int to = helping[t.target()];
    thread.atomic(from, to, meaning, look, noted, l);
    thread.atomic(from, to, meaning, look, fresh, note, l);
    sc(number, t);
    thread.atomic(t.source(), to, meaning, look, depends, l);
    if (locks) {
      thread.atomic(holding[t.source()], to, meaning, look, depends, l);
      promise(number, t, address, AttackProduct.READ);
      keepPromise(meaning, t, look, depends, l);
    }
  }

  private void write(int number, Transition t, AutomatonTerm address) {
    TransitionCommand s = t.command();
    TransitionCommand look = new TransitionCommand.Load(scratch, AttackProduct.depends(address));
    TransitionCommand depends = check(AutomatonTerm.register(scratch));
    TransitionCommand note =
        new TransitionCommand.Store(
            AutomatonTerm.constant(AttackProduct.WRITTEN), AttackProduct.depends(address));
    Instrumented.Meaning meaning = thread.meaning(number);
    int to = helping[t.target()];
    thread.atomic(helping[t.source()], to, meaning, note, s);
    sc(number, t);
    thread.atomic(t.source(), to, meaning, look, depends, note, s);
    if (locks) {
      thread.atomic(holding[t.source()], to, meaning, look, depends, note, s);
      promise(number, t, address, AttackProduct.WRITTEN);
      keepPromise(meaning, t, look, depends, note, s);
    }
  }

  /** An access that the attack does not record. */
  private void sc(int number, Transition t) {
    if (locks) {
      thread.keep(number, t.source(), t.target());
      thread.keep(number, holding[t.source()], holding[t.target()]);
      thread.keep(number, promising[t.source()], promising[t.target()]);
      return;
    }
    TransitionCommand look = new TransitionCommand.Load(scratch, AttackProduct.WAITING);
    TransitionCommand running = check(new AutomatonTerm.Not(AutomatonTerm.register(scratch)));
    thread.atomic(t.source(), t.target(), thread.meaning(number), look, running, t.command());
  }

  private void promise(int number, Transition t, AutomatonTerm address, int how) {
    TransitionCommand where = new TransitionCommand.Assign(promised, address);
    TransitionCommand what = new TransitionCommand.Assign(level, AutomatonTerm.constant(how));
    Instrumented.Meaning meaning = thread.meaning(number);
    int from = holding[t.source()];
    thread.atomic(from, promising[t.target()], meaning, where, what, t.command());
  }

  /** An access that depends on the load, so that the promised one does as well. */
  private void keepPromise(
      Instrumented.Meaning meaning, Transition t, TransitionCommand... access) {
    int kept = thread.builder.newCommitted("kept");
    thread.atomic(promising[t.source()], kept, meaning, access);
    AutomatonTerm cell = AttackProduct.depends(AutomatonTerm.register(promised));
    TransitionCommand look = new TransitionCommand.Load(scratch, cell);
    AutomatonTerm more =
        AutomatonTerm.binary(
            dev.heddle.program.automaton.Operator.LT,
            AutomatonTerm.register(scratch),
            AutomatonTerm.register(level));
    TransitionCommand note = new TransitionCommand.Store(AutomatonTerm.register(level), cell);
    Instrumented.Meaning nothing = Instrumented.Meaning.NOTHING;
    int to = helping[t.target()];
    thread.atomic(kept, to, nothing, look, check(more), note);
    thread.atomic(kept, to, nothing, look, check(new AutomatonTerm.Not(more)));
  }
}
