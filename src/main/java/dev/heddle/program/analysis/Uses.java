// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/** Which registers an instruction reads and which one it writes. */
public final class Uses {
  private Uses() {}

  /** Shows each register the instruction reads, perhaps more than once. */
  public static void forEach(Instruction instruction, IntConsumer seen) {
    switch (instruction) {
      case Instruction.Assign i -> in(i.value(), seen);
      case Instruction.Load i -> in(i.address(), seen);
      case Instruction.Store i -> in(seen, i.address(), i.value());
      case Instruction.ReadModifyWrite i -> in(seen, i.address(), i.operand());
      case Instruction.CompareExchange i -> in(seen, i.address(), i.expected(), i.desired());
      case Instruction.Branch i -> in(i.condition(), seen);
      case Instruction.Choose i -> in(i.count(), seen);
      case Instruction.Call i -> {
        in(i.callee(), seen);
        in(i.arguments(), seen);
      }
      case Instruction.Return i -> i.value().ifPresent(v -> in(v, seen));
      case Instruction.Exit i -> i.value().ifPresent(v -> in(v, seen));
      case Instruction.Spawn i -> {
        in(i.callee(), seen);
        in(i.arguments(), seen);
      }
      case Instruction.Join i -> in(i.handle(), seen);
      case Instruction.Lock i -> in(i.mutex(), seen);
      case Instruction.TryLock i -> in(i.mutex(), seen);
      case Instruction.Unlock i -> in(i.mutex(), seen);
      case Instruction.Assume i -> in(i.condition(), seen);
      case Instruction.Assert i -> in(i.condition(), seen);
      case Instruction.Allocate i -> in(i.bytes(), seen);
      case Instruction.Free i -> in(i.address(), seen);
      case Instruction.ObjectSize i -> in(i.address(), seen);
      case Instruction.Peek i -> in(i.address(), seen);
      case Instruction.Poke i -> in(seen, i.address(), i.value());
      case Instruction.Await i -> in(seen, i.cell(), i.test().operand(), i.update().operand());
      case Instruction.Holds i -> in(i.mutex(), seen);
      case Instruction.Renew i -> in(i.mutex(), seen);
      case Instruction.Ended i -> in(i.handle(), seen);
      case Instruction.ThreadBlock i -> in(i.handle(), seen);
      case Instruction.Print i -> {
        in(i.format(), seen);
        in(i.arguments(), seen);
      }
      case Instruction.LoopHead i -> {}
      case Instruction.LoopLimit i -> {}
      case Instruction.Self i -> {}
      case Instruction.Fence i -> {}
      case Instruction.Jump i -> {}
      case Instruction.Halt i -> {}
      case Instruction.Cut i -> {}
    }
  }

  /** The register the instruction writes whenever it runs; -1 if none. */
  public static int target(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> i.target().index();
      case Instruction.Load i -> i.target().index();
      case Instruction.ReadModifyWrite i -> i.target().index();
      case Instruction.CompareExchange i -> i.target().index();
      case Instruction.Choose i -> i.target().index();
      case Instruction.Call i -> index(i.result());
      case Instruction.Spawn i -> i.handle().index();
      case Instruction.Join i -> index(i.result());
      case Instruction.TryLock i -> i.target().index();
      case Instruction.Allocate i -> i.target().index();
      case Instruction.ObjectSize i -> i.target().index();
      case Instruction.Peek i -> i.target().index();
      case Instruction.Await i -> i.target().index();
      case Instruction.Holds i -> i.target().index();
      case Instruction.Renew i -> i.target().index();
      case Instruction.Ended i -> i.target().index();
      case Instruction.Self i -> i.target().index();
      case Instruction.ThreadBlock i -> i.target().index();
      case Instruction.Store i -> -1;
      case Instruction.Branch i -> -1;
      case Instruction.Return i -> -1;
      case Instruction.Exit i -> -1;
      case Instruction.Lock i -> -1;
      case Instruction.Unlock i -> -1;
      case Instruction.Assume i -> -1;
      case Instruction.Assert i -> -1;
      case Instruction.Free i -> -1;
      case Instruction.Poke i -> -1;
      case Instruction.LoopHead i -> -1;
      case Instruction.LoopLimit i -> -1;
      case Instruction.Print i -> -1;
      case Instruction.Fence i -> -1;
      case Instruction.Jump i -> -1;
      case Instruction.Halt i -> -1;
      case Instruction.Cut i -> -1;
    };
  }

  private static int index(Optional<Register> register) {
    return register.map(Register::index).orElse(-1);
  }

  private static void in(IntConsumer seen, Expression... all) {
    in(List.of(all), seen);
  }

  private static void in(List<Expression> all, IntConsumer seen) {
    all.forEach(e -> in(e, seen));
  }

  private static void in(Expression e, IntConsumer seen) {
    switch (e) {
      case Register r -> seen.accept(r.index());
      case Expression.Binary b -> in(seen, b.left(), b.right());
      case Expression.Comparison c -> in(seen, c.left(), c.right());
      case Expression.Unary u -> in(u.operand(), seen);
      case Expression.Cast c -> in(c.operand(), seen);
      case Expression.Wide w -> in(seen, w.low(), w.high());
      case Expression.Half h -> in(h.wide(), seen);
      case Expression.Select s -> in(seen, s.condition(), s.whenTrue(), s.whenFalse());
      case Expression.Constant c -> {}
      case Expression.GlobalAddress g -> {}
      case Expression.FunctionAddress f -> {}
    }
  }
}
