package dev.heddle.program;

import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Constant;
import dev.heddle.program.Expression.Register;
import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * Loops that count: each round adds a constant to a register that is still to be read, and nothing
 * else writes it. No round of such a loop can end as the one before did, so it never spins.
 */
final class Counters {
  private final Function function;

  Counters(Function function) {
    this.function = function;
  }

  /**
   * Whether every way from {@code head} round by a jump back to it counts one of these registers.
   */
  boolean count(int head, BitSet live) {
    BitSet body = round(head, -1);
    return body.stream()
        .anyMatch(i -> live.get(counted(i)) && isOnlyWriter(i, body) && round(head, i).isEmpty());
  }

  /** The register that an instruction adds a constant to, or one that there is not. */
  private int counted(int i) {
    boolean counts =
        function.code().get(i)
                instanceof
                Instruction.Assign(
                    Register target,
                    Binary(BinaryOperator operator, Register left, Constant right),
                    var at)
            && operator == BinaryOperator.ADD
            && left.index() == target.index()
            && right.value() != 0;
    return counts ? Uses.target(function.code().get(i)) : function.registers().size();
  }

  private boolean isOnlyWriter(int writer, BitSet body) {
    int register = counted(writer);
    return body.stream()
        .allMatch(i -> i == writer || Uses.target(function.code().get(i)) != register);
  }

  /** The instructions on ways from the head to a jump back to it, but not through {@code but}. */
  private BitSet round(int head, int but) {
    BitSet forward = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(head);
    BitSet[] before = new BitSet[function.code().size() + 1];
    BitSet jumpsBack = new BitSet();
    while (!open.isEmpty()) {
      int i = open.pop();
      if (forward.get(i) || i == but) {
        continue;
      }
      forward.set(i);
      for (int next : function.successors(i)) {
        if (next == head) {
          jumpsBack.set(i);
        } else {
          before[next] = before[next] == null ? new BitSet() : before[next];
          before[next].set(i);
          open.push(next);
        }
      }
    }
    BitSet body = new BitSet();
    jumpsBack.stream().forEach(open::push);
    while (!open.isEmpty()) {
      int i = open.pop();
      if (!body.get(i)) {
        body.set(i);
        if (before[i] != null) {
          before[i].stream().forEach(open::push);
        }
      }
    }
    return body;
  }
}
