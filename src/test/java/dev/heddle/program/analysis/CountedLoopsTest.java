// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Function.Variable;
import dev.heddle.program.Instruction;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random functions over two small registers, run from every start until a state comes again. */
class CountedLoopsTest {
  private static final int BITS = 3;
  private static final int VALUES = 1 << BITS;
  private static final int FUNCTIONS = Integer.getInteger("heddle.programs", 30_000);

  private final Random random = new Random(Long.getLong("heddle.seed", 1));

  @Test
  void countedLoopsEnd() {
    int counted = 0;
    int endless = 0;
    for (int i = 0; i < FUNCTIONS; i++) {
      List<Instruction> code = code();
      Function f =
          new Function(
              "f", 0, List.of(new Variable("a", BITS), new Variable("b", BITS)), code, Map.of());
      BitSet heads = CountedLoops.heads(f);
      counted += heads.cardinality();
      for (int start = 0; start < VALUES * VALUES; start++) {
        BitSet cycle = cycle(code, start);
        endless += cycle.isEmpty() ? 0 : 1;
        for (int head : heads.stream().toArray()) {
          assertFalse(
              cycle.get(head) && isWithin(cycle, loop(f, head)), () -> head + " in " + code);
        }
      }
    }
    assertTrue(counted > FUNCTIONS / 50 && endless > FUNCTIONS, counted + ", " + endless);
  }

  private List<Instruction> code() {
    List<Instruction> code = new ArrayList<>();
    int length = 4 + random.nextInt(7);
    for (int i = 0; i < 2; i++) {
      Expression start = Expression.constant(random.nextInt(VALUES), BITS);
      code.add(new Instruction.Assign(new Register(i, BITS), start, SourcePosition.NONE));
    }
    while (code.size() < length) {
      Register register = new Register(random.nextInt(2), BITS);
      Expression constant = Expression.constant(random.nextInt(VALUES), BITS);
      code.add(
          switch (random.nextInt(7)) {
            case 0, 1 -> new Instruction.Assign(register, constant, SourcePosition.NONE);
            case 2, 3 ->
                new Instruction.Assign(
                    register,
                    new Expression.Binary(BinaryOperator.ADD, register, constant),
                    SourcePosition.NONE);
            case 4 -> new Instruction.Jump(random.nextInt(length + 1), SourcePosition.NONE);
            default ->
                new Instruction.Branch(
                    new Expression.Comparison(comparison(), register, constant),
                    random.nextInt(length + 1),
                    random.nextInt(length + 1),
                    SourcePosition.NONE);
          });
    }
    code.add(new Instruction.Return(Optional.empty(), SourcePosition.NONE));
    return code;
  }

  private ComparisonOperator comparison() {
    return List.of(
            ComparisonOperator.EQ,
            ComparisonOperator.NE,
            ComparisonOperator.ULT,
            ComparisonOperator.SLT,
            ComparisonOperator.SGE)
        .get(random.nextInt(5));
  }

  /** The instructions that are run for ever; empty if the function returns. */
  private static BitSet cycle(List<Instruction> code, int start) {
    int[] registers = {start / VALUES, start % VALUES};
    Map<Integer, Integer> seen = new HashMap<>();
    List<Integer> path = new ArrayList<>();
    int at = 0;
    while (at < code.size() - 1) {
      int state = (at * VALUES + registers[0]) * VALUES + registers[1];
      Integer before = seen.putIfAbsent(state, path.size());
      if (before != null) {
        BitSet cycle = new BitSet();
        path.subList(before, path.size()).forEach(cycle::set);
        return cycle;
      }
      path.add(at);
      at = step(code, at, registers);
    }
    return new BitSet();
  }

  private static int step(List<Instruction> code, int at, int[] registers) {
    switch (code.get(at)) {
      case Instruction.Jump(int target, var _) -> {
        return target;
      }
      case Instruction.Branch b -> {
        Expression.Comparison test = (Expression.Comparison) b.condition();
        return holds(test, registers) ? b.whenTrue() : b.whenFalse();
      }
      case Instruction.Assign(Register r, Expression.Constant(long value, int _), var _) ->
          registers[r.index()] = (int) value;
      case Instruction.Assign(Register r, Expression.Binary sum, var _) -> {
        int added = (int) ((Expression.Constant) sum.right()).value();
        registers[r.index()] = (registers[r.index()] + added) % VALUES;
      }
      default -> throw new AssertionError(code.get(at));
    }
    return at + 1;
  }

  private static boolean holds(Expression.Comparison test, int[] registers) {
    int left = registers[((Register) test.left()).index()];
    int right = (int) ((Expression.Constant) test.right()).value();
    return switch (test.operator()) {
      case EQ -> left == right;
      case NE -> left != right;
      case ULT -> left < right;
      case SLT -> signed(left) < signed(right);
      default -> signed(left) >= signed(right);
    };
  }

  private static int signed(int value) {
    return value < VALUES / 2 ? value : value - VALUES;
  }

  private static boolean isWithin(BitSet inner, BitSet outer) {
    BitSet rest = (BitSet) inner.clone();
    rest.andNot(outer);
    return rest.isEmpty();
  }

  /** The head, and what leads to one of its backward jumps without passing the head. */
  private static BitSet loop(Function f, int head) {
    BitSet loop = new BitSet();
    for (int i = head; i < f.code().size(); i++) {
      loop.set(i, List.of(boxed(f.successors(i))).contains(head));
    }
    loop.clear(head);
    for (boolean grows = true; grows; ) {
      int size = loop.cardinality();
      for (int i = 0; i < f.code().size(); i++) {
        for (int next : f.successors(i)) {
          loop.set(i, loop.get(i) || loop.get(next) && i != head && next != head);
        }
      }
      grows = loop.cardinality() > size;
    }
    loop.set(head);
    return loop;
  }

  private static Integer[] boxed(int[] all) {
    return Arrays.stream(all).boxed().toArray(Integer[]::new);
  }
}
