// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The beginning and end of threads. */
final class ThreadSteps extends AtomicSteps {
  private static final int MOST_THREADS = 64;

  /** Handles are smaller than this. */
  private static final long HANDLES = 1L << 32;

  ThreadSteps(AutomatonEmitter d) {
    super(d);
  }

  /** A thread that is started waits for that. */
  void begin(TranslationUnit.Start start) {
    if (start.parent() < 0) {
      return;
    }
    Expression handle = CellNumber.constant(d.self());
    atomic(
        cell(CellNumber.Kind.STARTED, handle),
        AutomatonEmitter.equal(found(), d.number + 1L),
        Optional.empty(),
        MachineStep.NOTHING);
    for (int i = 0; i < start.arguments().size(); i++) {
      if (start.arguments().get(i) == null) {
        Expression.Register parameter =
            new Expression.Register(
                i, d.world.function(start.function()).registers().get(i).bits());
        atomic(argument(d.self(), i), TRUE, Optional.empty(), MachineStep.NOTHING);
        d.write(parameter, d.sketch.scratch(parameter.bits()));
      }
    }
  }

  private static Expression argument(long handle, int index) {
    return CellNumber.constant(
        CellNumber.of(CellNumber.Kind.ARGUMENT, handle << Byte.SIZE | index));
  }

  void spawn(Instruction.Spawn i) {
    int function = CallTranslation.function(d, i.callee(), i.arguments().size());
    List<Expression> values =
        i.arguments().stream()
            .limit(d.world.function(function).parameters())
            .map(d::value)
            .toList();
    d.world.alone = false;
    d.event();
    List<Long> known = new ArrayList<>();
    values.forEach(v -> known.add(v instanceof Expression.Constant c ? c.value() : null));
    int child = d.world.thread(new TranslationUnit.Start(d.number, d.s.spawned++, function, known));
    if (child >= MOST_THREADS) {
      throw d.refusal("more than " + MOST_THREADS + " threads");
    }
    long handle = d.world.handle(child);
    if (handle >= HANDLES) {
      throw d.refusal("threads that start threads that start threads ...");
    }
    for (int n = 0; n < values.size(); n++) {
      if (known.get(n) == null) {
        atomic(argument(handle, n), TRUE, Optional.of(values.get(n)), MachineStep.NOTHING);
      }
    }
    Expression cell = cell(CellNumber.Kind.STARTED, CellNumber.constant(handle));
    atomic(cell, TRUE, number(child + 1L), MachineStep.DRAIN);
    d.write(i.handle(), CellNumber.constant(handle));
  }

  void join(Instruction.Join i) {
    Expression handle = d.value(i.handle());
    d.world.alone = false;
    d.event();
    d.guard(
        ExpressionEvaluation.compare(ComparisonOperator.ULT, handle, CellNumber.constant(HANDLES)),
        "a join of something that is no thread");
    d.sketch.emit(new TransitionCommand.Fence(), MachineStep.DRAIN);
    Expression.Register state = found();
    Expression ended = cell(CellNumber.Kind.ENDED, handle);
    int from = d.sketch.here;
    boolean known = handle instanceof Expression.Constant c && d.world.isHandle(c.value());
    if (d.world.notes(Defect.Kind.FAILURE) && !known) {
      atomic(
          cell(CellNumber.Kind.STARTED, handle),
          AutomatonEmitter.equal(state, 0),
          Optional.empty(),
          MachineStep.NOTHING);
      d.stop(Defect.Kind.FAILURE, "a join of something that is no thread");
      d.sketch.here = from;
    }
    if (d.world.notes(Defect.Kind.FAILURE)) {
      atomic(ended, AutomatonEmitter.equal(state, 2), Optional.empty(), MachineStep.NOTHING);
      d.stop(Defect.Kind.FAILURE, "a join of a thread that was joined before");
      d.sketch.here = from;
    }
    atomic(ended, AutomatonEmitter.equal(state, 1), number(2), MachineStep.NOTHING);
    i.result()
        .filter(this::isRead)
        .ifPresent(result -> {
          d.world.facts.wantResults();
          atomic(cell(CellNumber.Kind.RESULT, handle), TRUE, Optional.empty(), MachineStep.NOTHING);
          d.write(result, d.sketch.scratch(result.bits()));
        });
  }

  void ended(Instruction.Ended i) {
    Expression handle = d.value(i.handle());
    if (d.world.alone) {
      d.write(i.target(), Expression.constant(0, i.target().bits()));
      return;
    }
    load(cell(CellNumber.Kind.ENDED, handle), MachineStep.NOTHING);
    d.write(
        i.target(),
        new Expression.Select(
            AutomatonEmitter.unequal(found(), 0),
            Expression.constant(1, i.target().bits()),
            Expression.constant(0, i.target().bits())));
  }

  private boolean isRead(Expression.Register result) {
    CallFrame f = d.s.top();
    return d.world.live(f.function, f.pc + 1).get(result.index());
  }

  /** The thread ends; what it gives back is kept if somebody asks for that. */
  void end(Optional<Expression> result) {
    Optional<Expression> value = result.map(d::value);
    d.event();
    Expression handle = CellNumber.constant(d.self());
    boolean zero =
        value.filter(v -> v instanceof Expression.Constant c && c.value() == 0).isPresent();
    if (d.world.facts.wantsResults() && value.isPresent() && !zero) {
      atomic(cell(CellNumber.Kind.RESULT, handle), TRUE, value, MachineStep.NOTHING);
    }
    atomic(cell(CellNumber.Kind.ENDED, handle), TRUE, number(1), MachineStep.NOTHING);
  }
}
