// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

/** Decoded operations. Operands are registers (0 and up) or constants (below 0). */
final class Opcode {
  // target, source
  static final int MOVE = 0;
  // target, left, right, bits: in the order of BinaryOperator
  static final int ADD = 1;
  static final int SUB = 2;
  static final int MUL = 3;
  static final int UDIV = 4;
  static final int SDIV = 5;
  static final int UREM = 6;
  static final int SREM = 7;
  static final int SHL = 8;
  static final int LSHR = 9;
  static final int ASHR = 10;
  static final int AND = 11;
  static final int OR = 12;
  static final int XOR = 13;
  // target, left, right, bits: in the order of ComparisonOperator
  static final int EQ = 14;
  static final int NE = 15;
  static final int UGT = 16;
  static final int UGE = 17;
  static final int ULT = 18;
  static final int ULE = 19;
  static final int SGT = 20;
  static final int SGE = 21;
  static final int SLT = 22;
  static final int SLE = 23;
  // target, source, from bits, to bits
  static final int TRUNCATE = 24;
  static final int SIGN_EXTEND = 25;
  // target, condition, when true, when false
  static final int SELECT = 26;
  // target, left, right, bits, BinaryOperator: those that have no operation of their own
  static final int BINARY = 27;
  // target, left, right, bits, ComparisonOperator
  static final int COMPARISON = 28;
  // target, source, from bits, to bits, CastOperator
  static final int CAST = 29;
  // target, source, UnaryOperator, bits
  static final int UNARY = 30;
  static final int LAST_ARITHMETIC = UNARY;

  // target
  static final int JUMP = 31;
  // condition, when true, when false
  static final int BRANCH = 32;
  // left, right, when equal, when not
  static final int BRANCH_EQ = 33;
  // left, right, when true, when false, ComparisonOperator and bits
  static final int BRANCH_IF = 34;
  static final int LAST_JUMP = BRANCH_IF;

  // has value, value
  static final int RETURN = 35;
  static final int EXIT = 36;
  // condition
  static final int ASSUME = 37;
  static final int ASSERT = 38;
  static final int CUT = 39;
  static final int STORE_STORE_FENCE = 40;
  static final int HALT = 41;
  // target, bytes, alignment, Storage
  static final int ALLOCATE = 42;
  // target, address
  static final int OBJECT_SIZE = 43;
  // target, address, bytes
  static final int PEEK = 44;
  // address, value, bytes
  static final int POKE = 45;
  // target, mutex
  static final int HOLDS = 46;
  // target
  static final int SELF = 47;
  // target, handle
  static final int THREAD_BLOCK = 48;
  // a loop begins here, in which a thread may wait
  static final int LOOP_HEAD = 49;
  // format, first argument, number of arguments
  static final int PRINT = 50;

  // target, low, high
  static final int WIDE = 51;
  // target, wide, Part
  static final int HALF = 52;

  // result or -1, callee, first argument, number of arguments
  static final int CALL = 53;

  // target, handle
  static final int ENDED = 54;

  // ---- from here on, operations that can be events
  // target, address, bytes, Need
  static final int LOAD = 60;
  // address, value, bytes
  static final int STORE = 61;
  // target, UpdateOperator, address, operand, bytes
  static final int UPDATE = 62;
  // target, address, expected, desired, bytes
  static final int COMPARE = 63;
  static final int FENCE = 64;
  // handle, callee, first argument, number of arguments
  static final int SPAWN = 65;
  // handle, result or -1, bits of the result
  static final int JOIN = 66;
  // address
  static final int LOCK = 67;
  // target, address
  static final int TRYLOCK = 68;
  // address
  static final int UNLOCK = 69;
  // target, count
  static final int CHOOSE = 70;

  // address, zero, Storage
  static final int FREE = 71;
  // target, cell, first of the two operands among the arguments, Patience, operators
  static final int AWAIT = 72;

  // target, mutex
  static final int RENEW = 73;

  /** Ints per operation. */
  static final int WIDTH = 6;

  private Opcode() {}

  /** How an AWAIT has its two operators in one int. */
  static int operators(int test, int update) {
    return test << 8 | update;
  }

  /** Where the operation may jump to. */
  static int[] targets(int[] ops, int pc) {
    return switch (ops[pc]) {
      case JUMP -> new int[] {ops[pc + 1]};
      case BRANCH -> new int[] {ops[pc + 2], ops[pc + 3]};
      case BRANCH_EQ, BRANCH_IF -> new int[] {ops[pc + 3], ops[pc + 4]};
      default -> new int[0];
    };
  }

  static boolean divides(int op) {
    return op >= UDIV && op <= SREM;
  }
}
