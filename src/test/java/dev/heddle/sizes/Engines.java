// SPDX-License-Identifier: Apache-2.0
package dev.heddle.sizes;

import dev.heddle.foata.Architecture;
import dev.heddle.foata.Pso;
import dev.heddle.foata.Rmo;
import dev.heddle.foata.Sc;
import dev.heddle.foata.Tso;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.UpdateOperator;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.Observable;
import dev.heddle.program.condition.Proposition;
import dev.heddle.sizes.Act.Span;
import dev.heddle.sizes.ByteBuffers.Model;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.executions.Executions;
import dev.heddle.verify.monitoring.Monitoring;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.robustness.RobustExecutions;
import dev.heddle.verify.session.SearchLimits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the engines say about a program. */
final class Engines {
  private final ProgramBuilder builder = new ProgramBuilder("sizes");
  private final Global memory = builder.global("w", new byte[ByteBuffers.MEMORY], 8);
  private final List<Observable> columns = new ArrayList<>();
  private final Program program;

  Engines(List<List<Act>> acts) {
    for (int i = 0; i < ByteBuffers.MEMORY; i++) {
      columns.add(new Observable.Cell(memory.address() + i, 1, "w+" + i));
    }
    for (int t = 0; t < acts.size(); t++) {
      thread(t, acts.get(t));
    }
    program = builder.build();
  }

  private void thread(int t, List<Act> acts) {
    FunctionBuilder code = new FunctionBuilder("t" + t);
    List<Register> read = new ArrayList<>();
    for (Act act : acts) {
      switch (act) {
        case Act.Load(Span span) ->
            code.load(target(t, code, read, span), at(span), span.bytes(), Order.PLAIN);
        case Act.Store(Span span, int number) ->
            code.store(at(span), fresh(span, number), span.bytes(), Order.PLAIN);
        case Act.Copy(Span span, int load) ->
            code.store(at(span), read.get(load), span.bytes(), Order.PLAIN);
        case Act.Exchange(Span span, int number) ->
            code.update(
                target(t, code, read, span),
                UpdateOperator.XCHG,
                at(span),
                fresh(span, number),
                Order.SEQ_CST);
        case Act.Fence _ -> code.fence(Order.SEQ_CST);
        case Act.StoreFence _ -> code.fence(Barrier.STORE_STORE);
      }
    }
    builder.thread(code.build());
  }

  private Register target(int t, FunctionBuilder code, List<Register> read, Span span) {
    Register register = code.register("r" + read.size(), Byte.SIZE * span.bytes());
    read.add(register);
    String name = t + ":" + register.index();
    columns.add(new Observable.ThreadRegister(t, register.index(), register.bits(), name));
    return register;
  }

  private Expression at(Span span) {
    return new Expression.GlobalAddress(memory, span.from(), Long.SIZE);
  }

  private static Expression fresh(Span span, int number) {
    long value = 0;
    for (int i = span.bytes() - 1; i >= 0; i--) {
      value = value << Byte.SIZE | Act.stored(number, i);
    }
    return Expression.constant(value, Byte.SIZE * span.bytes());
  }

  // ---------------------------------------------------------------- answers

  Set<List<Long>> explored(Model model, Algorithm algorithm) {
    return finals(
        Outcomes.ask(
            new Outcomes.Question(
                program, everything(), machine(model), algorithm, SearchLimits.DEFAULT),
            null));
  }

  Set<List<Long>> generated(Model model) {
    return generated(
        switch (model) {
          case SC -> new Sc();
          case TSO -> new Tso();
          case PSO -> new Pso();
        });
  }

  Set<List<Long>> underRmo() {
    return generated(new Rmo());
  }

  private Set<List<Long>> generated(Architecture architecture) {
    return finals(
        Executions.ask(
            new Executions.Question(program, everything(), architecture, SearchLimits.DEFAULT)));
  }

  Verdict.Answer monitored(Model model) {
    return Monitoring.ask(
            new Monitoring.Question(
                program, machine(model), SearchLimits.DEFAULT, Optional.empty()))
        .answer();
  }

  Verdict.Answer robust(Model model) {
    CheckQuestion question =
        new CheckQuestion(
            program,
            machine(model),
            Algorithm.OPTIMAL,
            SearchLimits.DEFAULT,
            Set.of(),
            ErrorPolicy.FIRST);
    return RobustExecutions.ask(question).answer();
  }

  private static MemoryModel machine(Model model) {
    return MemoryModel.valueOf(model.name());
  }

  private FinalCondition everything() {
    Proposition any = new Proposition.Literal(true);
    return new FinalCondition(columns, any, FinalCondition.Quantifier.EXISTS, any, "true");
  }

  private static Set<List<Long>> finals(OutcomeTable table) {
    Set<List<Long>> all = new HashSet<>();
    table.states().keySet().stream().map(FinalState::values).forEach(all::add);
    if (!table.limits().isEmpty()) {
      throw new AssertionError(table.limits());
    }
    return all;
  }

  @Override
  public String toString() {
    return program.toString();
  }
}
