package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.AtomicOperator;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
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
    Expression expected = whole(body.leaves(i.expected()));
    Expression desired = whole(body.leaves(i.desired()));
    Register old = body.fresh(i.result(), expected.bits());
    body.out.compareExchange(old, address, expected, desired, MemoryLowering.order(i.success()));
    Expression success = Folding.compare(ComparisonOperator.EQ, old, expected);
    body.define(i.result(), List.of(old, success));
  }

  private static Expression whole(List<Expression> leaves) {
    if (leaves.size() != 1 || leaves.getFirst().bits() % 8 != 0) {
      throw new UnsupportedException("an atomic operation on more than 8 bytes");
    }
    return leaves.getFirst();
  }

  void update(LlvmInstruction.Update i) {
    Expression address = body.scalar(i.address());
    Expression operand = whole(body.leaves(i.operand()));
    Register old = body.fresh(i.result(), operand.bits());
    UpdateOperator operator = operator(i.operator());
    if (operator == null) {
      loop(i, old, body.fixed(address), body.fixed(operand));
    } else {
      body.out.update(old, operator, address, operand, MemoryLowering.order(i.order()));
    }
    body.define(i.result(), old);
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

  /** As processors do it: read, compute, and compare-exchange until nobody came between. */
  private void loop(
      LlvmInstruction.Update i, Register old, Expression address, Expression operand) {
    Order order = MemoryLowering.order(i.order());
    int bytes = old.bits() / 8;
    Label again = body.out.label("again");
    Label done = body.out.label("done");
    Register seen = body.fresh(old.bits());
    body.out.load(old, address, bytes, Order.RELAXED);
    body.out.place(again);
    body.out.compareExchange(seen, address, old, next(i.operator(), old, operand), order);
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
