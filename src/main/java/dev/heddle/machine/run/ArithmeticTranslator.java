// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.run.LocalCode.Slot.BASE;
import static dev.heddle.machine.run.LocalCode.Slot.HOST;
import static dev.heddle.machine.run.LocalCode.Slot.R;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.ComputedOperations;
import dev.heddle.machine.code.Opcode;
import dev.heddle.program.Expression;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;

/** Translates what operations compute: their operands, plain arithmetic, and results. */
final class ArithmeticTranslator {
  private static final ClassDesc OPERATIONS =
      EffectfulOperations.class.describeConstable().orElseThrow();
  private static final ClassDesc ARITHMETIC =
      ComputedOperations.class.describeConstable().orElseThrow();
  private static final ClassDesc EXPRESSION = Expression.class.describeConstable().orElseThrow();
  private static final ClassDesc LONGS = CD_long.arrayType();

  private final Code code;
  private final CodeBuilder out;

  ArithmeticTranslator(Code code, CodeBuilder out) {
    this.code = code;
    this.out = out;
  }

  /** Assigns the result of an operation to its target. */
  void assign(int pc) {
    put(pc, () -> result(pc));
  }

  /** Assigns what {@code result} leaves on the stack to the target of an operation. */
  void put(int pc, Runnable result) {
    out.aload(HOST).aload(R);
    slot(code.ops[pc + 1]);
    result.run();
    out.invokevirtual(OPERATIONS, "put", MethodTypeDesc.of(CD_void, LONGS, CD_int, CD_long));
  }

  /** Leaves the value of an operand on the stack. */
  void value(int operand) {
    if (operand >= 0) {
      out.aload(R);
      slot(operand);
      out.laload();
    } else {
      out.loadConstant(code.constants[~operand]);
    }
  }

  private void slot(int register) {
    out.iload(BASE).loadConstant(register).iadd();
  }

  private void result(int pc) {
    int[] ops = code.ops;
    int left = ops[pc + 2];
    int right = ops[pc + 3];
    int bits = ops[pc + 4];
    switch (ops[pc]) {
      case Opcode.MOVE -> value(left);
      case Opcode.ADD -> low(left, right, out::ladd, bits);
      case Opcode.SUB -> low(left, right, out::lsub, bits);
      case Opcode.MUL -> low(left, right, out::lmul, bits);
      case Opcode.AND -> low(left, right, out::land, 64);
      case Opcode.OR -> low(left, right, out::lor, 64);
      case Opcode.XOR -> low(left, right, out::lxor, 64);
      case Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM -> {
        value(left);
        value(right);
        out.loadConstant(ops[pc]).loadConstant(bits);
        out.invokestatic(
            ARITHMETIC, "divide", MethodTypeDesc.of(CD_long, CD_long, CD_long, CD_int, CD_int));
      }
      case Opcode.TRUNCATE -> {
        value(left);
        mask(bits);
      }
      case Opcode.SIGN_EXTEND -> {
        value(left);
        signed(right);
        mask(bits);
      }
      default -> {
        if (ops[pc] >= Opcode.EQ && ops[pc] <= Opcode.SLE) {
          test(ops[pc] - Opcode.EQ, left, right, bits);
          out.i2l();
        } else {
          out.aload(HOST).loadConstant(pc).aload(R).iload(BASE);
          out.invokevirtual(
              OPERATIONS, "compute", MethodTypeDesc.of(CD_long, CD_int, LONGS, CD_int));
        }
      }
    }
  }

  private void low(int left, int right, Runnable operator, int bits) {
    value(left);
    value(right);
    operator.run();
    mask(bits);
  }

  private void mask(int bits) {
    if (bits < 64) {
      out.loadConstant(-1L >>> 64 - bits).land();
    }
  }

  private void signed(int bits) {
    if (bits < 64) {
      out.loadConstant(bits);
      out.invokestatic(EXPRESSION, "signed", MethodTypeDesc.of(CD_long, CD_long, CD_int), true);
    }
  }

  /** Leaves 1 if the comparison holds, else 0. */
  void test(int operator, int left, int right, int bits) {
    value(left);
    value(right);
    out.loadConstant(operator).loadConstant(bits);
    out.invokestatic(
        ARITHMETIC, "test", MethodTypeDesc.of(CD_boolean, CD_long, CD_long, CD_int, CD_int));
  }
}
