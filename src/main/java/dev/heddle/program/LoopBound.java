package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bounds every loop of a program: a jump backwards may be taken so many times in a row, then the
 * thread is cut. A counter per such jump is set back when an enclosing loop goes round. Where asked
 * for, such a jump also passes an {@link Instruction.LoopHead}, so that a thread stops which spins.
 * Instructions keep their indices; what is added stands behind the function's code.
 */
public final class LoopBound {
  /** No bound. */
  public static final int NONE = Integer.MAX_VALUE;

  private final int most;

  /** What is alive where loops begin, if spinning is to be noticed; else null. */
  private final Liveness liveness;

  private final List<Instruction> code;
  private final List<Variable> registers;
  private final List<BackwardJump> jumps = new ArrayList<>();

  private record BackwardJump(int from, int to, Register counter) {
    boolean encloses(BackwardJump other) {
      return other != this && to <= other.from && other.from <= from;
    }
  }

  private LoopBound(Function f, int most, Liveness liveness) {
    this.most = most;
    this.liveness = liveness;
    this.code = new ArrayList<>(f.code());
    this.registers = new ArrayList<>(f.registers());
  }

  /** The program with loops that go round at most so many times. */
  public static Program apply(Program program, int most) {
    List<Function> bounded =
        program.functions().stream().map(f -> new LoopBound(f, most, null).bound(f)).toList();
    return program.withFunctions(bounded);
  }

  /** As {@link #apply}, and spinning threads stop; the library's loops have no bound. */
  public static Program withSpinning(Program program, int most) {
    return program.withFunctions(
        program.functions().stream()
            .map(f -> new LoopBound(f, f.library() ? NONE : most, new Liveness(f)).bound(f))
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
    if (liveness != null) {
      code.add(loopHead(to, at));
    }
    if (most != NONE) {
      count(jump, at);
    }
    code.add(new Instruction.Jump(to, at));
    return start;
  }

  private Instruction loopHead(int to, SourcePosition at) {
    List<Register> live = new ArrayList<>();
    liveness.at(to).stream().forEach(r -> live.add(new Register(r, registers.get(r).bits())));
    List<Register> saved = new ArrayList<>();
    for (int i = 0; i < live.size() + 2; i++) {
      registers.add(new Variable("last@" + to + "." + i, 64));
      saved.add(new Register(registers.size() - 1, 64));
    }
    return new Instruction.LoopHead(live, saved, at);
  }

  private void count(BackwardJump jump, SourcePosition at) {
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
  }

  private Optional<BackwardJump> find(int from, int to) {
    return jumps.stream().filter(j -> j.from() == from && j.to() == to).findFirst();
  }
}
