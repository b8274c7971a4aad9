// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** Operators with two operands of one type. */
public enum LlvmBinaryOperator {
  ADD,
  SUB,
  MUL,
  UDIV,
  SDIV,
  UREM,
  SREM,
  SHL,
  LSHR,
  ASHR,
  AND,
  OR,
  XOR,
  FADD,
  FSUB,
  FMUL,
  FDIV,
  FREM
}
