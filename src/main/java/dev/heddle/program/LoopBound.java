package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bounds every loop of a program: a jump backwards may be taken so many times in a row, then the
 * thread is cut. A counter per such jump is set back when an enclosing loop goes round.
 * Instructions keep their indices; the counting stands behind the function's code.
 */
public final class LoopBound {
  /** No bound. */
  public static final int NONE = Integer.MAX_VALUE;

  private final int most;
  private final List<Instruction> code;
  private final List<Variable> registers;
  private final List<BackwardJump> jumps = new ArrayList<>();

  private record BackwardJump(int from, int to, Register counter) {
    boolean encloses(BackwardJump other) {
      return other != this && to <= other.from && other.from <= from;
    }
  }

  /** The last answer: the threads of a search and the replays of its errors ask the same. */
  private static volatile Spinning last;

  private record Spinning(Program program, int most, Program bounded) {}

  private LoopBound(Function f, int most) {
    this.most = most;
    this.code = new ArrayList<>(f.code());
    this.registers = new ArrayList<>(f.registers());
  }

  /** The program with loops that go round at most so many times. */
  public static Program apply(Program program, int most) {
    List<Function> bounded =
        program.functions().stream().map(f -> new LoopBound(f, most).bound(f)).toList();
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
    if (most == NONE) {
      return spinning;
    }
    return spinning.withFunctions(
        spinning.functions().stream()
            .map(f -> f.library() ? f : new LoopBound(f, most).bound(f))
            .toList());
  }

  private Function bound(Function f) {
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

  private void note(int from, int to) {
    if (to <= from) {
      registers.add(new Variable("round@" + from, 32));
      jumps.add(new BackwardJump(from, to, new Register(registers.size() - 1, 32)));
    }
  }

  private Instruction redirect(int i, Instruction instruction) {
    return switch (instruction) {
      case Instruction.Jump j when j.target() <= i ->
          new Instruction.Jump(counting(i, j.target(), j.at()), j.at());
      case Instruction.Branch b ->
          new Instruction.Branch(
              b.condition(),
              b.whenTrue() <= i ? counting(i, b.whenTrue(), b.at()) : b.whenTrue(),
              b.whenFalse() <= i ? counting(i, b.whenFalse(), b.at()) : b.whenFalse(),
              b.at());
      default -> instruction;
    };
  }

  /** Appends the counting of a backward jump and returns where it starts. */
  private int counting(int from, int to, SourcePosition at) {
    BackwardJump jump = find(from, to).orElseThrow();
    int start = code.size();
    Expression one = Expression.constant(1, 32);
    Expression more = new Expression.Binary(BinaryOperator.ADD, jump.counter(), one);
    Expression tooMany =
        new Expression.Comparison(
            ComparisonOperator.UGT, jump.counter(), Expression.constant(most, 32));
    code.add(new Instruction.Assign(jump.counter(), more, at));
    code.add(new Instruction.Branch(tooMany, start + 2, start + 3, at));
    code.add(new Instruction.Cut("loop went round " + most + " times", at));
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
