// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression.FunctionAddress;
import dev.heddle.program.Storage;
import dev.heddle.program.UnaryOperator;
import dev.heddle.program.UpdateOperator;
import java.util.stream.IntStream;

/**
 * A program decoded for the interpreter: all functions in one array, {@link Opcode#WIDTH} ints per
 * operation; a program counter is an index into it.
 */
public final class Code {
  static final BinaryOperator[] BINARY = BinaryOperator.values();
  static final ComparisonOperator[] COMPARISON = ComparisonOperator.values();
  public static final UpdateOperator[] UPDATE = UpdateOperator.values();
  static final CastOperator[] CAST = CastOperator.values();
  static final UnaryOperator[] UNARY = UnaryOperator.values();
  public static final Storage[] STORAGE = Storage.values();

  public final int[] ops;

  /** Per operation, the instruction it came from: function and index, packed for an event. */
  public final int[] origin;

  /**
   * Per operation, the instruction to report within its frame, and whether the frame is one of the
   * library.
   */
  private final int[] shown;

  private final boolean[] isLibrary;
  private final boolean hasLibrary;
  private final CallSites sites;
  public final long[] constants;

  /** Argument operands of calls and spawns, one list after another. */
  public final int[] arguments;

  // ---- per function: where it starts, how many registers and temporaries it has
  public final int[] entry;

  public final int[] frameSize;
  public final int[] parameters;

  /** The registers that may be read before they are written: they start as 0. */
  public final int[][] zeroed;

  /** Whether the function's registers are observed at the end. */
  final boolean[] observed;

  /** Whether any operation joins, waits for a mutex or cell, chooses. */
  public final boolean joins;

  public final boolean waits;
  public final boolean choices;

  /** The loops in which threads may return to an earlier state. */
  public final WaitingLoops loops;

  /** Properties of each function, by its index. */
  record Functions(
      int[] entry, int[] frameSize, int[] parameters, int[][] zeroed, boolean[] observed) {}

  /** Where each operation comes from. */
  record Origins(int[] origin, int[] shown, boolean[] isLibrary, CallSites sites) {}

  Code(int[] ops, Origins origins, long[] constants, int[] arguments, Functions functions) {
    this.ops = ops;
    this.origin = origins.origin();
    this.shown = origins.shown();
    this.isLibrary = origins.isLibrary();
    this.sites = origins.sites();
    this.constants = constants;
    this.arguments = arguments;
    this.entry = functions.entry();
    this.frameSize = functions.frameSize();
    this.parameters = functions.parameters();
    this.zeroed = functions.zeroed();
    this.observed = functions.observed();
    this.hasLibrary = IntStream.range(0, isLibrary.length).anyMatch(i -> isLibrary[i]);
    this.joins = contains(Opcode.JOIN);
    this.waits = contains(Opcode.LOCK) || contains(Opcode.AWAIT);
    this.choices = contains(Opcode.CHOOSE);
    this.loops = new WaitingLoops(this);
    loops.dropOthers();
  }

  public boolean contains(int op) {
    for (int pc = 0; pc < ops.length; pc += Opcode.WIDTH) {
      if (ops[pc] == op) {
        return true;
      }
    }
    return false;
  }

  /**
   * The instruction to report: inside the library, the user's call of it.
   *
   * @param r the frames of the thread, the running one at {@code base}
   */
  public int userOrigin(long[] r, int base, int pc) {
    int i = pc / Opcode.WIDTH;
    if (hasLibrary) {
      for (int b = base; isLibrary[i] && b > Frame.HEAD; ) {
        i = (int) r[b + Frame.RETURN_PC] / Opcode.WIDTH - 1;
        b = (int) r[b + Frame.CALLER_BASE];
      }
    }
    return shown[i];
  }

  /** The user's calls that have not returned, innermost first. */
  public int[] calls(long[] r, int base, int pc) {
    IntStream.Builder all = IntStream.builder();
    sites.around(pc / Opcode.WIDTH, all::add);
    for (int b = base; b > Frame.HEAD; b = (int) r[b + Frame.CALLER_BASE]) {
      int i = (int) r[b + Frame.RETURN_PC] / Opcode.WIDTH - 1;
      if (!isLibrary[i]) {
        all.add(shown[i]);
      }
      sites.around(i, all::add);
    }
    return all.build().toArray();
  }

  /** The value of an operand in the frame at {@code base}: of a register, or a constant. */
  public long value(long[] r, int base, int operand) {
    return operand >= 0 ? r[base + operand] : constants[~operand];
  }

  /** The function that an operation is in. */
  public int functionOf(int pc) {
    int f = 0;
    for (int g = 1; g < entry.length; g++) {
      f = entry[g] <= pc ? g : f;
    }
    return f;
  }

  /** Where the operations of a function end. */
  public int endOf(int f) {
    return f + 1 < entry.length ? entry[f + 1] : ops.length;
  }

  /** The function at an address, or -1. */
  public int functionAt(long address) {
    long offset = address - FunctionAddress.FIRST;
    boolean valid = offset >= 0 && offset % FunctionAddress.SPACING == 0;
    long f = offset / FunctionAddress.SPACING;
    return valid && f < entry.length ? (int) f : -1;
  }
}
