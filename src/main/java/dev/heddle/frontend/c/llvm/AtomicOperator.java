// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** The operators of {@code atomicrmw}. */
public enum AtomicOperator {
  XCHG,
  ADD,
  SUB,
  AND,
  NAND,
  OR,
  XOR,
  MAX,
  MIN,
  UMAX,
  UMIN,
  FADD,
  FSUB,
  FMAX,
  FMIN,
  UINC_WRAP,
  UDEC_WRAP,
  USUB_COND,
  USUB_SAT
}
