package dev.heddle.reach;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.Term;
import dev.heddle.program.automaton.Transition;

/**
 * A thread beside the attacker. It runs as under SC. Once one of its accesses depends on the
 * attacker's load, so do all later ones, and it helps: it notes each address it touches. The attack
 * succeeds when the address of the delayed store is noted.
 *
 * <p>What a thread does between lock and unlock is one: if an access there depends on the load, so
 * do those before it. A rule that notes only what comes later misses this (two threads: {@code x =
 * 1; r = y} and {@code lock; s = x; y = 1; unlock}). So a thread may choose one access in a section
 * and promise that a later one there will depend on the load; unlock is closed to it until it does.
 * One is enough, because a cycle leaves a section only once. Others that it does not note are then
 * not known to depend on the load, so threads may go on as under SC. Without locks all is noted,
 * and after the attacker's load only what depends on it is of use.
 */
final class Bystander {
  private final Instrumentation thread;
  private final boolean locks;
  private final int[] helping;

  /** Holding the lock, and having promised; null if the program has no lock. */
  private final int[] holding;

  private final int[] promising;

  private final int scratch;

  /** The access that is promised to depend on the load: address, READ or WRITTEN. */
  private int promised = -1;

  private int level = -1;

  Bystander(Automaton original, boolean locks) {
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
        case Command.Load l -> read(i, t, l.address());
        case Command.Store s -> write(i, t, s.address());
        case Command.Atomic a when a.value().isPresent() -> write(i, t, a.address());
        case Command.Atomic a -> read(i, t, a.address());
        case Command.Lock _ -> {
          thread.keep(i, t.source(), holding[t.target()]);
          thread.keep(i, helping[t.source()], helping[t.target()]);
        }
        case Command.Unlock _ -> {
          if (locks) {
            thread.keep(i, holding[t.source()], t.target());
          }
          thread.keep(i, helping[t.source()], helping[t.target()]);
        }
        case Command.Assign _, Command.Assume _, Command.Noop _, Command.Fence _ -> {
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

  private static Command check(Term condition) {
    return new Command.Assume(condition);
  }

  private void read(int number, Transition t, Term address) {
    Command l = t.command();
    Term seen = Term.register(scratch);
    Command look = new Command.Load(scratch, AttackProduct.depends(address));
    Command depends = check(Term.equal(seen, Term.constant(AttackProduct.WRITTEN)));
    Command noted = check(seen);
    Command fresh = check(new Term.Not(seen));
    Command note =
        new Command.Store(Term.constant(AttackProduct.READ), AttackProduct.depends(address));
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

  private void write(int number, Transition t, Term address) {
    Command s = t.command();
    Command look = new Command.Load(scratch, AttackProduct.depends(address));
    Command depends = check(Term.register(scratch));
    Command note =
        new Command.Store(Term.constant(AttackProduct.WRITTEN), AttackProduct.depends(address));
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

  /** An access that nobody notes. */
  private void sc(int number, Transition t) {
    if (locks) {
      thread.keep(number, t.source(), t.target());
      thread.keep(number, holding[t.source()], holding[t.target()]);
      thread.keep(number, promising[t.source()], promising[t.target()]);
      return;
    }
    Command look = new Command.Load(scratch, AttackProduct.WAITING);
    Command running = check(new Term.Not(Term.register(scratch)));
    thread.atomic(t.source(), t.target(), thread.meaning(number), look, running, t.command());
  }

  private void promise(int number, Transition t, Term address, int how) {
    Command where = new Command.Assign(promised, address);
    Command what = new Command.Assign(level, Term.constant(how));
    Instrumented.Meaning meaning = thread.meaning(number);
    int from = holding[t.source()];
    thread.atomic(from, promising[t.target()], meaning, where, what, t.command());
  }

  /** An access that depends on the load, and with it the one that was promised to. */
  private void keepPromise(Instrumented.Meaning meaning, Transition t, Command... access) {
    int kept = thread.builder.newCommitted("kept");
    thread.atomic(promising[t.source()], kept, meaning, access);
    Term cell = AttackProduct.depends(Term.register(promised));
    Command look = new Command.Load(scratch, cell);
    Term more =
        Term.binary(
            dev.heddle.program.automaton.Operator.LT, Term.register(scratch), Term.register(level));
    Command note = new Command.Store(Term.register(level), cell);
    Instrumented.Meaning nothing = Instrumented.Meaning.NOTHING;
    int to = helping[t.target()];
    thread.atomic(kept, to, nothing, look, check(more), note);
    thread.atomic(kept, to, nothing, look, check(new Term.Not(more)));
  }
}
