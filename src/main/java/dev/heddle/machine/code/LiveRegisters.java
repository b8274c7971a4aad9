// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * The live registers of a frame before each operation of a function, for several purposes. In
 * functions that are too large, all registers count as live.
 */
public final class LiveRegisters {
  /** The purpose for which a register is live. */
  public enum Purpose {
    /**
     * It may be read: two threads that agree on these continue in the same way, to the last step.
     */
    CONTINUATION,
    /** It may influence an event, a branch, a failure, a result or what is printed. */
    EFFECT,
    /**
     * It may influence an event, a branch, a failure or a result. What only feeds itself does not,
     * nor what is only printed, nor how often a bounded loop may still iterate.
     */
    LOCAL_ROUND,
    /** The same without what influences only {@link DelayLoops}. */
    ROUND
  }

  /** Operations times registers. */
  private static final long LARGEST = 1 << 22;

  private final Code code;
  private final Purpose purpose;
  private final int[] ops;
  private final DelayLoops detours;

  /** By pc: the live registers; null if not computed yet. */
  private final int[][] live;

  /** Whether registers are observed at the end. */
  private final boolean observed;

  /**
   * @param observed whether people ask for registers when all is over, of functions that are
   *     observed
   */
  public LiveRegisters(Code code, Purpose purpose, boolean observed) {
    this.observed = observed;
    this.code = code;
    this.purpose = purpose;
    this.ops = code.ops;
    this.detours = new DelayLoops(code);
    this.live = new int[ops.length / Opcode.WIDTH][];
  }

  /** The registers that may be read from here on before they are written. */
  public int[] at(int pc) {
    int i = pc / Opcode.WIDTH;
    if (live[i] == null) {
      findAround(pc);
    }
    return live[i];
  }

  private void findAround(int pc) {
    int f = code.functionOf(pc);
    int from = code.entry[f] / Opcode.WIDTH;
    int to = code.endOf(f) / Opcode.WIDTH;
    BitSet[] before = new BitSet[to - from];
    BitSet all = new BitSet();
    all.set(0, code.frameSize[f]);
    if (observed && code.observed[f] || (long) before.length * code.frameSize[f] > LARGEST) {
      Arrays.fill(before, all);
    } else {
      for (int i = 0; i < before.length; i++) {
        before[i] = new BitSet();
      }
      propagate(before, from);
    }
    for (int i = from; i < to; i++) {
      live[i] = before[i - from].stream().toArray();
    }
  }

  private void propagate(BitSet[] before, int from) {
    Map<Integer, DelayLoops.Detour> ways = detours(from, before.length);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = before.length - 1; i >= 0; i--) {
        BitSet now = new BitSet();
        int pc = (from + i) * Opcode.WIDTH;
        if (fallsThrough(ops[pc]) && i + 1 < before.length) {
          now.or(before[i + 1]);
        }
        for (int target : Opcode.targets(ops, pc)) {
          now.or(before[target / Opcode.WIDTH - from]);
        }
        int written = target(ops, pc);
        DelayLoops.Detour way = ways.get(pc);
        boolean matters =
            purpose == Purpose.CONTINUATION
                || (way == null
                    ? matters(pc, now)
                    : before[way.end() / Opcode.WIDTH - from].intersects(way.written()));
        if (written >= 0) {
          now.clear(written);
        }
        if (matters) {
          eachRead(
              pc,
              operand -> {
                if (operand >= 0) {
                  now.set(operand);
                }
              });
        }
        if (!now.equals(before[i])) {
          before[i] = now;
          changed = true;
        }
      }
    }
  }

  /** The detours of a function, by the branch they begin with. */
  private Map<Integer, DelayLoops.Detour> detours(int from, int count) {
    Map<Integer, DelayLoops.Detour> ways = new HashMap<>();
    for (int pc = from * Opcode.WIDTH; pc < (from + count) * Opcode.WIDTH; pc += Opcode.WIDTH) {
      boolean branches = Opcode.targets(ops, pc).length > 1;
      DelayLoops.Detour way = branches && purpose == Purpose.ROUND ? detours.behind(pc) : null;
      if (way != null) {
        ways.put(pc, way);
      }
    }
    return ways;
  }

  /** Whether what an operation reads matters for the rounds of a loop, given what does after it. */
  private boolean matters(int pc, BitSet behind) {
    int op = ops[pc];
    boolean computes =
        op <= Opcode.LAST_ARITHMETIC && !Opcode.divides(op)
            || op == Opcode.CALL && purpose == Purpose.ROUND && detours.isIdle(pc);
    if (computes) {
      return ops[pc + 1] >= 0 && behind.get(ops[pc + 1]);
    }
    if (purpose == Purpose.EFFECT) {
      return true;
    }
    boolean bounds = false;
    for (int target : Opcode.targets(ops, pc)) {
      bounds |= Opcode.isLoopBound(ops, target);
    }
    return op != Opcode.PRINT && !bounds;
  }

  /** Whether the following operation may be next. */
  static boolean fallsThrough(int op) {
    return switch (op) {
      case Opcode.JUMP,
          Opcode.BRANCH,
          Opcode.BRANCH_EQ,
          Opcode.BRANCH_IF,
          Opcode.RETURN,
          Opcode.EXIT,
          Opcode.HALT,
          Opcode.CUT ->
          false;
      default -> true;
    };
  }

  /** The register that the operation writes before the next one runs; -1 if none. */
  static int target(int[] ops, int pc) {
    return switch (ops[pc]) {
      case Opcode.JOIN -> ops[pc + 2];
      case Opcode.CALL,
          Opcode.ALLOCATE,
          Opcode.OBJECT_SIZE,
          Opcode.PEEK,
          Opcode.HOLDS,
          Opcode.ENDED,
          Opcode.RENEW,
          Opcode.SELF,
          Opcode.THREAD_BLOCK,
          Opcode.WIDE,
          Opcode.HALF,
          Opcode.LOAD,
          Opcode.UPDATE,
          Opcode.COMPARE,
          Opcode.SPAWN,
          Opcode.TRYLOCK,
          Opcode.CHOOSE,
          Opcode.AWAIT ->
          ops[pc + 1];
      default -> ops[pc] <= Opcode.LAST_ARITHMETIC ? ops[pc + 1] : -1;
    };
  }

  /** Passes the operands that an operation reads, including constants. */
  private void eachRead(int pc, IntConsumer operand) {
    switch (ops[pc]) {
      case Opcode.MOVE, Opcode.TRUNCATE, Opcode.SIGN_EXTEND, Opcode.CAST, Opcode.UNARY ->
          operand.accept(ops[pc + 2]);
      case Opcode.SELECT -> some(pc, operand, 2, 3, 4);
      case Opcode.BRANCH,
          Opcode.ASSUME,
          Opcode.ASSERT,
          Opcode.LOCK,
          Opcode.UNLOCK,
          Opcode.FREE,
          Opcode.JOIN ->
          operand.accept(ops[pc + 1]);
      case Opcode.BRANCH_EQ, Opcode.BRANCH_IF, Opcode.STORE, Opcode.POKE -> some(pc, operand, 1, 2);
      case Opcode.RETURN, Opcode.EXIT -> {
        if (ops[pc + 1] != 0) {
          operand.accept(ops[pc + 2]);
        }
      }
      case Opcode.ALLOCATE,
          Opcode.OBJECT_SIZE,
          Opcode.PEEK,
          Opcode.HOLDS,
          Opcode.ENDED,
          Opcode.RENEW,
          Opcode.THREAD_BLOCK,
          Opcode.HALF,
          Opcode.LOAD,
          Opcode.TRYLOCK,
          Opcode.CHOOSE ->
          operand.accept(ops[pc + 2]);
      case Opcode.WIDE -> some(pc, operand, 2, 3);
      case Opcode.UPDATE -> some(pc, operand, 3, 4);
      case Opcode.COMPARE -> some(pc, operand, 2, 3, 4);
      case Opcode.CALL, Opcode.SPAWN -> {
        operand.accept(ops[pc + 2]);
        list(ops[pc + 3], ops[pc + 4], operand);
      }
      case Opcode.AWAIT -> {
        operand.accept(ops[pc + 2]);
        list(ops[pc + 3], 2, operand);
      }
      case Opcode.PRINT -> {
        operand.accept(ops[pc + 1]);
        list(ops[pc + 2], ops[pc + 3], operand);
      }
      default -> {
        if (ops[pc] <= Opcode.LAST_ARITHMETIC) {
          some(pc, operand, 2, 3);
        }
      }
    }
  }

  private void some(int pc, IntConsumer operand, int... places) {
    for (int place : places) {
      operand.accept(ops[pc + place]);
    }
  }

  private void list(int first, int count, IntConsumer operand) {
    for (int i = 0; i < count; i++) {
      operand.accept(code.arguments[first + i]);
    }
  }
}
