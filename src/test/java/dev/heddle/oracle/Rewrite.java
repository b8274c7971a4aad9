// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * A change made everywhere.
 *
 * @param leaf of constants and addresses
 * @param register of register indices
 * @param target of jump targets
 */
record Rewrite(UnaryOperator<Expression> leaf, IntUnaryOperator register, IntUnaryOperator target) {

  static Rewrite ofLeaves(UnaryOperator<Expression> leaf) {
    return new Rewrite(leaf, IntUnaryOperator.identity(), IntUnaryOperator.identity());
  }

  static Rewrite ofRegisters(IntUnaryOperator register) {
    return new Rewrite(UnaryOperator.identity(), register, IntUnaryOperator.identity());
  }

  static Rewrite ofTargets(IntUnaryOperator target) {
    return new Rewrite(UnaryOperator.identity(), IntUnaryOperator.identity(), target);
  }

  Program apply(Program p) {
    List<Function> functions =
        p.functions().stream().map(f -> Programs.withCode(f, apply(f.code()))).toList();
    return p.withFunctions(functions);
  }

  List<Instruction> apply(List<Instruction> code) {
    return code.stream().map(this::apply).toList();
  }

  Instruction apply(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Access i -> access(i);
      case Instruction.Assign i -> new Instruction.Assign(to(i.target()), to(i.value()), i.at());
      case Instruction.Fence i -> i;
      case Instruction.Jump i -> new Instruction.Jump(target.applyAsInt(i.target()), i.at());
      case Instruction.Branch i ->
          new Instruction.Branch(
              to(i.condition()),
              target.applyAsInt(i.whenTrue()),
              target.applyAsInt(i.whenFalse()),
              i.at());
      case Instruction.Choose i -> new Instruction.Choose(to(i.target()), to(i.count()), i.at());
      case Instruction.Call i ->
          new Instruction.Call(i.result().map(this::to), to(i.callee()), to(i.arguments()), i.at());
      case Instruction.Return i -> new Instruction.Return(i.value().map(this::to), i.at());
      case Instruction.Exit i -> new Instruction.Exit(i.value().map(this::to), i.at());
      case Instruction.Spawn i ->
          new Instruction.Spawn(to(i.handle()), to(i.callee()), to(i.arguments()), i.at());
      case Instruction.Join i ->
          new Instruction.Join(to(i.handle()), i.result().map(this::to), i.at());
      case Instruction.Lock i -> new Instruction.Lock(to(i.mutex()), i.at());
      case Instruction.TryLock i -> new Instruction.TryLock(to(i.target()), to(i.mutex()), i.at());
      case Instruction.Unlock i -> new Instruction.Unlock(to(i.mutex()), i.at());
      case Instruction.Await i -> await(i);
      case Instruction.Assume i -> new Instruction.Assume(to(i.condition()), i.at());
      case Instruction.Assert i ->
          new Instruction.Assert(to(i.condition()), i.failure(), i.message(), i.at());
      case Instruction.Print i -> new Instruction.Print(to(i.format()), to(i.arguments()), i.at());
      case Instruction.Cut i -> i;
      case Instruction.Halt i -> i;
      case Instruction.LoopHead i -> i;
      case Instruction.LoopLimit i -> i;
      default -> memory(instruction);
    };
  }

  private Instruction access(Instruction.Access access) {
    return switch (access) {
      case Instruction.Load i ->
          new Instruction.Load(
              to(i.target()), to(i.address()), i.bytes(), i.order(), i.need(), i.at());
      case Instruction.Store i ->
          new Instruction.Store(to(i.address()), to(i.value()), i.bytes(), i.order(), i.at());
      case Instruction.ReadModifyWrite i ->
          new Instruction.ReadModifyWrite(
              to(i.target()),
              i.operator(),
              to(i.address()),
              to(i.operand()),
              i.bytes(),
              i.order(),
              i.at());
      case Instruction.CompareExchange i ->
          new Instruction.CompareExchange(
              to(i.target()),
              to(i.address()),
              to(i.expected()),
              to(i.desired()),
              i.bytes(),
              i.order(),
              i.failure(),
              i.at());
    };
  }

  private Instruction.Await await(Instruction.Await i) {
    return new Instruction.Await(
        to(i.target()),
        to(i.cell()),
        new Instruction.Await.Test(i.test().operator(), to(i.test().operand())),
        new Instruction.Await.Update(i.update().operator(), to(i.update().operand())),
        i.patience(),
        i.counted(),
        i.what(),
        i.at());
  }

  /** Of the instructions that are about memory or threads, but are no events. */
  private Instruction memory(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Allocate i ->
          new Instruction.Allocate(
              to(i.target()), to(i.bytes()), i.alignment(), i.storage(), i.at());
      case Instruction.Free i -> new Instruction.Free(to(i.address()), i.storage(), i.at());
      case Instruction.ObjectSize i ->
          new Instruction.ObjectSize(to(i.target()), to(i.address()), i.at());
      case Instruction.Peek i ->
          new Instruction.Peek(to(i.target()), to(i.address()), i.bytes(), i.at());
      case Instruction.Poke i ->
          new Instruction.Poke(to(i.address()), to(i.value()), i.bytes(), i.at());
      case Instruction.Holds i -> new Instruction.Holds(to(i.target()), to(i.mutex()), i.at());
      case Instruction.Renew i -> new Instruction.Renew(to(i.target()), to(i.mutex()), i.at());
      case Instruction.Ended i -> new Instruction.Ended(to(i.target()), to(i.handle()), i.at());
      case Instruction.Self i -> new Instruction.Self(to(i.target()), i.at());
      case Instruction.ThreadBlock i ->
          new Instruction.ThreadBlock(to(i.target()), to(i.handle()), i.at());
      default -> throw new IllegalArgumentException("forgotten: " + instruction);
    };
  }

  private Register to(Register r) {
    return new Register(register.applyAsInt(r.index()), r.bits());
  }

  private List<Expression> to(List<Expression> all) {
    return all.stream().map(this::to).toList();
  }

  private Expression to(Expression expression) {
    return switch (expression) {
      case Register e -> to(e);
      case Expression.Constant e -> leaf.apply(e);
      case Expression.GlobalAddress e -> leaf.apply(e);
      case Expression.FunctionAddress e -> leaf.apply(e);
      case Expression.Binary e -> new Expression.Binary(e.operator(), to(e.left()), to(e.right()));
      case Expression.Comparison e ->
          new Expression.Comparison(e.operator(), to(e.left()), to(e.right()));
      case Expression.Unary e -> new Expression.Unary(e.operator(), to(e.operand()));
      case Expression.Cast e -> new Expression.Cast(e.operator(), to(e.operand()), e.bits());
      case Expression.Select e ->
          new Expression.Select(to(e.condition()), to(e.whenTrue()), to(e.whenFalse()));
      case Expression.Wide e -> new Expression.Wide(to(e.low()), to(e.high()));
      case Expression.Half e -> new Expression.Half(to(e.wide()), e.part());
    };
  }
}
