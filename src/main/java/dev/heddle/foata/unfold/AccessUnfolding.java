// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.foata.Action;
import dev.heddle.foata.symbolic.Assumption;
import dev.heddle.foata.symbolic.Effect;
import dev.heddle.foata.symbolic.SymbolicAddresses;
import dev.heddle.foata.symbolic.SymbolicValue;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.foata.unfold.Configuration.Alternative;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.UpdateOperator;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Unfolds accesses: at their address if it is known, else at each possible address. */
public final class AccessUnfolding {
  public static final int MUTEX_BYTES = 8;

  private final SymbolicAddresses addresses;

  AccessUnfolding(SymbolicAddresses addresses) {
    this.addresses = addresses;
  }

  /** An instruction at one of its addresses, being unfolded. */
  private static final class Visit {
    private final Advance run;
    private final Action.Location location;
    private final List<Alternative> all;

    /** The conditions under which this is the address. */
    private final List<Assumption> guess;

    private final String tag;

    /** The reads that the instruction's operands need. */
    private final BitSet needs = new BitSet();

    Visit(
        Advance run,
        Action.Location location,
        List<Alternative> all,
        List<Assumption> guess,
        String tag) {
      this.run = run;
      this.location = location;
      this.all = all;
      this.guess = guess;
      this.tag = tag;
    }

    SymbolicValue term(Expression e) {
      SymbolicValue term = run.term(e);
      needs.or(term.needs);
      return term;
    }

    void add(String way, Effect effect, Assumption check, SymbolicValue[] then, Set<Long> held) {
      List<Assumption> checks = guess;
      if (check != null) {
        checks = new ArrayList<>(guess);
        checks.add(check);
      }
      Action a = run.action(tag + way, effect, location, needs, checks);
      all.add(new Alternative(a, run.after(a, then, held)));
    }

    Assumption readIs(SymbolicValue expected, boolean equal) {
      return new Assumption.Equality(SymbolicValue.readBy(run.from.nextId()), expected, equal);
    }

    SymbolicValue[] reading(Expression.Register target) {
      return run.with(target.index(), SymbolicValue.readBy(run.from.nextId()));
    }
  }

  void unfold(Advance run) {
    Expression expression = address(run.instruction());
    boolean mutex = !(run.instruction() instanceof Instruction.Access);
    int bytes = run.instruction() instanceof Instruction.Access a ? a.bytes() : MUTEX_BYTES;
    SymbolicValue address = run.term(expression);
    List<Alternative> all = new ArrayList<>();
    if (address.isConstant()) {
      long known = address.constant();
      if (!mutex && !addresses.isInside(known, bytes)) {
        run.stop(addresses.fault(known));
        return;
      }
      visit(new Visit(run, location(known, bytes, mutex), all, List.of(), ""));
    } else {
      SymbolicAddresses.Use use = new SymbolicAddresses.Use(run.processor(), run.index);
      for (long a : addresses.of(use)) {
        Assumption guess = new Assumption.Equality(address, SymbolicValue.number(a), true);
        String tag = "[" + addresses.name(a) + "]";
        Visit v = new Visit(run, location(a, bytes, mutex), all, List.of(guess), tag);
        v.needs.or(address.needs);
        visit(v);
      }
      Assumption outside = new Assumption.Outside(address, mutex ? 1 : bytes, use);
      ThreadEnding ending = new ThreadEnding(ThreadEnding.Kind.WILD_POINTER, run.at());
      all.add(run.stopped("[?]", outside, ending, address));
    }
    if (!run.isStopped()) {
      run.setAlternatives(all);
    }
  }

  private static Expression address(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Access a -> a.address();
      case Instruction.Lock l -> l.mutex();
      case Instruction.TryLock t -> t.mutex();
      case Instruction.Unlock u -> u.mutex();
      default -> throw new AssertionError(instruction);
    };
  }

  private static Action.Location location(long address, int bytes, boolean mutex) {
    long name = mutex ? address | SymbolicAddresses.MUTEX : address;
    return new Action.Location(name, bytes, SymbolicAddresses.group(name, bytes));
  }

  private static void visit(Visit v) {
    Set<Long> held = v.run.from.held;
    long mutex = v.location.address();
    Effect take = new Effect.Update(UpdateOperator.XCHG, SymbolicValue.number(1), true);
    switch (v.run.instruction()) {
      case Instruction.Load i -> v.add("", new Effect.Load(), null, v.reading(i.target()), held);
      case Instruction.Store i -> {
        Effect store = new Effect.Store(v.term(i.value()));
        v.add("", store, null, v.run.registers, held);
      }
      case Instruction.ReadModifyWrite i -> {
        Effect update = new Effect.Update(i.operator(), v.term(i.operand()), false);
        v.add("", update, null, v.reading(i.target()), held);
      }
      case Instruction.CompareExchange i -> {
        SymbolicValue expected = v.term(i.expected());
        Effect update = new Effect.Update(UpdateOperator.XCHG, v.term(i.desired()), false);
        v.add("+", update, v.readIs(expected, true), v.reading(i.target()), held);
        v.add("-", new Effect.Probe(), v.readIs(expected, false), v.reading(i.target()), held);
      }
      case Instruction.Lock _ -> v.add("", take, null, v.run.registers, with(held, mutex));
      case Instruction.TryLock i -> {
        Effect taken = new Effect.Update(UpdateOperator.XCHG, SymbolicValue.number(1), false);
        SymbolicValue[] won = v.run.with(i.target().index(), SymbolicValue.number(1));
        SymbolicValue[] lost = v.run.with(i.target().index(), SymbolicValue.number(0));
        v.add("+", taken, v.readIs(SymbolicValue.number(0), true), won, with(held, mutex));
        v.add("-", new Effect.Probe(), v.readIs(SymbolicValue.number(0), false), lost, held);
      }
      case Instruction.Unlock _ -> unlock(v, held, mutex);
      default -> throw new AssertionError(v.run.instruction());
    }
  }

  /** Unfolds an unlock. Whether the thread holds the mutex follows from its own actions. */
  private static void unlock(Visit v, Set<Long> held, long mutex) {
    if (held.contains(mutex)) {
      Effect release = new Effect.Update(UpdateOperator.XCHG, SymbolicValue.number(0), false);
      Set<Long> rest = new HashSet<>(held);
      rest.remove(mutex);
      v.add("", release, null, v.run.registers, rest);
    } else if (v.guess.isEmpty()) {
      v.run.stop(ThreadEnding.Kind.MUTEX);
    } else {
      ThreadEnding ending = new ThreadEnding(ThreadEnding.Kind.MUTEX, v.run.at());
      v.all.add(v.run.stopped(v.tag, v.guess.getFirst(), ending, null));
    }
  }

  private static Set<Long> with(Set<Long> held, long mutex) {
    Set<Long> more = new HashSet<>(held);
    more.add(mutex);
    return more;
  }
}
