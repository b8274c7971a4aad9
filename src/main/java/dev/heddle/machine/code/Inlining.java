// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import dev.heddle.program.analysis.Uses;
import java.util.ArrayDeque;

/**
 * Which calls are replaced by the body of what they call: short functions that need no frame of
 * their own. Most of a C program's calls are of that kind, the library's above all.
 */
final class Inlining {
  /** Calls within calls that are replaced. */
  static final int TOO_DEEP = 6;

  private static final int LONGEST = 60;

  /** Operations of a program that has grown enough. */
  private static final int MOST = 1 << 18;

  private final boolean[] suitable;
  private final Decoder pool;

  Inlining(Program program, Decoder pool) {
    this.pool = pool;
    suitable = new boolean[program.functions().size()];
    for (int f = 0; f < suitable.length; f++) {
      suitable[f] = isSuitable(program.functions().get(f));
    }
  }

  /** What a frame ends with it are the private objects, so these need one. */
  private static boolean isSuitable(Function f) {
    return f.code().size() <= LONGEST
        && f.code().stream()
            .noneMatch(i -> i instanceof Instruction.Allocate a && a.storage() == Storage.PRIVATE);
  }

  boolean allows(int function, int depth) {
    return suitable[function] && depth < TOO_DEEP && pool.pc() < MOST;
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

  /** Per instruction: whether the function can come to it. */
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
