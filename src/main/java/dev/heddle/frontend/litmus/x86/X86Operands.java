// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.state.TestMemory;
import dev.heddle.frontend.litmus.x86.X86Operand.InMemory;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Cast;
import dev.heddle.program.Expression.GlobalAddress;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.InputException;
import dev.heddle.program.Order;
import java.util.Optional;

/** Reads and writes operands at the width of their instruction. */
final class X86Operands {
  private final FunctionBuilder function;
  private final X86Registers registers;
  private final TestMemory memory;

  X86Operands(FunctionBuilder function, X86Registers registers, TestMemory memory) {
    this.function = function;
    this.registers = registers;
    this.memory = memory;
  }

  /** The value of an operand; one in memory is loaded into the temporary of its width. */
  Expression read(X86Operand operand, int bytes) {
    return switch (operand) {
      case X86Operand.Immediate i -> constant(i.value(), 8 * bytes);
      case X86Operand.AddressOf a -> new GlobalAddress(memory.global(a.location()), 0, 8 * bytes);
      case X86Operand.Part p -> registers.read(fit(p, bytes));
      case InMemory m -> {
        Register value = registers.temporary(8 * bytes);
        function.load(value, address(m), bytes, Order.PLAIN);
        yield value;
      }
      case X86Operand.Target t -> throw misplaced(t, "a value");
    };
  }

  void write(X86Operand operand, int bytes, Expression value) {
    switch (operand) {
      case X86Operand.Part p -> registers.write(fit(p, bytes), value);
      case InMemory m -> function.store(address(m), value, bytes, Order.PLAIN);
      case X86Operand.Immediate i -> throw misplaced(i, "a register or memory");
      case X86Operand.AddressOf a -> throw misplaced(a, "a register or memory");
      case X86Operand.Target t -> throw misplaced(t, "a register or memory");
    }
  }

  /** Lowers a move; a load writes the register directly if it fills it. */
  void move(X86Operand target, X86Operand source, int bytes) {
    if (source instanceof InMemory m
        && target instanceof X86Operand.Part p
        && fit(p, bytes).bits() == registers.machineBits()) {
      function.load(registers.whole(p.register()), address(m), bytes, Order.PLAIN);
    } else {
      refuseTwoInMemory(target, source);
      write(target, bytes, read(source, bytes));
    }
  }

  /**
   * The register of an operand, or the part of it that has the width; other operands are refused.
   */
  X86Register register(X86Operand operand, int bytes) {
    if (operand instanceof X86Operand.Part p) {
      return fit(p, bytes);
    }
    throw misplaced(operand, "a register");
  }

  private static X86Register fit(X86Operand.Part part, int bytes) {
    X86Register register = part.register();
    if (register.bits() < 8 * bytes) {
      throw new InputException(
          part.at(),
          register.name() + " has only " + register.bits() + " of " + 8 * bytes + " bits");
    }
    return register.low(8 * bytes);
  }

  static InMemory inMemory(X86Operand operand) {
    if (operand instanceof InMemory m) {
      return m;
    }
    throw misplaced(operand, "memory");
  }

  static void refuseTwoInMemory(X86Operand a, X86Operand b) {
    if (a instanceof InMemory && b instanceof InMemory) {
      throw new InputException(b.at(), "only one operand can be in memory");
    }
  }

  /** Registers are added at the width of the machine; an address has 64 bits. */
  Expression address(InMemory operand) {
    int bits = operand.isFixed() ? 64 : registers.machineBits();
    Optional<Expression> sum =
        operand.symbol().map(s -> new GlobalAddress(global(s), operand.displacement(), bits));
    sum = plus(sum, operand.base().map(r -> extend(registers.read(r), bits)));
    sum = plus(sum, operand.index().map(r -> scaled(extend(registers.read(r), bits), operand)));
    if (operand.symbol().isEmpty() && operand.displacement() != 0) {
      sum = plus(sum, Optional.of(constant(operand.displacement(), bits)));
    }
    return extend(sum.orElseThrow(), 64);
  }

  private Global global(String name) {
    return memory.global(name);
  }

  private static Optional<Expression> plus(Optional<Expression> a, Optional<Expression> b) {
    return a.isEmpty() || b.isEmpty()
        ? a.or(() -> b)
        : Optional.of(new Binary(BinaryOperator.ADD, a.get(), b.get()));
  }

  private static Expression scaled(Expression index, InMemory operand) {
    return operand.scale() == 1
        ? index
        : new Binary(BinaryOperator.MUL, index, constant(operand.scale(), index.bits()));
  }

  private static Expression extend(Expression value, int bits) {
    return value.bits() == bits ? value : new Cast(CastOperator.ZERO_EXTEND, value, bits);
  }

  private static InputException misplaced(X86Operand operand, String wanted) {
    return new InputException(operand.at(), "this operand must be " + wanted);
  }
}
