// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

/** The operation of an instruction, without its size and condition. */
enum X86Opcode {
  MOV(2),
  ADD(2),
  SUB(2),
  AND(2),
  OR(2),
  XOR(2),
  INC(1),
  DEC(1),
  CMP(2),
  TEST(2),
  SHL(2),
  XCHG(2),
  XADD(2),
  CMPXCHG(2),
  MOVNTI(2),
  CLFLUSH(1),
  JMP(1),
  J(1),
  SET(1),
  CMOV(2),
  MFENCE(0),
  SFENCE(0),
  LFENCE(0),
  NOP(0),
  ENDBR64(0),
  RET(0);

  private final int operands;

  X86Opcode(int operands) {
    this.operands = operands;
  }

  int operands() {
    return operands;
  }

  /** Whether its name can end in a letter for the size. */
  boolean isSized() {
    return ordinal() <= MOVNTI.ordinal() || this == CMOV || this == NOP;
  }

  boolean isJump() {
    return this == JMP || this == J;
  }

  /** Whether its name continues with a condition. */
  boolean isConditional() {
    return this == J || this == SET || this == CMOV;
  }

  /** Whether LOCK makes it atomic; any other instruction refuses a LOCK. */
  boolean isLockable() {
    return switch (this) {
      case ADD, SUB, AND, OR, XOR, INC, DEC, XCHG, XADD, CMPXCHG -> true;
      default -> false;
    };
  }
}
