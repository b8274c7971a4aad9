package dev.heddle.machine;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * Loops in which a thread can come back to a state it was in: all but those that count. A loop
 * counts if each round adds a constant to a register that matters, and nothing else writes it.
 */
final class WaitingLoops {
  private final Code code;
  private final int[] ops;
  private final LiveRegisters live;
  private final LiveRegisters liveInLocal;

  /** By operation: whether it is in such a loop. */
  private final BitSet inside = new BitSet();

  /** The operations where such loops begin. */
  private final BitSet heads = new BitSet();

  WaitingLoops(Code code) {
    this.code = code;
    this.ops = code.ops;
    this.live = new LiveRegisters(code, LiveRegisters.Purpose.ROUND);
    this.liveInLocal = new LiveRegisters(code, LiveRegisters.Purpose.LOCAL_ROUND);
    live.observe(false);
    liveInLocal.observe(false);
    for (int pc = 0; pc < ops.length; pc += Opcode.WIDTH) {
      if (ops[pc] == Opcode.LOOP_HEAD) {
        BitSet round = round(pc, -1);
        if (!round.isEmpty() && !counts(pc, round)) {
          inside.or(round);
          heads.set(pc / Opcode.WIDTH);
        }
      }
    }
    addEntrances();
  }

  /**
   * Adds the operations that can be events and lead into a loop without another: what a thread saw
   * there may be what a round sees again.
   */
  private void addEntrances() {
    BitSet leads = (BitSet) inside.clone();
    for (boolean changed = !inside.isEmpty(); changed; ) {
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
    boolean into = LiveRegisters.goesOn(ops[pc]) && leads.get(pc / Opcode.WIDTH + 1);
    for (int target : Opcode.targets(ops, pc)) {
      into |= leads.get(target / Opcode.WIDTH);
    }
    return into;
  }

  boolean areThere() {
    return !inside.isEmpty();
  }

  /** Takes the heads of loops that count out of the code. */
  void dropOthers() {
    for (int pc = 0; pc < ops.length; pc += Opcode.WIDTH) {
      if (ops[pc] == Opcode.LOOP_HEAD && !heads.get(pc / Opcode.WIDTH)) {
        ops[pc] = Opcode.JUMP;
        ops[pc + 1] = pc + Opcode.WIDTH;
      }
    }
  }

  /** Whether a thread at {@code pc}, or a call that it is in, is in such a loop. */
  boolean contain(long[] r, int base, int pc) {
    boolean in = inside.get(pc / Opcode.WIDTH);
    for (int b = base; !in && b > Threads.FRAME_HEAD; b = (int) r[b + Threads.CALLER_BASE]) {
      in = inside.get((int) r[b + Threads.RETURN_PC] / Opcode.WIDTH);
    }
    return in;
  }

  private boolean counts(int head, BitSet round) {
    boolean local = round.stream().allMatch(i -> ops[i * Opcode.WIDTH] < Opcode.CALL);
    BitSet registers = new BitSet();
    for (int register : (local ? liveInLocal : live).at(head)) {
      registers.set(register);
    }
    return round.stream()
        .map(i -> i * Opcode.WIDTH)
        .anyMatch(pc ->
            isCounter(pc)
                && registers.get(ops[pc + 1])
                && isOnlyWriter(pc, round)
                && round(head, pc).isEmpty());
  }

  private boolean isCounter(int pc) {
    return ops[pc] == Opcode.ADD
        && ops[pc + 1] == ops[pc + 2]
        && ops[pc + 3] < 0
        && code.constants[~ops[pc + 3]] != 0;
  }

  private boolean isOnlyWriter(int writer, BitSet round) {
    return round.stream()
        .map(i -> i * Opcode.WIDTH)
        .allMatch(pc -> pc == writer || LiveRegisters.target(ops, pc) != ops[writer + 1]);
  }

  /** The operations on ways from the head back to it that avoid {@code but}. */
  private BitSet round(int head, int but) {
    int f = code.functionOf(head);
    int first = code.entry[f] / Opcode.WIDTH;
    int end = code.endOf(f);
    BitSet[] before = new BitSet[end / Opcode.WIDTH - first];
    BitSet reached = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(head);
    while (!open.isEmpty()) {
      int pc = open.pop();
      if (pc != but && !reached.get(pc / Opcode.WIDTH)) {
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
    if (LiveRegisters.goesOn(ops[pc]) && pc + Opcode.WIDTH < end) {
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
