// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/**
 * The operators of read-modify-writes, which compute the stored value from the old one and the
 * operand (LLVM's atomicrmw).
 */
public enum UpdateOperator {
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
  UMIN;

  public long apply(long old, long operand, int bits) {
    long a = Expression.signed(old, bits);
    long b = Expression.signed(operand, bits);
    return Expression.truncate(
        switch (this) {
          case XCHG -> operand;
          case ADD -> old + operand;
          case SUB -> old - operand;
          case AND -> old & operand;
          case NAND -> ~(old & operand);
          case OR -> old | operand;
          case XOR -> old ^ operand;
          case MAX -> Math.max(a, b);
          case MIN -> Math.min(a, b);
          case UMAX -> Long.compareUnsigned(old, operand) >= 0 ? old : operand;
          case UMIN -> Long.compareUnsigned(old, operand) <= 0 ? old : operand;
        },
        bits);
  }

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
