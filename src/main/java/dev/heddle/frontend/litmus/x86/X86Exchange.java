// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import dev.heddle.frontend.litmus.x86.X86Line.Instruction;
import dev.heddle.frontend.litmus.x86.X86Operand.InMemory;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Comparison;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Expression.Select;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.UpdateOperator;
import java.util.List;

/**
 * XCHG, XADD and CMPXCHG. They take a register and a register or memory; of the latter they accept
 * both orders, for herd's X86_64 has its memory operand of CMPXCHG first and the manuals last.
 */
final class X86Exchange {
  private final FunctionBuilder function;
  private final X86Registers registers;
  private final X86Flags flags;
  private final X86Operands operands;
  private int branches;

  X86Exchange(
      FunctionBuilder function, X86Registers registers, X86Flags flags, X86Operands operands) {
    this.function = function;
    this.registers = registers;
    this.flags = flags;
    this.operands = operands;
  }

  /** XCHG, which needs no LOCK to be atomic. */
  void exchange(Instruction i, int bytes) {
    X86Operand target = target(i);
    X86Register source = operands.register(source(i), bytes);
    Expression written = registers.read(source);
    if (!(target instanceof InMemory m)) {
      Register old = registers.temporary(8 * bytes);
      function.assign(old, operands.read(target, bytes));
      operands.write(target, bytes, written);
      registers.write(source, old);
    } else if (source.bits() == registers.machineBits()) {
      Register whole = registers.whole(source);
      function.locked(whole, UpdateOperator.XCHG, operands.address(m), written);
    } else {
      Register old = registers.temporary(8 * bytes);
      function.locked(old, UpdateOperator.XCHG, operands.address(m), written);
      registers.write(source, old);
    }
  }

  void add(Instruction i, int bytes) {
    X86Operand target = target(i);
    X86Register source = operands.register(source(i), bytes);
    Expression more = registers.read(source);
    Register old = registers.temporary(8 * bytes);
    if (i.locked()) {
      Expression address = operands.address(X86Operands.inMemory(target));
      function.locked(old, UpdateOperator.ADD, address, more);
      flags.add(old, more);
      registers.write(source, old);
    } else if (target instanceof InMemory) {
      operands.read(target, bytes);
      flags.add(old, more);
      operands.write(target, bytes, new Binary(BinaryOperator.ADD, old, more));
      registers.write(source, old);
    } else {
      Expression before = operands.read(target, bytes);
      flags.add(before, more);
      function.assign(old, new Binary(BinaryOperator.ADD, before, more));
      registers.write(source, before);
      operands.write(target, bytes, old);
    }
  }

  /** CMPXCHG compares with the accumulator, which receives the old value if they differ. */
  void compare(Instruction i, int bytes) {
    X86Operand target = target(i);
    Expression desired = registers.read(operands.register(source(i), bytes));
    X86Register accumulator = registers.accumulator(8 * bytes);
    Expression expected = registers.read(accumulator);
    Register old = registers.temporary(8 * bytes);
    Expression same = new Comparison(ComparisonOperator.EQ, old, expected);
    if (i.locked()) {
      Expression address = operands.address(X86Operands.inMemory(target));
      function.locked(old, address, expected, desired);
    } else if (target instanceof InMemory) {
      operands.read(target, bytes);
      storeIf(same, target, bytes, desired);
    } else {
      function.assign(old, operands.read(target, bytes));
    }
    flags.subtract(expected, old);
    if (target instanceof InMemory) {
      receive(accumulator, old, same);
    } else { // which may be the accumulator
      Register equal = registers.temporary(1);
      function.assign(equal, same);
      receive(accumulator, old, equal);
      operands.write(target, bytes, new Select(equal, desired, old));
    }
  }

  /** Writes the old value; where it is the same, 32 bits must not clear those above. */
  private void receive(X86Register accumulator, Register old, Expression same) {
    Register whole = registers.whole(accumulator);
    Expression changed = registers.merged(accumulator, old);
    boolean clears = accumulator.bits() == 32 && whole.bits() == 64;
    function.assign(whole, clears ? new Select(same, whole, changed) : changed);
  }

  private void storeIf(Expression condition, X86Operand target, int bytes, Expression value) {
    Label equal = function.label(".equal" + ++branches);
    Label done = function.label(".done" + branches);
    function.branch(condition, equal, done);
    function.place(equal);
    operands.write(target, bytes, value);
    function.place(done);
  }

  /** The operand in memory if there is one, else the first. */
  private static X86Operand target(Instruction i) {
    List<X86Operand> o = i.operands();
    X86Operands.refuseTwoInMemory(o.get(0), o.get(1));
    X86Operand target = o.get(1) instanceof InMemory ? o.get(1) : o.get(0);
    if (i.locked()) {
      X86Operands.inMemory(target);
    }
    return target;
  }

  private static X86Operand source(Instruction i) {
    return i.operands().get(1) instanceof InMemory ? i.operands().get(0) : i.operands().get(1);
  }
}
