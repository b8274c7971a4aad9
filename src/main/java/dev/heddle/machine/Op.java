package dev.heddle.machine;

/** Decoded operations. Operands are registers (0 and up) or constants (below 0). */
final class Op {
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
  static final int LAST_ARITHMETIC = SELECT;

  // target
  static final int JUMP = 27;
  // condition, when true, when false
  static final int BRANCH = 28;
  // left, right, when equal, when not
  static final int BRANCH_EQ = 29;
  // result or -1, callee, first argument, number of arguments
  static final int CALL = 30;
  // has value, value
  static final int RETURN = 31;
  static final int EXIT = 32;
  // condition
  static final int ASSUME = 33;
  static final int ASSERT = 34;
  static final int CUT = 35;
  static final int STORE_STORE_FENCE = 36;

  // ---- from here on, operations that can be events
  // target, address, bytes
  static final int LOAD = 40;
  // address, value, bytes
  static final int STORE = 41;
  // target, UpdateOperator, address, operand, bytes
  static final int UPDATE = 42;
  // target, address, expected, desired, bytes
  static final int COMPARE = 43;
  static final int FENCE = 44;
  // handle, callee, first argument, number of arguments
  static final int SPAWN = 45;
  // handle, result or -1, bits of the result
  static final int JOIN = 46;
  // address
  static final int LOCK = 47;
  // target, address
  static final int TRYLOCK = 48;
  // address
  static final int UNLOCK = 49;
  // target, count
  static final int CHOOSE = 50;

  /** Ints per operation. */
  static final int WIDTH = 6;

  private Op() {}

  static boolean divides(int op) {
    return op >= UDIV && op <= SREM;
  }
}
