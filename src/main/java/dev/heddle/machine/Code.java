package dev.heddle.machine;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.UpdateOperator;

/**
 * A program decoded for the interpreter: all functions in one array, {@link Op#WIDTH} ints per
 * operation; a program counter is an index into it.
 */
final class Code {
  /** What a function's address is: recognisable, and outside every global. */
  private static final long FUNCTIONS = 0x7f00_0000_0000L;

  private static final int FUNCTION_SPACING = 16;
  static final BinaryOperator[] BINARY = BinaryOperator.values();
  static final ComparisonOperator[] COMPARISON = ComparisonOperator.values();
  static final UpdateOperator[] UPDATE = UpdateOperator.values();

  final int[] ops;

  /** Per operation, the instruction it came from: function and index, packed for an event. */
  final int[] origin;

  final long[] constants;

  /** Argument operands of calls and spawns, one list after another. */
  final int[] arguments;

  /** Per function: where it starts, and how many registers and temporaries it has. */
  final int[] entry;

  final int[] frameSize;
  final int[] parameters;

  /** Whether any operation joins, takes a mutex, chooses. */
  final boolean joins;

  final boolean locks;
  final boolean choices;

  Code(
      int[] ops,
      int[] origin,
      long[] constants,
      int[] arguments,
      int[] entry,
      int[] frameSize,
      int[] parameters) {
    this.ops = ops;
    this.origin = origin;
    this.constants = constants;
    this.arguments = arguments;
    this.entry = entry;
    this.frameSize = frameSize;
    this.parameters = parameters;
    this.joins = contains(Op.JOIN);
    this.locks = contains(Op.LOCK);
    this.choices = contains(Op.CHOOSE);
  }

  private boolean contains(int op) {
    for (int pc = 0; pc < ops.length; pc += Op.WIDTH) {
      if (ops[pc] == op) {
        return true;
      }
    }
    return false;
  }

  static long functionAddress(int function) {
    return FUNCTIONS + (long) FUNCTION_SPACING * function;
  }

  /** The function at an address, or -1. */
  int functionAt(long address) {
    long offset = address - FUNCTIONS;
    boolean valid = offset >= 0 && offset % FUNCTION_SPACING == 0;
    return valid && offset / FUNCTION_SPACING < entry.length ? (int) offset / FUNCTION_SPACING : -1;
  }
}
