// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * Loops in which a thread can come back to a state it was in: all but those that count. A loop
 * counts if each round adds a constant to a register that matters, and nothing else writes it.
 *
 * <p>A loop is <em>cyclic</em> if each round instead adds 1 to a register modulo {@link
 * #LEAST_MODULUS} or more, as a search of a hash table or a ring does. A state repeats there only
 * after a whole cycle, and most cycles have an event while the register is 0. So to try whether an
 * event is futile is worth it only there. To hold back fewer events is always right: the thread
 * makes them and is parked after them. All states are recorded nevertheless, because a cycle need
 * not have an event while the register is 0, and because rule M compares the states of all threads.
 */
public final class WaitingLoops {
  /** A smaller modulus is that of a short search, such as one among a few locks. */
  private static final int LEAST_MODULUS = 64;

  private final Code code;
  private final int[] ops;
  private final LiveRegisters live;
  private final LiveRegisters liveInLocal;

  /** By operation: whether it is in such a loop. */
  private final BitSet inside = new BitSet();

  /** By operation: the register of the cyclic loop it is in, plus 1; 0 if it is in none. */
  private final int[] cyclic;

  /** By operation: whether it is in such a loop that is not cyclic, in which events are tried. */
  private final BitSet others = new BitSet();

  /** The operations where such loops begin. */
  private final BitSet heads = new BitSet();

  WaitingLoops(Code code) {
    this.code = code;
    this.ops = code.ops;
    this.cyclic = new int[ops.length / Opcode.WIDTH];
    this.live = new LiveRegisters(code, LiveRegisters.Purpose.ROUND, false);
    this.liveInLocal = new LiveRegisters(code, LiveRegisters.Purpose.LOCAL_ROUND, false);
    for (int pc = 0; pc < ops.length; pc += Opcode.WIDTH) {
      if (ops[pc] == Opcode.LOOP_HEAD) {
        add(pc);
      }
    }
    others.stream().forEach(i -> cyclic[i] = 0);
    inside.or(others);
    addEntrances();
  }

  private void add(int head) {
    BitSet round = round(head, new BitSet());
    BitSet steps = steps(head, round, this::isCounter);
    BitSet rest = round(head, steps);
    if (!rest.isEmpty()) {
      heads.set(head / Opcode.WIDTH);
      inside.or(rest);
      cyclicStep(head, steps)
          .ifPresentOrElse(
              step -> rest.stream().forEach(i -> cyclic[i] = ops[step * Opcode.WIDTH + 1] + 1),
              () -> others.or(round));
    }
  }

  /** The operation that every round of a cyclic loop executes. */
  private OptionalInt cyclicStep(int head, BitSet steps) {
    return steps(head, round(head, steps), this::isCyclicCounter).stream()
        .filter(i -> round(head, with(steps, i)).isEmpty())
        .findFirst();
  }

  /**
   * Adds the operations that can be events and lead into a loop, not a cyclic one, without another:
   * what a thread saw there may be what a round sees again.
   */
  private void addEntrances() {
    BitSet leads = (BitSet) others.clone();
    for (boolean changed = !others.isEmpty(); changed; ) {
      changed = false;
      for (int i = ops.length / Opcode.WIDTH - 2; i >= 0; i--) {
        int pc = i * Opcode.WIDTH;
        boolean local = ops[pc] < Opcode.CALL;
        if (local && !leads.get(i) && leadsInto(pc, leads)) {
          leads.set(i);
          changed = true;
        }
      }
    }
    for (int i = 0; i + 1 < ops.length / Opcode.WIDTH; i++) {
      int op = ops[i * Opcode.WIDTH];
      if ((op == Opcode.LOAD || op == Opcode.COMPARE) && leads.get(i + 1)) {
        inside.set(i);
      }
    }
  }

  private boolean leadsInto(int pc, BitSet leads) {
    boolean into = LiveRegisters.fallsThrough(ops[pc]) && leads.get(pc / Opcode.WIDTH + 1);
    for (int target : Opcode.targets(ops, pc)) {
      into |= leads.get(target / Opcode.WIDTH);
    }
    return into;
  }

  public boolean exist() {
    return !inside.isEmpty();
  }

  /** Removes the heads of loops that count from the code. */
  void dropOthers() {
    for (int pc = 0; pc < ops.length; pc += Opcode.WIDTH) {
      if (ops[pc] == Opcode.LOOP_HEAD && !heads.get(pc / Opcode.WIDTH)) {
        ops[pc] = Opcode.JUMP;
        ops[pc + 1] = pc + Opcode.WIDTH;
      }
    }
  }

  /** Whether a thread at {@code pc} may return to its current state. */
  public boolean contain(long[] r, int base, int pc) {
    boolean in = inside.get(pc / Opcode.WIDTH);
    for (int b = base; !in && b > Frame.HEAD; b = (int) r[b + Frame.CALLER_BASE]) {
      in = inside.get((int) r[b + Frame.RETURN_PC] / Opcode.WIDTH);
    }
    return in;
  }

  /** Whether a thread is in a cyclic loop, in a round that is not worth trying events of. */
  public boolean isMidCycle(long[] r, int base, int pc) {
    int register = cyclic[pc / Opcode.WIDTH] - 1;
    return register >= 0 && r[base + register] != 0;
  }

  private static BitSet with(BitSet operations, int one) {
    BitSet all = (BitSet) operations.clone();
    all.set(one);
    return all;
  }

  private boolean isLocal(BitSet round) {
    return round.stream().allMatch(i -> ops[i * Opcode.WIDTH] < Opcode.CALL);
  }

  /** The operations of a round that step a register which matters and which they alone write. */
  private BitSet steps(int head, BitSet round, IntPredicate isStep) {
    BitSet registers = new BitSet();
    for (int register : (isLocal(round) ? liveInLocal : live).at(head)) {
      registers.set(register);
    }
    BitSet steps = new BitSet();
    round.stream()
        .map(i -> i * Opcode.WIDTH)
        .filter(pc -> isStep.test(pc) && registers.get(ops[pc + 1]) && isOnlyWriter(pc, round))
        .forEach(pc -> steps.set(pc / Opcode.WIDTH));
    return steps;
  }

  private boolean isCounter(int pc) {
    return ops[pc] == Opcode.ADD && ops[pc + 1] == ops[pc + 2] && constant(ops[pc + 3]) != 0;
  }

  /** Whether an operation and the one before it add 1 to a register modulo a constant. */
  private boolean isCyclicCounter(int pc) {
    int before = pc - Opcode.WIDTH;
    long right = constant(ops[pc + 3]);
    long modulus =
        switch (ops[pc]) {
          case Opcode.SREM, Opcode.UREM -> right;
          case Opcode.AND -> (right & right + 1) == 0 ? right + 1 : 0;
          default -> 0;
        };
    return modulus >= LEAST_MODULUS
        && before >= 0
        && ops[before] == Opcode.ADD
        && ops[before + 1] == ops[pc + 2]
        && ops[before + 2] == ops[pc + 1]
        && constant(ops[before + 3]) == 1;
  }

  /** The value of an operand that is a constant; 0 if it is a register. */
  private long constant(int operand) {
    return operand < 0 ? code.constants[~operand] : 0;
  }

  private boolean isOnlyWriter(int writer, BitSet round) {
    return round.stream()
        .map(i -> i * Opcode.WIDTH)
        .allMatch(pc -> pc == writer || LiveRegisters.target(ops, pc) != ops[writer + 1]);
  }

  /** The operations on ways from the head back to it that avoid those of {@code but}. */
  private BitSet round(int head, BitSet but) {
    int f = code.functionOf(head);
    int first = code.entry[f] / Opcode.WIDTH;
    int end = code.endOf(f);
    BitSet[] before = new BitSet[end / Opcode.WIDTH - first];
    BitSet reached = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(head);
    while (!open.isEmpty()) {
      int pc = open.pop();
      if (!but.get(pc / Opcode.WIDTH) && !reached.get(pc / Opcode.WIDTH)) {
        reached.set(pc / Opcode.WIDTH);
        eachNext(
            pc,
            end,
            next -> {
              int n = next / Opcode.WIDTH - first;
              before[n] = before[n] == null ? new BitSet() : before[n];
              before[n].set(pc / Opcode.WIDTH);
              open.push(next);
            });
      }
    }
    return backwards(head / Opcode.WIDTH, before, first);
  }

  private void eachNext(int pc, int end, IntConsumer next) {
    if (LiveRegisters.fallsThrough(ops[pc]) && pc + Opcode.WIDTH < end) {
      next.accept(pc + Opcode.WIDTH);
    }
    for (int target : Opcode.targets(ops, pc)) {
      next.accept(target);
    }
  }

  /** The operations that lead to the head. */
  private static BitSet backwards(int head, BitSet[] before, int first) {
    BitSet round = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(head);
    while (!open.isEmpty()) {
      int i = open.pop();
      if (before[i - first] != null) {
        before[i - first].stream()
            .filter(p -> !round.get(p))
            .forEach(p -> {
              round.set(p);
              open.push(p);
            });
      }
    }
    return round;
  }
}
