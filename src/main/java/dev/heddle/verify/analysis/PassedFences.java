// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.plan.OutputListener;
import dev.heddle.program.Barrier;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Program;

/** Records which C11 fences a thread passed, and when. Fences are not always events. */
public final class PassedFences extends InstructionMarks {
  private static final long RELEASE = -1;
  private static final long ACQUIRE = -2;
  private static final long BOTH = -3;

  /** Passes everything but the marks to another listener. */
  public PassedFences(OutputListener others) {
    super(others);
  }

  boolean releases(int i) {
    return mark(i) != ACQUIRE;
  }

  boolean acquires(int i) {
    return mark(i) != RELEASE;
  }

  /** The program with its fences marked. */
  public static Program mark(Program program) {
    return mark(program, PassedFences::mark);
  }

  private static long mark(Function f, int i) {
    if (!(f.code().get(i) instanceof Instruction.Fence fence) || isPartOfStore(f, i)) {
      return 0;
    }
    boolean releases = orders(fence, Barrier.STORE_STORE);
    boolean acquires = orders(fence, Barrier.LOAD_LOAD);
    return releases && acquires ? BOTH : releases ? RELEASE : acquires ? ACQUIRE : 0;
  }

  /** A fence of C11 orders loads before stores; one that only keeps stores in order is part of. */
  private static boolean orders(Instruction.Fence fence, Barrier with) {
    return fence.barriers().contains(Barrier.LOAD_STORE) && fence.barriers().contains(with);
  }

  /** Whether the fence is how a sequentially consistent store is expressed. */
  private static boolean isPartOfStore(Function f, int i) {
    return i > 0
        && f.code().get(i - 1) instanceof Instruction.Store store
        && store.order() == Order.SEQ_CST
        && store.at().equals(f.code().get(i).at());
  }
}
