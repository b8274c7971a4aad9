// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import static dev.heddle.program.Expression.constant;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Cast;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import java.util.HashMap;
import java.util.Map;

/** The registers of one thread, and how their parts are read and written. */
final class X86Registers {
  private final FunctionBuilder function;
  private final int machineBits;
  private final Map<String, Register> wholes = new HashMap<>();
  private final Map<Integer, Register> temporaries = new HashMap<>();

  X86Registers(FunctionBuilder function, int machineBits) {
    this.function = function;
    this.machineBits = machineBits;
  }

  int machineBits() {
    return machineBits;
  }

  boolean uses(String whole) {
    return wholes.containsKey(whole);
  }

  Register whole(X86Register part) {
    return wholes.computeIfAbsent(part.whole(), n -> function.register(n, machineBits));
  }

  /** The part of so many bits of the register that comparisons and exchanges share. */
  X86Register accumulator(int bits) {
    String name = machineBits == 32 ? "eax" : "rax";
    return X86Register.named(name, machineBits).orElseThrow().low(bits);
  }

  /** A place for one value during one instruction; there is one for each width. */
  Register temporary(int bits) {
    return temporaries.computeIfAbsent(bits, b -> function.register("tmp" + b, b));
  }

  Expression read(X86Register part) {
    Register whole = whole(part);
    if (part.bits() == machineBits) {
      return whole;
    }
    Expression shifted =
        part.shift() == 0
            ? whole
            : new Binary(BinaryOperator.LSHR, whole, constant(part.shift(), machineBits));
    return new Cast(CastOperator.TRUNCATE, shifted, part.bits());
  }

  void write(X86Register part, Expression value) {
    function.assign(whole(part), merged(part, value));
  }

  /**
   * The whole register after its part became {@code value}: 32 bits clear those above, fewer keep
   * them.
   */
  Expression merged(X86Register part, Expression value) {
    if (part.bits() == machineBits) {
      return value;
    }
    Expression wide = new Cast(CastOperator.ZERO_EXTEND, value, machineBits);
    if (part.bits() == 32) {
      return wide;
    }
    long mask = (1L << part.bits()) - 1 << part.shift();
    Expression others = new Binary(BinaryOperator.AND, whole(part), constant(~mask, machineBits));
    Expression placed =
        part.shift() == 0
            ? wide
            : new Binary(BinaryOperator.SHL, wide, constant(part.shift(), machineBits));
    return new Binary(BinaryOperator.OR, others, placed);
  }
}
