// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * Branches that decide only how long a thread computes, such as those of a delay loop: whichever
 * way the thread goes, it comes to the same operation, and until then it only writes registers.
 * Loops on the way count towards a limit in steps of 1, so they end whatever the registers hold.
 */
final class DelayLoops {
  /** The most operations after a branch that are examined. */
  private static final int LARGEST = 64;

  /**
   * The operations between a branch and the operation at which its paths join.
   *
   * @param written the registers that are written on the way
   */
  record Detour(int end, BitSet written) {}

  private final Code code;
  private final int[] ops;

  /** By function: whether a call of it does nothing but compute a result. */
  private final Map<Integer, Boolean> idle = new HashMap<>();

  DelayLoops(Code code) {
    this.code = code;
    this.ops = code.ops;
  }

  /** The detour after a branch; null if its paths differ in more than that. */
  Detour behind(int branch) {
    BitSet all = reach(branch, -1);
    if (all.cardinality() > LARGEST) {
      return null;
    }
    BitSet best = null;
    int end = -1;
    for (int i = all.nextSetBit(0); i >= 0; i = all.nextSetBit(i + 1)) {
      BitSet way = reach(branch, i * Opcode.WIDTH);
      boolean shorter = best == null || way.cardinality() < best.cardinality();
      if (shorter && way.stream().allMatch(p -> isHarmless(p * Opcode.WIDTH))) {
        best = way;
        end = i * Opcode.WIDTH;
      }
    }
    return best != null && ends(best) ? new Detour(end, written(best)) : null;
  }

  /** Whether a call does nothing but compute a result from its arguments. */
  boolean isIdle(int call) {
    int callee = ops[call + 2];
    int f = callee < 0 ? code.functionAt(code.constants[~callee]) : -1;
    if (f < 0 || code.parameters[f] != ops[call + 4]) {
      return false;
    }
    if (!idle.containsKey(f)) {
      idle.put(f, false); // also the answer for calls of itself
      BitSet body = new BitSet();
      collect(code.entry[f], -1, body);
      idle.put(
          f,
          body.cardinality() <= LARGEST
              && body.stream()
                  .map(i -> i * Opcode.WIDTH)
                  .allMatch(pc -> isHarmless(pc) || ops[pc] == Opcode.RETURN)
              && ends(body));
    }
    return idle.get(f);
  }

  private boolean isHarmless(int pc) {
    int op = ops[pc];
    return op <= Opcode.LAST_JUMP && !Opcode.divides(op)
        || op == Opcode.LOOP_HEAD
        || op == Opcode.CALL && isIdle(pc);
  }

  private BitSet written(BitSet way) {
    BitSet registers = new BitSet();
    way.stream()
        .map(i -> LiveRegisters.target(ops, i * Opcode.WIDTH))
        .filter(r -> r >= 0)
        .forEach(registers::set);
    return registers;
  }

  // ---------------------------------------------------------------- ways

  /** The operations after a branch, up to those that do more than write registers. */
  private BitSet reach(int branch, int without) {
    BitSet reached = new BitSet();
    eachNext(branch, next -> collect(next, without, reached));
    return reached;
  }

  private void collect(int from, int without, BitSet reached) {
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(from);
    while (!open.isEmpty() && reached.cardinality() <= LARGEST) {
      int pc = open.pop();
      if (pc != without && !reached.get(pc / Opcode.WIDTH)) {
        reached.set(pc / Opcode.WIDTH);
        if (isHarmless(pc)) {
          eachNext(pc, open::push);
        }
      }
    }
  }

  /** The possible successors of an operation, except for bounds of loops. */
  private void eachNext(int pc, IntConsumer next) {
    if (LiveRegisters.fallsThrough(ops[pc])) {
      next.accept(pc + Opcode.WIDTH);
    }
    for (int target : Opcode.targets(ops, pc)) {
      if (!Opcode.isLoopBound(ops, target)) {
        next.accept(target);
      }
    }
  }

  // ---------------------------------------------------------------- loops on the way

  /** Whether a thread cannot stay among these operations for ever. */
  private boolean ends(BitSet way) {
    BitSet left = (BitSet) way.clone();
    for (int i = left.nextSetBit(0); i >= 0; i = left.nextSetBit(i + 1)) {
      if (counts(i * Opcode.WIDTH, left)) {
        left.clear(i); // a thread passes it finitely often
      }
    }
    for (int i = left.nextSetBit(0); i >= 0; i = left.nextSetBit(i + 1)) {
      if (!round(i * Opcode.WIDTH, -1, left).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Whether an operation is in a loop each round of which comes a step closer to a limit. */
  private boolean counts(int pc, BitSet way) {
    BitSet round = round(pc, -1, way);
    IntPredicate always = p -> round(pc, p, way).isEmpty();
    return round.stream()
        .map(i -> i * Opcode.WIDTH)
        .filter(this::isStep)
        .filter(step -> writers(round, ops[step + 1]) == 1 && always.test(step))
        .anyMatch(step ->
            round.stream()
                .map(i -> i * Opcode.WIDTH)
                .anyMatch(b -> stopsAt(b, step, round) && always.test(b)));
  }

  /** The operations on paths from one back to itself. */
  private BitSet round(int pc, int without, BitSet way) {
    BitSet round = new BitSet();
    for (int i = way.nextSetBit(0); i >= 0; i = way.nextSetBit(i + 1)) {
      if (hasPath(pc, i * Opcode.WIDTH, without, way)
          && hasPath(i * Opcode.WIDTH, pc, without, way)) {
        round.set(i);
      }
    }
    return round;
  }

  /** Whether there is a path of at least one step from one operation to another. */
  private boolean hasPath(int from, int to, int without, BitSet way) {
    BitSet reached = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(from);
    while (!open.isEmpty()) {
      int pc = open.pop();
      if (pc != without && isHarmless(pc)) {
        eachNext(
            pc,
            next -> {
              if (way.get(next / Opcode.WIDTH)
                  && next != without
                  && !reached.get(next / Opcode.WIDTH)) {
                reached.set(next / Opcode.WIDTH);
                open.push(next);
              }
            });
      }
    }
    return reached.get(to / Opcode.WIDTH);
  }

  private long writers(BitSet round, int register) {
    return round.stream()
        .filter(i -> LiveRegisters.target(ops, i * Opcode.WIDTH) == register)
        .count();
  }

  /** Whether an operation adds 1 to a register, or subtracts 1. */
  private boolean isStep(int pc) {
    return (ops[pc] == Opcode.ADD || ops[pc] == Opcode.SUB)
        && ops[pc + 1] == ops[pc + 2]
        && ops[pc + 3] < 0
        && Math.abs(step(pc)) == 1;
  }

  private long step(int pc) {
    int unused = 64 - ops[pc + 4];
    long value = code.constants[~ops[pc + 3]] << unused >> unused;
    return ops[pc] == Opcode.ADD ? value : -value;
  }

  /** Whether a branch leaves the round once the register of a step has come to a limit. */
  private boolean stopsAt(int branch, int step, BitSet round) {
    int op = ops[branch];
    if (op != Opcode.BRANCH_EQ && op != Opcode.BRANCH_IF) {
      return false;
    }
    boolean staysIfTrue = round.get(ops[branch + 3] / Opcode.WIDTH);
    boolean staysIfFalse = round.get(ops[branch + 4] / Opcode.WIDTH);
    int register = ops[step + 1];
    boolean left = ops[branch + 1] == register;
    int limit = left ? ops[branch + 2] : ops[branch + 1];
    boolean compares = left || ops[branch + 2] == register;
    boolean isFixed = limit < 0 || writers(round, limit) == 0;
    if (staysIfTrue == staysIfFalse || !compares || !isFixed) {
      return false;
    }
    if (op == Opcode.BRANCH_EQ) {
      return staysIfFalse;
    }
    boolean rises = step(step) > 0 == left; // as seen by the left operand
    return (ops[branch + 5] & 0xff) == ops[step + 4]
        && switch (Code.COMPARISON[ops[branch + 5] >> 8]) {
          case ULT, SLT -> staysIfTrue && rises;
          case UGE, SGE -> staysIfFalse && rises;
          case UGT, SGT -> staysIfTrue && !rises;
          case ULE, SLE -> staysIfFalse && !rises;
          default -> false;
        };
  }
}
