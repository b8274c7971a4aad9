// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Function.Variable;
import dev.heddle.program.Instruction;
import dev.heddle.program.Operands;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Bounds the loops of a program: a thread that takes a backward jump more often in a row than the
 * bound allows is cut. An {@link Instruction.LoopLimit} sets the bound of the next loop after it,
 * independently of the general one. Loops of a program with waiting threads that end by themselves
 * after a number of rounds that the code tells are left alone. Each such jump has a counter, which
 * an iteration of an enclosing loop resets. Instructions keep their indices; the counting code
 * follows the code of the function.
 */
public final class LoopBound {
  /** No bound. */
  public static final int NONE = Integer.MAX_VALUE;

  private final int most;
  private final List<Instruction> code;
  private final List<Variable> registers;
  private final List<BackwardJump> jumps = new ArrayList<>();

  /** Where the loops begin that need no bound. */
  private final BitSet counted;

  /** Where the loops begin that have a bound of their own. */
  private final Map<Integer, Integer> limits = new HashMap<>();

  private record BackwardJump(int from, int to, Register counter, int most) {
    boolean encloses(BackwardJump other) {
      return other != this && to <= other.from && other.from <= from;
    }
  }

  /** The last answer: the threads of a search and the replays of its errors ask the same. */
  private static volatile Spinning last;

  private record Spinning(Program program, int most, Program bounded) {}

  private LoopBound(Function f, int most, BitSet counted) {
    this.most = most;
    this.counted = counted;
    this.code = new ArrayList<>(f.code());
    this.registers = new ArrayList<>(f.registers());
  }

  /** The program with loops that iterate at most so many times. */
  public static Program apply(Program program, int most) {
    List<Function> bounded =
        program.functions().stream()
            .map(f -> new LoopBound(f, most, new BitSet()).bound(f))
            .toList();
    return program.withFunctions(bounded);
  }

  /** As {@link #apply}, with {@link Instruction.LoopHead}s; the library's loops have no bound. */
  public static Program withSpinning(Program program, int most) {
    Spinning known = last;
    if (known == null || known.program != program || known.most != most) {
      known = new Spinning(program, most, spinning(program, most));
      last = known;
    }
    return known.bounded;
  }

  private static Program spinning(Program program, int most) {
    Program spinning = OwnGlobals.apply(LoopHeads.apply(program));
    return spinning.withFunctions(
        spinning.functions().stream()
            .map(f ->
                f.library() || most == NONE && !hasLimits(f)
                    ? f
                    : new LoopBound(f, most, CountedLoops.heads(f)).bound(f))
            .toList());
  }

  private static boolean hasLimits(Function f) {
    return f.code().stream().anyMatch(Instruction.LoopLimit.class::isInstance);
  }

  private Function bound(Function f) {
    limit(f);
    for (int i = 0; i < f.code().size(); i++) {
      switch (f.code().get(i)) {
        case Instruction.Jump j -> note(i, j.target());
        case Instruction.Branch b -> {
          note(i, b.whenTrue());
          note(i, b.whenFalse());
        }
        default -> {}
      }
    }
    for (int i = 0; i < f.code().size(); i++) {
      code.set(i, redirect(i, f.code().get(i)));
    }
    return new Function(f.name(), f.parameters(), registers, code, f.labels(), f.library());
  }

  private void limit(Function f) {
    TreeSet<Integer> heads = new TreeSet<>();
    for (int i = 0; i < f.code().size(); i++) {
      int from = i;
      Operands.redirect(
          f.code().get(i),
          to -> {
            if (to <= from) {
              heads.add(to);
            }
            return to;
          });
    }
    for (int i = 0; i < f.code().size(); i++) {
      Integer head = heads.higher(i);
      if (f.code().get(i) instanceof Instruction.LoopLimit l && head != null) {
        limits.put(head, l.rounds());
      }
    }
  }

  private void note(int from, int to) {
    int bound = limits.getOrDefault(to, counted.get(to) ? NONE : most);
    if (to <= from && bound != NONE) {
      registers.add(new Variable("round@" + from, 32));
      jumps.add(new BackwardJump(from, to, new Register(registers.size() - 1, 32), bound));
    }
  }

  private Instruction redirect(int i, Instruction instruction) {
    return switch (instruction) {
      case Instruction.Jump j -> new Instruction.Jump(counting(i, j.target(), j.at()), j.at());
      case Instruction.Branch b ->
          new Instruction.Branch(
              b.condition(),
              counting(i, b.whenTrue(), b.at()),
              counting(i, b.whenFalse(), b.at()),
              b.at());
      default -> instruction;
    };
  }

  /** Appends the counting of a jump that has a bound, and returns where to jump. */
  private int counting(int from, int to, SourcePosition at) {
    BackwardJump jump = find(from, to).orElse(null);
    if (jump == null) {
      return to;
    }
    int start = code.size();
    Expression one = Expression.constant(1, 32);
    Expression more = new Expression.Binary(BinaryOperator.ADD, jump.counter(), one);
    Expression tooMany =
        new Expression.Comparison(
            ComparisonOperator.UGT, jump.counter(), Expression.constant(jump.most(), 32));
    code.add(new Instruction.Assign(jump.counter(), more, at));
    code.add(new Instruction.Branch(tooMany, start + 2, start + 3, at));
    code.add(Instruction.Cut.ofLoop(jump.most(), at));
    for (BackwardJump inner : jumps) {
      if (jump.encloses(inner)) {
        code.add(new Instruction.Assign(inner.counter(), Expression.constant(0, 32), at));
      }
    }
    code.add(new Instruction.Jump(to, at));
    return start;
  }

  private Optional<BackwardJump> find(int from, int to) {
    return jumps.stream().filter(j -> j.from() == from && j.to() == to).findFirst();
  }
}
