// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import java.util.BitSet;
import java.util.OptionalInt;

/**
 * Finds loops with a constant number of iterations, such as {@code for (int i = 0; i < 10; i++)}.
 * Each round of such a loop passes a branch that leaves the loop unless a register compares with a
 * constant, and one assignment that adds a constant to the register. No other instruction in the
 * loop writes the register, and it is a constant when the loop begins.
 */
final class CountedLoops {
  /** The most iterations of such a loop; one with more is treated as any other loop. */
  private static final int MOST_ROUNDS = 1 << 20;

  private final Function function;
  private final int head;
  private final BitSet[] predecessors;

  /** The instructions from which the head is reached again, without leaving by it; and the head. */
  private final BitSet body = new BitSet();

  private CountedLoops(Function function, int head, BitSet[] predecessors) {
    this.function = function;
    this.head = head;
    this.predecessors = predecessors;
    body.set(head);
    BitSet next = predecessors[head].get(0, function.code().size());
    next.clear(0, head);
    while (!next.isEmpty()) {
      int at = next.nextSetBit(0);
      body.set(at);
      next.or(at == head ? new BitSet() : predecessors[at]);
      next.andNot(body);
    }
  }

  /** Where the loops of the function begin of which this is known. */
  static BitSet heads(Function function) {
    BitSet[] predecessors = predecessors(function);
    BitSet heads = new BitSet();
    for (int head = 0; head < predecessors.length; head++) {
      if (predecessors[head].nextSetBit(head) >= 0
          && new CountedLoops(function, head, predecessors).areCounted()) {
        heads.set(head);
      }
    }
    return heads;
  }

  private static BitSet[] predecessors(Function function) {
    BitSet[] all = new BitSet[function.code().size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = new BitSet();
    }
    for (int i = 0; i < all.length; i++) {
      for (int next : function.successors(i)) {
        all[next].set(i);
      }
    }
    return all;
  }

  private boolean areCounted() {
    boolean onlyEntry = head == 0 || !body.get(0);
    return onlyEntry && body.stream().anyMatch(this::endsLoop);
  }

  /** Whether this is the branch of the class comment. */
  private boolean endsLoop(int at) {
    if (!(function.code().get(at) instanceof Instruction.Branch branch)
        || body.get(branch.whenTrue()) == body.get(branch.whenFalse())
        || !(branch.condition() instanceof Expression.Comparison test)
        || returns(at)) {
      return false;
    }
    Register counter =
        test.left() instanceof Register left
            ? left
            : test.right() instanceof Register right ? right : null;
    OptionalInt step = counter == null ? OptionalInt.empty() : step(counter);
    return step.isPresent()
        && isConstant(test.left(), counter)
        && isConstant(test.right(), counter)
        && endsFromEachStart(counter, step.getAsInt(), branch);
  }

  private static boolean isConstant(Expression operand, Register counter) {
    return operand.equals(counter) || operand instanceof Expression.Constant;
  }

  /**
   * The only assignment to the register in the loop, if each round passes it once. It is then
   * before the test in every round, or after it in every round: no value goes untested.
   */
  private OptionalInt step(Register counter) {
    int[] writers =
        body.stream().filter(i -> Uses.target(function.code().get(i)) == counter.index()).toArray();
    return writers.length == 1
            && added(writers[0], counter) != null
            && !returns(writers[0])
            && !isReached(writers[0], writers[0], head)
        ? OptionalInt.of(writers[0])
        : OptionalInt.empty();
  }

  /** What the instruction adds to the register; null if it does something else. */
  private Expression.Constant added(int at, Register counter) {
    return function.code().get(at) instanceof Instruction.Assign assign
            && assign.value() instanceof Expression.Binary sum
            && sum.operator() == BinaryOperator.ADD
            && sum.left().equals(counter)
            && sum.right() instanceof Expression.Constant constant
        ? constant
        : null;
  }

  /** Whether a round can reach its end without this instruction. */
  private boolean returns(int without) {
    return without != head && isReached(head, head, without);
  }

  /** Whether the loop has a way of at least one step that avoids an instruction. */
  private boolean isReached(int from, int to, int without) {
    BitSet seen = new BitSet();
    BitSet next = new BitSet();
    next.set(from);
    while (!next.isEmpty()) {
      int at = next.nextSetBit(0);
      next.clear(at);
      for (int successor : function.successors(at)) {
        if (successor == to) {
          return true;
        }
        if (body.get(successor) && successor != without && !seen.get(successor)) {
          seen.set(successor);
          next.set(successor);
        }
      }
    }
    return false;
  }

  private boolean endsFromEachStart(Register counter, int step, Instruction.Branch branch) {
    BitSet seen = new BitSet();
    BitSet next = new BitSet();
    next.or(predecessors[head]);
    next.andNot(body);
    boolean ends = !next.isEmpty() && head != 0;
    while (ends && !next.isEmpty()) {
      int at = next.nextSetBit(0);
      next.clear(at);
      seen.set(at);
      if (Uses.target(function.code().get(at)) != counter.index()) {
        next.or(predecessors[at]);
        next.andNot(seen);
        ends = at != 0;
      } else {
        ends =
            function.code().get(at) instanceof Instruction.Assign assign
                && assign.value() instanceof Expression.Constant start
                && ends(start.value(), added(step, counter).value(), counter, branch);
      }
    }
    return ends;
  }

  /** Runs the counter alone. */
  private boolean ends(long start, long step, Register counter, Instruction.Branch branch) {
    Expression.Comparison test = (Expression.Comparison) branch.condition();
    boolean goesOn = body.get(branch.whenTrue());
    long value = start;
    for (int round = 0; round <= MOST_ROUNDS; round++) {
      long left = test.left() instanceof Expression.Constant c ? c.value() : value;
      long right = test.right() instanceof Expression.Constant c ? c.value() : value;
      if (test.operator().test(left, right, counter.bits()) != goesOn) {
        return true;
      }
      value = BinaryOperator.ADD.apply(value, step, counter.bits());
    }
    return false;
  }
}
