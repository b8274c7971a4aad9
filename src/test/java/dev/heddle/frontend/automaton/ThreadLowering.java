// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Operator;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One automaton as a function. Where several transitions leave a state the thread chooses, and
 * stops if the one chosen is not possible: other executions choose better. Of two tests of which
 * just one can be passed, none is chosen.
 */
final class ThreadLowering {
  private final AutomatonLowering program;
  private final Automaton thread;
  private final FunctionBuilder code;
  private final List<Register> registers = new ArrayList<>();
  private final List<Label> states = new ArrayList<>();
  private final Register choice;
  private final Register address;

  ThreadLowering(AutomatonLowering program, Automaton thread) {
    this.program = program;
    this.thread = thread;
    this.code = new FunctionBuilder(thread.name());
    thread.registers().forEach(r -> registers.add(code.register(r, TermLowering.BITS)));
    this.choice = code.register("choice", TermLowering.BITS);
    this.address = code.register("address", Long.SIZE);
    thread.states().forEach(q -> states.add(code.label(q)));
  }

  Function lower() {
    code.jump(states.get(thread.initial()));
    List<List<Integer>> leaving = thread.leaving();
    for (int q = 0; q < states.size(); q++) {
      code.place(states.get(q));
      point(leaving.get(q));
      state(leaving.get(q).stream().map(thread.transitions()::get).toList());
    }
    return code.build();
  }

  /** A fence can be in each state that is left; it has the position of what leaves it first. */
  private void point(List<Integer> leaving) {
    if (!leaving.isEmpty()) {
      SourcePosition at = thread.transitions().get(leaving.getFirst()).position();
      code.add(new Instruction.Fence(Set.of(), at));
    }
  }

  private void state(List<Transition> leaving) {
    if (leaving.isEmpty()) {
      code.giveBack(null);
    } else if (leaving.size() == 1) {
      go(leaving.getFirst());
    } else if (leaving.size() == 2 && areOpposite(leaving.get(0), leaving.get(1))) {
      test(leaving.get(0), leaving.get(1));
    } else {
      code.at(leaving.getFirst().position());
      code.choose(choice, leaving.size());
      for (int i = 0; i < leaving.size(); i++) {
        Label here = code.label("chosen" + i);
        Label next = code.label("other" + i);
        code.branch(is(choice, i), here, next);
        code.place(here);
        go(leaving.get(i));
        code.place(next);
      }
    }
  }

  private static Expression is(Register r, int value) {
    return new Expression.Comparison(
        ComparisonOperator.EQ, r, Expression.constant(value, TermLowering.BITS));
  }

  private void test(Transition a, Transition b) {
    code.at(a.position());
    code.branch(
        terms(a).isTrue(((TransitionCommand.Assume) a.command()).condition()),
        states.get(a.target()),
        states.get(b.target()));
  }

  private static boolean areOpposite(Transition a, Transition b) {
    return a.command() instanceof TransitionCommand.Assume(AutomatonTerm one)
        && b.command() instanceof TransitionCommand.Assume(AutomatonTerm other)
        && (areOpposite(one, other) || areOpposite(other, one));
  }

  private static boolean areOpposite(AutomatonTerm one, AutomatonTerm other) {
    if (other instanceof AutomatonTerm.Not(AutomatonTerm operand)) {
      return operand.equals(one);
    }
    return one instanceof AutomatonTerm.Binary(Operator o, AutomatonTerm l, AutomatonTerm r)
        && other instanceof AutomatonTerm.Binary(Operator p, AutomatonTerm m, AutomatonTerm s)
        && l.equals(m)
        && r.equals(s)
        && (o == Operator.EQ && p == Operator.NE
            || o == Operator.LT && p == Operator.GE
            || o == Operator.LE && p == Operator.GT);
  }

  private TermLowering terms(Transition t) {
    return new TermLowering(registers, t.position());
  }

  private void go(Transition t) {
    code.at(t.position());
    command(t, terms(t));
    code.jump(states.get(t.target()));
  }

  private void command(Transition t, TermLowering terms) {
    switch (t.command()) {
      case TransitionCommand.Load l ->
          load(registers.get(l.register()), program.cell(l.address(), terms, code));
      case TransitionCommand.Store s ->
          store(program.cell(s.address(), terms, code), terms.lower(s.value()));
      case TransitionCommand.Atomic a -> atomic(a, t.position(), terms);
      case TransitionCommand.Assign a ->
          code.assign(registers.get(a.register()), terms.lower(a.value()));
      case TransitionCommand.Assume a -> code.assume(terms.isTrue(a.condition()));
      case TransitionCommand.Noop _ -> {}
      case TransitionCommand.Fence _ -> code.fence();
      case TransitionCommand.Lock _ -> code.lock(program.section());
      case TransitionCommand.Unlock _ -> code.unlock(program.section());
    }
  }

  /** A section of its own, unless the thread is in one. */
  private void atomic(TransitionCommand.Atomic a, SourcePosition at, TermLowering terms) {
    Label free = code.label("free");
    Label inside = code.label("inside");
    Label end = code.label("end");
    // the command may change the register that its address is computed from
    code.assign(address, program.cell(a.address(), terms, code));
    code.add(new Instruction.Holds(choice, program.section(), at));
    code.branch(is(choice, 0), free, inside);
    code.place(free);
    code.lock(program.section());
    exchange(a, terms);
    code.unlock(program.section());
    code.jump(end);
    code.place(inside);
    code.fence();
    exchange(a, terms);
    code.place(end);
  }

  private void exchange(TransitionCommand.Atomic a, TermLowering terms) {
    load(registers.get(a.register()), address);
    code.assume(terms.isTrue(a.condition()));
    a.value().ifPresent(v -> store(address, terms.lower(v)));
  }

  private void load(Register target, Expression cell) {
    code.load(target, cell, AutomatonLowering.BYTES, Order.PLAIN);
  }

  private void store(Expression cell, Expression value) {
    code.store(cell, value, AutomatonLowering.BYTES, Order.PLAIN);
  }
}
