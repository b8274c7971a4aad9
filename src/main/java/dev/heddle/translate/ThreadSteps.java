// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Translates the start and the end of threads. */
final class ThreadSteps extends AtomicSteps {
  private static final int MOST_THREADS = 64;

  /** Handles are smaller than this. */
  private static final long HANDLES = 1L << 32;

  ThreadSteps(AutomatonEmitter emitter) {
    super(emitter);
  }

  /** A thread that is started waits for that. */
  void begin(TranslationUnit.Start start) {
    if (start.parent() < 0) {
      return;
    }
    Expression handle = CellNumber.constant(emitter.self());
    atomic(
        cell(CellNumber.Kind.STARTED, handle),
        AutomatonEmitter.equal(found(), emitter.number + 1L),
        Optional.empty(),
        MachineStep.NOTHING);
    for (int i = 0; i < start.arguments().size(); i++) {
      if (start.arguments().get(i) == null) {
        Expression.Register parameter =
            new Expression.Register(
                i, emitter.unit.function(start.function()).registers().get(i).bits());
        atomic(argument(emitter.self(), i), TRUE, Optional.empty(), MachineStep.NOTHING);
        emitter.write(parameter, emitter.automaton.scratch(parameter.bits()));
      }
    }
  }

  private static Expression argument(long handle, int index) {
    return CellNumber.constant(
        CellNumber.of(CellNumber.Kind.ARGUMENT, handle << Byte.SIZE | index));
  }

  void spawn(Instruction.Spawn i) {
    int function = CallTranslation.function(emitter, i.callee(), i.arguments().size());
    List<Expression> values =
        i.arguments().stream()
            .limit(emitter.unit.function(function).parameters())
            .map(emitter::value)
            .toList();
    emitter.unit.alone = false;
    emitter.event();
    List<Long> known = new ArrayList<>();
    values.forEach(v -> known.add(v instanceof Expression.Constant c ? c.value() : null));
    int child =
        emitter.unit.thread(
            new TranslationUnit.Start(emitter.number, emitter.s.spawned++, function, known));
    if (child >= MOST_THREADS) {
      throw emitter.refusal("more than " + MOST_THREADS + " threads");
    }
    long handle = emitter.unit.handle(child);
    if (handle >= HANDLES) {
      throw emitter.refusal("threads nested too deeply in threads that start them");
    }
    for (int n = 0; n < values.size(); n++) {
      if (known.get(n) == null) {
        atomic(argument(handle, n), TRUE, Optional.of(values.get(n)), MachineStep.NOTHING);
      }
    }
    Expression cell = cell(CellNumber.Kind.STARTED, CellNumber.constant(handle));
    atomic(cell, TRUE, number(child + 1L), MachineStep.DRAIN);
    emitter.write(i.handle(), CellNumber.constant(handle));
  }

  void join(Instruction.Join i) {
    Expression handle = emitter.value(i.handle());
    emitter.unit.alone = false;
    emitter.event();
    emitter.guard(
        ExpressionEvaluation.compare(ComparisonOperator.ULT, handle, CellNumber.constant(HANDLES)),
        "a join of something that is not a thread");
    emitter.automaton.emit(new TransitionCommand.Fence(), MachineStep.DRAIN);
    Expression.Register state = found();
    Expression ended = cell(CellNumber.Kind.ENDED, handle);
    int from = emitter.automaton.here;
    boolean known = handle instanceof Expression.Constant c && emitter.unit.isHandle(c.value());
    if (emitter.unit.notes(Defect.Kind.FAILURE) && !known) {
      atomic(
          cell(CellNumber.Kind.STARTED, handle),
          AutomatonEmitter.equal(state, 0),
          Optional.empty(),
          MachineStep.NOTHING);
      emitter.stop(Defect.Kind.FAILURE, "a join of something that is not a thread");
      emitter.automaton.here = from;
    }
    if (emitter.unit.notes(Defect.Kind.FAILURE)) {
      atomic(ended, AutomatonEmitter.equal(state, 2), Optional.empty(), MachineStep.NOTHING);
      emitter.stop(Defect.Kind.FAILURE, "a join of a thread that was joined already");
      emitter.automaton.here = from;
    }
    atomic(ended, AutomatonEmitter.equal(state, 1), number(2), MachineStep.NOTHING);
    i.result()
        .filter(this::isRead)
        .ifPresent(result -> {
          emitter.unit.facts.wantResults();
          atomic(cell(CellNumber.Kind.RESULT, handle), TRUE, Optional.empty(), MachineStep.NOTHING);
          emitter.write(result, emitter.automaton.scratch(result.bits()));
        });
  }

  void ended(Instruction.Ended i) {
    Expression handle = emitter.value(i.handle());
    if (emitter.unit.alone) {
      emitter.write(i.target(), Expression.constant(0, i.target().bits()));
      return;
    }
    load(cell(CellNumber.Kind.ENDED, handle), MachineStep.NOTHING);
    emitter.write(
        i.target(),
        new Expression.Select(
            AutomatonEmitter.unequal(found(), 0),
            Expression.constant(1, i.target().bits()),
            Expression.constant(0, i.target().bits())));
  }

  private boolean isRead(Expression.Register result) {
    CallFrame f = emitter.s.top();
    return emitter.unit.live(f.function, f.pc + 1).get(result.index());
  }

  /** Ends the thread; its result is kept if some join reads it. */
  void end(Optional<Expression> result) {
    Optional<Expression> value = result.map(emitter::value);
    emitter.event();
    Expression handle = CellNumber.constant(emitter.self());
    boolean zero =
        value.filter(v -> v instanceof Expression.Constant c && c.value() == 0).isPresent();
    if (emitter.unit.facts.wantsResults() && value.isPresent() && !zero) {
      atomic(cell(CellNumber.Kind.RESULT, handle), TRUE, value, MachineStep.NOTHING);
    }
    atomic(cell(CellNumber.Kind.ENDED, handle), TRUE, number(1), MachineStep.NOTHING);
  }
}
