// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.AtomicOperator;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Halves;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import java.util.ArrayList;
import java.util.List;

/** Read-modify-writes, compare-exchanges and fences. */
final class AtomicLowering {
  private final Body body;

  AtomicLowering(Body body) {
    this.body = body;
  }

  void fence(LlvmInstruction.Fence fence) {
    if (!fence.compilerOnly()) {
      body.out.fence(MemoryLowering.order(fence.order()));
    }
  }

  /** A weak one may fail for no reason; no program may depend on that, so it never does. */
  void compareExchange(LlvmInstruction.CompareExchange i) {
    Expression address = body.scalar(i.address());
    List<Expression> expected = body.leaves(i.expected());
    Expression all = Halves.joined(expected);
    Expression desired = Halves.joined(body.leaves(i.desired()));
    Register old = body.fresh(i.result(), all.bits());
    Order order = MemoryLowering.order(i.success());
    Order failure = MemoryLowering.order(i.failure());
    body.out.compareExchange(old, address, all, desired, order, failure);
    List<Expression> result = new ArrayList<>(Halves.of(old));
    Expression success = Folding.constant(1, 1);
    for (int k = 0; k < expected.size(); k++) {
      Expression same = Folding.compare(ComparisonOperator.EQ, result.get(k), expected.get(k));
      success = Folding.and(same, success);
    }
    result.add(success);
    body.define(i.result(), result);
  }

  void update(LlvmInstruction.Update i) {
    Expression address = body.scalar(i.address());
    Expression operand = Halves.joined(body.leaves(i.operand()));
    Register old = body.fresh(i.result(), operand.bits());
    UpdateOperator operator = operator(i.operator());
    if (operand.bits() > 64 && operator != UpdateOperator.XCHG) {
      throw new UnsupportedException("atomic arithmetic on 16 bytes");
    }
    if (operator == null) {
      loop(i, old, body.fixed(address), body.fixed(operand));
    } else {
      body.out.update(old, operator, address, operand, MemoryLowering.order(i.order()));
    }
    body.define(i.result(), Halves.of(old));
  }

  /** Null if the machine has no such operation. */
  private static UpdateOperator operator(AtomicOperator operator) {
    return switch (operator) {
      case XCHG -> UpdateOperator.XCHG;
      case ADD -> UpdateOperator.ADD;
      case SUB -> UpdateOperator.SUB;
      case AND -> UpdateOperator.AND;
      case NAND -> UpdateOperator.NAND;
      case OR -> UpdateOperator.OR;
      case XOR -> UpdateOperator.XOR;
      case MAX -> UpdateOperator.MAX;
      case MIN -> UpdateOperator.MIN;
      case UMAX -> UpdateOperator.UMAX;
      case UMIN -> UpdateOperator.UMIN;
      case FADD, FSUB, FMAX, FMIN, UINC_WRAP, UDEC_WRAP, USUB_COND, USUB_SAT -> null;
    };
  }

  /** As processors do it: read, compute, and compare-exchange until no other write intervenes. */
  private void loop(
      LlvmInstruction.Update i, Register old, Expression address, Expression operand) {
    Order order = MemoryLowering.order(i.order());
    int bytes = old.bits() / 8;
    Label again = body.out.label("again");
    Label done = body.out.label("done");
    Register seen = body.fresh(old.bits());
    body.out.load(old, address, bytes, Order.RELAXED);
    body.out.place(again);
    Expression next = next(i.operator(), old, operand);
    body.out.compareExchange(seen, address, old, next, order, Order.RELAXED);
    Label differs = body.out.label("differs");
    body.out.branch(Folding.compare(ComparisonOperator.EQ, seen, old), done, differs);
    body.out.place(differs);
    body.out.assign(old, seen);
    body.out.jump(again);
    body.out.place(done);
  }

  private static Expression next(AtomicOperator operator, Expression old, Expression operand) {
    Expression zero = Folding.constant(0, old.bits());
    Expression less = Folding.sub(old, operand);
    Expression enough = Folding.compare(ComparisonOperator.UGE, old, operand);
    return switch (operator) {
      case FADD -> Folding.binary(BinaryOperator.FADD, old, operand);
      case FSUB -> Folding.binary(BinaryOperator.FSUB, old, operand);
      case FMAX ->
          Folding.select(Folding.compare(ComparisonOperator.FUGE, old, operand), old, operand);
      case FMIN ->
          Folding.select(Folding.compare(ComparisonOperator.FULE, old, operand), old, operand);
      case UINC_WRAP -> Folding.select(enough, zero, Folding.add(old, 1));
      case UDEC_WRAP ->
          Folding.select(
              Folding.or(
                  Folding.compare(ComparisonOperator.EQ, old, zero),
                  Folding.compare(ComparisonOperator.UGT, old, operand)),
              operand,
              Folding.add(old, -1));
      case USUB_COND -> Folding.select(enough, less, old);
      case USUB_SAT -> Folding.select(enough, less, zero);
      default -> throw new AssertionError(operator);
    };
  }
}
