// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.oracle.ExpressionSource.constant;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.Order;
import java.util.Set;
import java.util.stream.Collectors;

/** Calls of a function's builder that write the function's instructions again. */
record InstructionSource(ExpressionSource expressions) {

  String call(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Access i -> access(i);
      case Instruction.Assign i -> call("assign", text(i.target()), text(i.value()));
      case Instruction.Fence i -> call("fence", barriers(i.barriers()));
      case Instruction.Jump i -> call("jump", label(i.target()));
      case Instruction.Branch i ->
          call("branch", text(i.condition()), label(i.whenTrue()), label(i.whenFalse()));
      case Instruction.Choose i -> call("choose", text(i.target()), text(i.count()));
      case Instruction.Call i ->
          call(
              "call",
              expressions.optional(i.result()),
              text(i.callee()) + expressions.rest(i.arguments()));
      case Instruction.Return i -> call("giveBack", expressions.optional(i.value()));
      case Instruction.Exit i -> call("exit", expressions.optional(i.value()));
      case Instruction.Spawn i ->
          call("spawn", text(i.handle()), text(i.callee()) + expressions.rest(i.arguments()));
      case Instruction.Join i -> call("join", text(i.handle()), expressions.optional(i.result()));
      case Instruction.Lock i -> call("lock", text(i.mutex()));
      case Instruction.TryLock i -> call("tryLock", text(i.target()), text(i.mutex()));
      case Instruction.Unlock i -> call("unlock", text(i.mutex()));
      case Instruction.Assume i -> call("assume", text(i.condition()));
      case Instruction.Assert i ->
          call("check", text(i.condition()), constant(i.failure()), quoted(i.message()));
      case Instruction.Cut i when i.rounds() >= 0 ->
          call("add", "Instruction.Cut.ofLoop(" + i.rounds() + ", SourcePosition.NONE)");
      case Instruction.Cut i -> call("cut", quoted(i.reason()));
      case Instruction.Halt _ -> call("add", "new Instruction.Halt(SourcePosition.NONE)");
      default -> call("add", added(instruction) + ", SourcePosition.NONE)");
    };
  }

  private String access(Instruction.Access access) {
    return switch (access) {
      case Instruction.Load i ->
          call(
              i.need() == Need.ANY ? "load" : "loadInitialized",
              text(i.target()),
              text(i.address()),
              text(i.bytes()),
              constant(i.order()));
      case Instruction.Store i ->
          call("store", text(i.address()), text(i.value()), text(i.bytes()), kept(i.order()));
      case Instruction.ReadModifyWrite i when i.order() == Order.SEQ_CST ->
          call(
              "locked",
              text(i.target()),
              constant(i.operator()),
              text(i.address()),
              text(i.operand()));
      case Instruction.ReadModifyWrite i ->
          call(
              "update",
              text(i.target()),
              constant(i.operator()),
              text(i.address()),
              text(i.operand()),
              kept(i.order()));
      case Instruction.CompareExchange i when i.order() == Order.SEQ_CST ->
          call(
              "locked", text(i.target()), text(i.address()), text(i.expected()), text(i.desired()));
      case Instruction.CompareExchange i ->
          call(
              "compareExchange",
              text(i.target()),
              text(i.address()),
              text(i.expected()),
              text(i.desired()),
              kept(i.order()),
              constant(i.failure()));
    };
  }

  /** An instruction that the builder has no method for, up to its position. */
  private String added(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Await i -> made("Await", text(i.target()), text(i.cell()), await(i));
      case Instruction.Allocate i ->
          made(
              "Allocate",
              text(i.target()),
              text(i.bytes()),
              text(i.alignment()),
              constant(i.storage()));
      case Instruction.Free i -> made("Free", text(i.address()), constant(i.storage()));
      case Instruction.ObjectSize i -> made("ObjectSize", text(i.target()), text(i.address()));
      case Instruction.Peek i -> made("Peek", text(i.target()), text(i.address()), text(i.bytes()));
      case Instruction.Poke i -> made("Poke", text(i.address()), text(i.value()), text(i.bytes()));
      case Instruction.Holds i -> made("Holds", text(i.target()), text(i.mutex()));
      case Instruction.Renew i -> made("Renew", text(i.target()), text(i.mutex()));
      case Instruction.Ended i -> made("Ended", text(i.target()), text(i.handle()));
      case Instruction.Self i -> made("Self", text(i.target()));
      case Instruction.ThreadBlock i -> made("ThreadBlock", text(i.target()), text(i.handle()));
      case Instruction.LoopHead _ -> made("LoopHead");
      case Instruction.LoopLimit i -> made("LoopLimit", String.valueOf(i.rounds()));
      case Instruction.Print i -> made("Print", text(i.format()), expressions.list(i.arguments()));
      default -> throw new IllegalArgumentException("forgotten: " + instruction);
    };
  }

  private String await(Instruction.Await i) {
    return String.join(
        ", ",
        made("Await.Test", constant(i.test().operator()), text(i.test().operand())) + ")",
        made("Await.Update", constant(i.update().operator()), text(i.update().operand())) + ")",
        "Instruction.Await.Patience." + i.patience().name(),
        "Instruction.Await.Counted." + i.counted().name(),
        quoted(i.what()));
  }

  private static String made(String kind, String... arguments) {
    return "new Instruction." + kind + "(" + String.join(", ", arguments);
  }

  private static String call(String method, String... arguments) {
    return method + "(" + String.join(", ", arguments) + ")";
  }

  private String text(Expression expression) {
    return expressions.text(expression);
  }

  private static String text(int number) {
    return String.valueOf(number);
  }

  private static String kept(Order order) {
    boolean free = order == Order.PLAIN || order == Order.ACQUIRE;
    return constant(free ? order : Order.RELAXED);
  }

  private static String barriers(Set<Barrier> barriers) {
    return barriers.stream()
        .sorted()
        .map(ExpressionSource::constant)
        .collect(Collectors.joining(", "));
  }

  private String label(int index) {
    return expressions.f() + "l" + index;
  }

  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
