// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import dev.heddle.program.analysis.LoopBound;
import java.util.concurrent.atomic.AtomicLong;

/** A thread that polls an object which another one gives back. */
final class Freed {
  private static final SourcePosition AT = SourcePosition.NONE;
  private static final Expression SIZE = Expression.constant(8, 64);
  private static final Expression ZERO = Expression.constant(0, 64);

  private Freed() {}

  /** Empty if the poll of the object that is gone is found. */
  static String text() {
    Machine machine =
        new Machine(
            LoopBound.withSpinning(program(), LoopBound.NONE),
            MemoryModel.SC,
            OutputListener.NONE,
            new SharedNumbers(),
            MachineOptions.STATES.awaiting());
    AtomicLong faults = new AtomicLong();
    new OptimalDpor()
        .explore(
            machine,
            (m, _) -> {
              faults.addAndGet(m.faults().count());
              return true;
            });
    return faults.get() > 0 ? "" : "use after free lost";
  }

  private static Program program() {
    ProgramBuilder program = new ProgramBuilder("freed");
    Global shared = program.integer("shared", 8, 0);
    program.thread(owner(shared));
    program.thread(poller(shared));
    return program.build();
  }

  private static dev.heddle.program.Function owner(Global shared) {
    FunctionBuilder out = new FunctionBuilder("owner");
    Register p = out.register("p", 64);
    out.add(new Instruction.Allocate(p, SIZE, 8, Storage.HEAP, AT));
    out.store(p, ZERO, 8, Order.PLAIN);
    out.store(address(shared), p, 8, Order.PLAIN);
    out.add(new Instruction.Free(p, Storage.HEAP, AT));
    return out.build();
  }

  private static dev.heddle.program.Function poller(Global shared) {
    FunctionBuilder out = new FunctionBuilder("poller");
    Register p = out.register("p", 64);
    Register v = out.register("v", 64);
    loop(out, p, address(shared));
    loop(out, v, p);
    return out.build();
  }

  /** Reads until it is not 0. */
  private static void loop(FunctionBuilder out, Register r, Expression at) {
    Label head = out.label("head");
    Label end = out.label("end");
    out.place(head);
    out.load(r, at, 8, Order.PLAIN);
    out.branch(
        new Expression.Comparison(dev.heddle.program.ComparisonOperator.EQ, r, ZERO), head, end);
    out.place(end);
  }

  private static Expression address(Global g) {
    return new Expression.GlobalAddress(g, 0, 64);
  }
}
