// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.x86.X86Line.Instruction;
import dev.heddle.frontend.litmus.x86.X86Operand.InMemory;
import dev.heddle.program.Barrier;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.InputException;
import dev.heddle.program.UpdateOperator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the instructions of one thread; those that exchange are left to {@link X86Exchange}. */
final class X86Lowering {
  private final FunctionBuilder function;
  private final X86Registers registers;
  private final X86Flags flags;
  private final X86Operands operands;
  private final X86Exchange exchange;
  private final Map<String, Label> labels = new HashMap<>();
  private int branches;

  X86Lowering(
      FunctionBuilder function, X86Registers registers, X86Flags flags, X86Operands operands) {
    this.function = function;
    this.registers = registers;
    this.flags = flags;
    this.operands = operands;
    this.exchange = new X86Exchange(function, registers, flags, operands);
  }

  void declare(X86Line.Label label) {
    if (labels.put(label.name(), function.label(label.name())) != null) {
      throw new InputException(label.at(), "the label " + label.name() + " is defined twice");
    }
  }

  void place(X86Line.Label label) {
    function.place(labels.get(label.name()));
  }

  void lower(Instruction i, int bytes) {
    List<X86Operand> o = i.operands();
    switch (i.mnemonic().opcode()) {
      case MOV -> operands.move(o.get(0), o.get(1), bytes);
      case MOVNTI -> {
        X86Operands.inMemory(o.get(0));
        operands.move(o.get(0), o.get(1), bytes);
      }
      case ADD, SUB, AND, OR, XOR -> update(i, bytes, operator(i));
      case INC, DEC -> step(i, bytes, operator(i));
      case CMP, TEST -> compare(i, bytes);
      case SHL -> shift(o, bytes);
      case XCHG -> exchange.exchange(i, bytes);
      case XADD -> exchange.add(i, bytes);
      case CMPXCHG -> exchange.compare(i, bytes);
      case CLFLUSH -> X86Operands.inMemory(o.get(0));
      case JMP -> function.jump(target(o.get(0)));
      case J -> jumpIf(condition(i), o.get(0));
      case SET ->
          operands.write(
              o.get(0), 1, new Expression.Cast(CastOperator.ZERO_EXTEND, condition(i), 8));
      case CMOV -> {
        X86Register target = operands.register(o.get(0), bytes);
        Expression value = operands.read(o.get(1), bytes);
        Expression kept = registers.read(target);
        registers.write(target, new Expression.Select(condition(i), value, kept));
      }
      case MFENCE -> function.fence();
      case SFENCE -> function.fence(Barrier.STORE_STORE);
      case LFENCE -> function.fence(Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
      case NOP, ENDBR64 -> {}
      case RET -> function.giveBack(null);
    }
  }

  /** {@code target = target operator source}; flags come before the write, from the old values. */
  private void update(Instruction i, int bytes, BinaryOperator operator) {
    X86Operand target = i.operands().get(0);
    X86Operands.refuseTwoInMemory(target, i.operands().get(1));
    Expression source = operands.read(i.operands().get(1), bytes);
    Expression old = old(i, bytes, operator, source);
    Expression result = new Binary(operator, old, source);
    switch (operator) {
      case ADD -> flags.add(old, source);
      case SUB -> flags.subtract(old, source);
      default -> flags.logic(result);
    }
    if (!i.locked()) {
      operands.write(target, bytes, result);
    }
  }

  private void step(Instruction i, int bytes, BinaryOperator operator) {
    Expression one = constant(1, 8 * bytes);
    Expression old = old(i, bytes, operator, one);
    if (operator == BinaryOperator.ADD) {
      flags.increment(old);
    } else {
      flags.decrement(old);
    }
    if (!i.locked()) {
      operands.write(i.operands().get(0), bytes, new Binary(operator, old, one));
    }
  }

  /** The old value of the target, which a locked instruction has updated with it. */
  private Expression old(Instruction i, int bytes, BinaryOperator operator, Expression source) {
    X86Operand target = i.operands().get(0);
    if (!i.locked()) {
      return operands.read(target, bytes);
    }
    InMemory place = X86Operands.inMemory(target);
    Expression.Register old = registers.temporary(8 * bytes);
    UpdateOperator atomic = UpdateOperator.valueOf(operator.name());
    function.locked(old, atomic, operands.address(place), source);
    return old;
  }

  private void compare(Instruction i, int bytes) {
    X86Operands.refuseTwoInMemory(i.operands().get(0), i.operands().get(1));
    Expression left = operands.read(i.operands().get(0), bytes);
    Expression right = operands.read(i.operands().get(1), bytes);
    if (i.mnemonic().opcode() == X86Opcode.CMP) {
      flags.subtract(left, right);
    } else {
      flags.logic(new Binary(BinaryOperator.AND, left, right));
    }
  }

  private void shift(List<X86Operand> o, int bytes) {
    if (!(o.get(1) instanceof X86Operand.Immediate(long value, var at))) {
      throw new InputException(o.get(1).at(), "only shifts by a constant are supported");
    }
    int count = (int) value & (bytes == 8 ? 63 : 31);
    Expression old = operands.read(o.get(0), bytes);
    if (count > 0) {
      flags.shiftLeft(old, count);
    }
    Expression by = constant(count, 8 * bytes);
    operands.write(o.get(0), bytes, new Binary(BinaryOperator.SHL, old, by));
  }

  private static BinaryOperator operator(Instruction i) {
    return switch (i.mnemonic().opcode()) {
      case INC -> BinaryOperator.ADD;
      case DEC -> BinaryOperator.SUB;
      default -> BinaryOperator.valueOf(i.mnemonic().opcode().name());
    };
  }

  private Expression condition(Instruction i) {
    return flags.holds(i.mnemonic().condition().orElseThrow());
  }

  private void jumpIf(Expression condition, X86Operand to) {
    Label next = function.label("." + ++branches);
    function.branch(condition, target(to), next);
    function.place(next);
  }

  private Label target(X86Operand operand) {
    X86Operand.Target target = (X86Operand.Target) operand;
    Label label = labels.get(target.label());
    if (label == null) {
      throw new InputException(target.at(), "unknown label " + target.label());
    }
    return label;
  }
}
