// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/** The same instruction with other operands, another target, or other places to jump to. */
public final class Operands {
  private Operands() {}

  /** Replaces every register, constant and address that is read by an expression. */
  public static Instruction map(Instruction instruction, UnaryOperator<Expression> f) {
    return switch (instruction) {
      case Instruction.Assign i -> new Instruction.Assign(i.target(), in(i.value(), f), i.at());
      case Instruction.Access i -> mapAccess(i, f);
      case Instruction.ControlFlow i -> mapControlFlow(i, f);
      case Instruction.Choose i -> new Instruction.Choose(i.target(), in(i.count(), f), i.at());
      case Instruction.ThreadOperation i -> mapThreadOperation(i, f);
      case Instruction.MutexOperation i -> mapMutexOperation(i, f);
      case Instruction.ObjectOperation i -> mapObjectOperation(i, f);
      case Instruction.Peek i ->
          new Instruction.Peek(i.target(), in(i.address(), f), i.bytes(), i.at());
      case Instruction.Poke i ->
          new Instruction.Poke(in(i.address(), f), in(i.value(), f), i.bytes(), i.at());
      case Instruction.Await i ->
          new Instruction.Await(
              i.target(),
              in(i.cell(), f),
              new Instruction.Await.Test(i.test().operator(), in(i.test().operand(), f)),
              new Instruction.Await.Update(i.update().operator(), in(i.update().operand(), f)),
              i.patience(),
              i.counted(),
              i.what(),
              i.at());
      case Instruction.Print i ->
          new Instruction.Print(in(i.format(), f), in(i.arguments(), f), i.at());
      case Instruction.Fence i -> i;
    };
  }

  private static Instruction mapAccess(
      Instruction.Access instruction, UnaryOperator<Expression> f) {
    return switch (instruction) {
      case Instruction.Load i ->
          new Instruction.Load(
              i.target(), in(i.address(), f), i.bytes(), i.order(), i.need(), i.at());
      case Instruction.Store i ->
          new Instruction.Store(in(i.address(), f), in(i.value(), f), i.bytes(), i.order(), i.at());
      case Instruction.ReadModifyWrite i ->
          new Instruction.ReadModifyWrite(
              i.target(),
              i.operator(),
              in(i.address(), f),
              in(i.operand(), f),
              i.bytes(),
              i.order(),
              i.at());
      case Instruction.CompareExchange i ->
          new Instruction.CompareExchange(
              i.target(),
              in(i.address(), f),
              in(i.expected(), f),
              in(i.desired(), f),
              i.bytes(),
              i.order(),
              i.failure(),
              i.at());
    };
  }

  private static Instruction mapControlFlow(
      Instruction.ControlFlow instruction, UnaryOperator<Expression> f) {
    return switch (instruction) {
      case Instruction.Branch i ->
          new Instruction.Branch(in(i.condition(), f), i.whenTrue(), i.whenFalse(), i.at());
      case Instruction.Call i ->
          new Instruction.Call(i.result(), in(i.callee(), f), in(i.arguments(), f), i.at());
      case Instruction.Return i -> new Instruction.Return(i.value().map(v -> in(v, f)), i.at());
      case Instruction.Exit i -> new Instruction.Exit(i.value().map(v -> in(v, f)), i.at());
      case Instruction.Assume i -> new Instruction.Assume(in(i.condition(), f), i.at());
      case Instruction.Assert i ->
          new Instruction.Assert(in(i.condition(), f), i.failure(), i.message(), i.at());
      case Instruction.LoopHead i -> i;
      case Instruction.LoopLimit i -> i;
      case Instruction.Jump i -> i;
      case Instruction.Halt i -> i;
      case Instruction.Cut i -> i;
    };
  }

  private static Instruction mapThreadOperation(
      Instruction.ThreadOperation instruction, UnaryOperator<Expression> f) {
    return switch (instruction) {
      case Instruction.Spawn i ->
          new Instruction.Spawn(i.handle(), in(i.callee(), f), in(i.arguments(), f), i.at());
      case Instruction.Join i -> new Instruction.Join(in(i.handle(), f), i.result(), i.at());
      case Instruction.Ended i -> new Instruction.Ended(i.target(), in(i.handle(), f), i.at());
      case Instruction.ThreadBlock i ->
          new Instruction.ThreadBlock(i.target(), in(i.handle(), f), i.at());
      case Instruction.Self i -> i;
    };
  }

  private static Instruction mapMutexOperation(
      Instruction.MutexOperation instruction, UnaryOperator<Expression> f) {
    return switch (instruction) {
      case Instruction.Lock i -> new Instruction.Lock(in(i.mutex(), f), i.at());
      case Instruction.TryLock i -> new Instruction.TryLock(i.target(), in(i.mutex(), f), i.at());
      case Instruction.Unlock i -> new Instruction.Unlock(in(i.mutex(), f), i.at());
      case Instruction.Holds i -> new Instruction.Holds(i.target(), in(i.mutex(), f), i.at());
      case Instruction.Renew i -> new Instruction.Renew(i.target(), in(i.mutex(), f), i.at());
    };
  }

  private static Instruction mapObjectOperation(
      Instruction.ObjectOperation instruction, UnaryOperator<Expression> f) {
    return switch (instruction) {
      case Instruction.Allocate i ->
          new Instruction.Allocate(
              i.target(), in(i.bytes(), f), i.alignment(), i.storage(), i.at());
      case Instruction.Free i -> new Instruction.Free(in(i.address(), f), i.storage(), i.at());
      case Instruction.ObjectSize i ->
          new Instruction.ObjectSize(i.target(), in(i.address(), f), i.at());
    };
  }

  private static List<Expression> in(List<Expression> all, UnaryOperator<Expression> f) {
    return all.stream().map(e -> in(e, f)).toList();
  }

  private static Expression in(Expression e, UnaryOperator<Expression> f) {
    return switch (e) {
      case Register r -> f.apply(r);
      case Expression.Binary b ->
          new Expression.Binary(b.operator(), in(b.left(), f), in(b.right(), f));
      case Expression.Comparison c ->
          new Expression.Comparison(c.operator(), in(c.left(), f), in(c.right(), f));
      case Expression.Wide w -> new Expression.Wide(in(w.low(), f), in(w.high(), f));
      case Expression.Half h -> new Expression.Half(in(h.wide(), f), h.part());
      case Expression.Unary u -> new Expression.Unary(u.operator(), in(u.operand(), f));
      case Expression.Cast c -> new Expression.Cast(c.operator(), in(c.operand(), f), c.bits());
      case Expression.Select s ->
          new Expression.Select(in(s.condition(), f), in(s.whenTrue(), f), in(s.whenFalse(), f));
      case Expression.Constant c -> f.apply(c);
      case Expression.GlobalAddress g -> f.apply(g);
      case Expression.FunctionAddress a -> f.apply(a);
    };
  }

  /** The same with its result in another register; itself if it has none to give. */
  public static Instruction retarget(Instruction instruction, Register to) {
    return switch (instruction) {
      case Instruction.Assign i -> new Instruction.Assign(to, i.value(), i.at());
      case Instruction.Load i ->
          new Instruction.Load(to, i.address(), i.bytes(), i.order(), i.need(), i.at());
      case Instruction.ReadModifyWrite i ->
          new Instruction.ReadModifyWrite(
              to, i.operator(), i.address(), i.operand(), i.bytes(), i.order(), i.at());
      case Instruction.CompareExchange i ->
          new Instruction.CompareExchange(
              to,
              i.address(),
              i.expected(),
              i.desired(),
              i.bytes(),
              i.order(),
              i.failure(),
              i.at());
      case Instruction.Call i ->
          new Instruction.Call(Optional.of(to), i.callee(), i.arguments(), i.at());
      case Instruction.Choose i -> new Instruction.Choose(to, i.count(), i.at());
      case Instruction.Spawn i -> new Instruction.Spawn(to, i.callee(), i.arguments(), i.at());
      case Instruction.Join i -> new Instruction.Join(i.handle(), Optional.of(to), i.at());
      case Instruction.TryLock i -> new Instruction.TryLock(to, i.mutex(), i.at());
      case Instruction.Allocate i ->
          new Instruction.Allocate(to, i.bytes(), i.alignment(), i.storage(), i.at());
      case Instruction.ObjectSize i -> new Instruction.ObjectSize(to, i.address(), i.at());
      case Instruction.Peek i -> new Instruction.Peek(to, i.address(), i.bytes(), i.at());
      case Instruction.Await i ->
          new Instruction.Await(
              to, i.cell(), i.test(), i.update(), i.patience(), i.counted(), i.what(), i.at());
      case Instruction.Holds i -> new Instruction.Holds(to, i.mutex(), i.at());
      case Instruction.Renew i -> new Instruction.Renew(to, i.mutex(), i.at());
      case Instruction.Ended i -> new Instruction.Ended(to, i.handle(), i.at());
      case Instruction.Self i -> new Instruction.Self(to, i.at());
      case Instruction.ThreadBlock i -> new Instruction.ThreadBlock(to, i.handle(), i.at());
      default -> instruction;
    };
  }

  /** The same with jumps led to other indices. */
  public static Instruction redirect(Instruction instruction, IntUnaryOperator to) {
    return switch (instruction) {
      case Instruction.Jump j -> new Instruction.Jump(to.applyAsInt(j.target()), j.at());
      case Instruction.Branch b ->
          new Instruction.Branch(
              b.condition(), to.applyAsInt(b.whenTrue()), to.applyAsInt(b.whenFalse()), b.at());
      default -> instruction;
    };
  }
}
