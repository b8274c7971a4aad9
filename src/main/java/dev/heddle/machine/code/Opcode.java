// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

/** Decoded operations. Operands are registers (0 and up) or constants (below 0). */
public final class Opcode {
  // target, source
  public static final int MOVE = 0;
  // target, left, right, bits: in the order of BinaryOperator
  public static final int ADD = 1;
  public static final int SUB = 2;
  public static final int MUL = 3;
  public static final int UDIV = 4;
  public static final int SDIV = 5;
  public static final int UREM = 6;
  public static final int SREM = 7;
  static final int SHL = 8;
  static final int LSHR = 9;
  static final int ASHR = 10;
  public static final int AND = 11;
  public static final int OR = 12;
  public static final int XOR = 13;
  // target, left, right, bits: in the order of ComparisonOperator
  public static final int EQ = 14;
  static final int NE = 15;
  static final int UGT = 16;
  static final int UGE = 17;
  static final int ULT = 18;
  static final int ULE = 19;
  static final int SGT = 20;
  static final int SGE = 21;
  static final int SLT = 22;
  public static final int SLE = 23;
  // target, source, from bits, to bits
  public static final int TRUNCATE = 24;
  public static final int SIGN_EXTEND = 25;
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
  public static final int LAST_ARITHMETIC = UNARY;

  // target
  public static final int JUMP = 31;
  // condition, when true, when false
  public static final int BRANCH = 32;
  // left, right, when equal, when not
  public static final int BRANCH_EQ = 33;
  // left, right, when true, when false, ComparisonOperator and bits
  public static final int BRANCH_IF = 34;
  public static final int LAST_JUMP = BRANCH_IF;

  // has value, value
  public static final int RETURN = 35;
  public static final int EXIT = 36;
  // condition
  public static final int ASSUME = 37;
  public static final int ASSERT = 38;
  // whether it is the bound of a loop
  public static final int CUT = 39;
  public static final int STORE_STORE_FENCE = 40;
  public static final int HALT = 41;
  // target, bytes, alignment, Storage
  public static final int ALLOCATE = 42;
  // target, address
  public static final int OBJECT_SIZE = 43;
  // target, address, bytes
  public static final int PEEK = 44;
  // address, value, bytes
  public static final int POKE = 45;
  // target, mutex
  public static final int HOLDS = 46;
  // target
  public static final int SELF = 47;
  // target, handle
  public static final int THREAD_BLOCK = 48;
  // a loop begins here, in which a thread may wait
  public static final int LOOP_HEAD = 49;
  // format, first argument, number of arguments
  public static final int PRINT = 50;

  // target, low, high
  public static final int WIDE = 51;
  // target, wide, Part
  public static final int HALF = 52;

  // result or -1, callee, first argument, number of arguments
  public static final int CALL = 53;

  // target, handle
  public static final int ENDED = 54;

  // ---- from here on, operations that can be events
  // target, address, bytes, Need
  public static final int LOAD = 60;
  // address, value, bytes
  public static final int STORE = 61;
  // target, UpdateOperator, address, operand, bytes
  public static final int UPDATE = 62;
  // target, address, expected, desired, bytes
  public static final int COMPARE = 63;
  public static final int FENCE = 64;
  // handle, callee, first argument, number of arguments
  public static final int SPAWN = 65;
  // handle, result or -1, bits of the result
  public static final int JOIN = 66;
  // address
  public static final int LOCK = 67;
  // target, address
  public static final int TRYLOCK = 68;
  // address
  public static final int UNLOCK = 69;
  // target, count
  public static final int CHOOSE = 70;

  // address, zero, Storage
  public static final int FREE = 71;
  // target, cell, first of the two operands among the arguments, Patience and Counted, operators
  public static final int AWAIT = 72;

  // target, mutex
  public static final int RENEW = 73;

  /** Ints per operation. */
  public static final int WIDTH = 6;

  private Opcode() {}

  /** How an AWAIT has its two operators in one int. */
  static int operators(int test, int update) {
    return test << 8 | update;
  }

  /** Whether an operation ends a loop that has as many iterations as it may. */
  static boolean isLoopBound(int[] ops, int pc) {
    return ops[pc] == CUT && ops[pc + 1] != 0;
  }

  /** Where the operation may jump to. */
  public static int[] targets(int[] ops, int pc) {
    return switch (ops[pc]) {
      case JUMP -> new int[] {ops[pc + 1]};
      case BRANCH -> new int[] {ops[pc + 2], ops[pc + 3]};
      case BRANCH_EQ, BRANCH_IF -> new int[] {ops[pc + 3], ops[pc + 4]};
      default -> new int[0];
    };
  }

  public static boolean divides(int op) {
    return op >= UDIV && op <= SREM;
  }
}
