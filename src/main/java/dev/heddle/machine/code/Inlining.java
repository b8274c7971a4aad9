// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import dev.heddle.program.analysis.Uses;
import java.util.ArrayDeque;

/**
 * Decides which calls are inlined: those of short functions that need no frame of their own. These
 * are most calls of a C program, especially those of the library.
 */
final class Inlining {
  /** The depth of nested calls that are inlined. */
  static final int MAX_DEPTH = 6;

  private static final int LONGEST = 60;

  /** The number of operations from which on no more calls are inlined. */
  private static final int MAX_OPERATIONS = 1 << 18;

  private final boolean[] suitable;
  private final Decoder pool;

  Inlining(Program program, Decoder pool) {
    this.pool = pool;
    suitable = new boolean[program.functions().size()];
    for (int f = 0; f < suitable.length; f++) {
      suitable[f] = isSuitable(program.functions().get(f));
    }
  }

  /** Whether a function can be inlined; one with private objects needs a frame, which ends them. */
  private static boolean isSuitable(Function f) {
    return f.code().size() <= LONGEST
        && f.code().stream()
            .noneMatch(i -> i instanceof Instruction.Allocate a && a.storage() == Storage.PRIVATE);
  }

  boolean allows(int function, int depth) {
    return suitable[function] && depth < MAX_DEPTH && pool.pc() < MAX_OPERATIONS;
  }

  /** Per register: whether some instruction of the function writes it. */
  static boolean[] assigned(Function f) {
    boolean[] assigned = new boolean[f.registers().size()];
    for (Instruction i : f.code()) {
      if (Uses.target(i) >= 0) {
        assigned[Uses.target(i)] = true;
      }
    }
    return assigned;
  }

  /** Per instruction: whether it can be reached. */
  static boolean[] reachable(Function f) {
    boolean[] reachable = new boolean[f.code().size() + 1];
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(0);
    while (!open.isEmpty()) {
      int i = open.pop();
      if (!reachable[i]) {
        reachable[i] = true;
        if (i < f.code().size()) {
          for (int next : f.successors(i)) {
            open.push(next);
          }
        }
      }
    }
    return reachable;
  }
}
