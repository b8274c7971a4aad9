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
    for (int pc = 0; pc < ops.length; pc += Op.WIDTH) {
      if (ops[pc] == Op.LOOP_HEAD) {
        BitSet round = round(pc, -1);
        if (!round.isEmpty() && !counts(pc, round)) {
          inside.or(round);
          heads.set(pc / Op.WIDTH);
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
      for (int i = ops.length / Op.WIDTH - 2; i >= 0; i--) {
        int pc = i * Op.WIDTH;
        boolean local = ops[pc] < Op.CALL;
        if (local && !leads.get(i) && leadsInto(pc, leads)) {
          leads.set(i);
          changed = true;
        }
      }
    }
    for (int i = 0; i + 1 < ops.length / Op.WIDTH; i++) {
      int op = ops[i * Op.WIDTH];
      if ((op == Op.LOAD || op == Op.COMPARE) && leads.get(i + 1)) {
        inside.set(i);
      }
    }
  }

  private boolean leadsInto(int pc, BitSet leads) {
    boolean into = LiveRegisters.goesOn(ops[pc]) && leads.get(pc / Op.WIDTH + 1);
    for (int target : Op.targets(ops, pc)) {
      into |= leads.get(target / Op.WIDTH);
    }
    return into;
  }

  boolean areThere() {
    return !inside.isEmpty();
  }

  /** Takes the heads of loops that count out of the code. */
  void dropOthers() {
    for (int pc = 0; pc < ops.length; pc += Op.WIDTH) {
      if (ops[pc] == Op.LOOP_HEAD && !heads.get(pc / Op.WIDTH)) {
        ops[pc] = Op.JUMP;
        ops[pc + 1] = pc + Op.WIDTH;
      }
    }
  }

  /** Whether a thread at {@code pc}, or a call that it is in, is in such a loop. */
  boolean contain(long[] r, int base, int pc) {
    boolean in = inside.get(pc / Op.WIDTH);
    for (int b = base; !in && b > Threads.FRAME_HEAD; b = (int) r[b + Threads.CALLER_BASE]) {
      in = inside.get((int) r[b + Threads.RETURN_PC] / Op.WIDTH);
    }
    return in;
  }

  private boolean counts(int head, BitSet round) {
    boolean local = round.stream().allMatch(i -> ops[i * Op.WIDTH] < Op.CALL);
    BitSet registers = new BitSet();
    for (int register : (local ? liveInLocal : live).at(head)) {
      registers.set(register);
    }
    return round.stream()
        .map(i -> i * Op.WIDTH)
        .anyMatch(pc ->
            isCounter(pc)
                && registers.get(ops[pc + 1])
                && isOnlyWriter(pc, round)
                && round(head, pc).isEmpty());
  }

  private boolean isCounter(int pc) {
    return ops[pc] == Op.ADD
        && ops[pc + 1] == ops[pc + 2]
        && ops[pc + 3] < 0
        && code.constants[~ops[pc + 3]] != 0;
  }

  private boolean isOnlyWriter(int writer, BitSet round) {
    return round.stream()
        .map(i -> i * Op.WIDTH)
        .allMatch(pc -> pc == writer || LiveRegisters.target(ops, pc) != ops[writer + 1]);
  }

  /** The operations on ways from the head back to it that avoid {@code but}. */
  private BitSet round(int head, int but) {
    int f = code.functionOf(head);
    int first = code.entry[f] / Op.WIDTH;
    int end = code.endOf(f);
    BitSet[] before = new BitSet[end / Op.WIDTH - first];
    BitSet reached = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(head);
    while (!open.isEmpty()) {
      int pc = open.pop();
      if (pc != but && !reached.get(pc / Op.WIDTH)) {
        reached.set(pc / Op.WIDTH);
        eachNext(
            pc,
            end,
            next -> {
              int n = next / Op.WIDTH - first;
              before[n] = before[n] == null ? new BitSet() : before[n];
              before[n].set(pc / Op.WIDTH);
              open.push(next);
            });
      }
    }
    return backwards(head / Op.WIDTH, before, first);
  }

  private void eachNext(int pc, int end, IntConsumer next) {
    if (LiveRegisters.goesOn(ops[pc]) && pc + Op.WIDTH < end) {
      next.accept(pc + Op.WIDTH);
    }
    for (int target : Op.targets(ops, pc)) {
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
