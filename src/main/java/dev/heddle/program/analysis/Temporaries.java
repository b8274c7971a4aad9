// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Operands;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Removes temporaries: a register that is written once and read once, later in the same block, is
 * replaced by what it was assigned; and what is loaded only to be moved goes where it is moved to.
 * Compiled code is full of both. Nothing else moves, so events and failures keep their order.
 */
public final class Temporaries {
  /** Nested deeper, an expression is computed in parts. */
  private static final int DEEPEST = 12;

  private final Function function;
  private final List<Instruction> code = new ArrayList<>();
  private final int[] writes;
  private final int[] reads;
  private final boolean[] begins;

  /** Per register the last instruction that reads it; per instruction its block. */
  private final int[] readAt;

  private final int[] block;

  /** Where the block starts that is being written. */
  private int blockStart;

  /** Where each instruction went. */
  private final int[] moved;

  /** Temporaries that were assigned in this block but not yet read, in order. */
  private final Map<Integer, Instruction.Assign> pending = new LinkedHashMap<>();

  private Temporaries(Function function) {
    this.function = function;
    int n = function.code().size();
    writes = new int[function.registers().size()];
    reads = new int[function.registers().size()];
    begins = new boolean[n + 1];
    moved = new int[n + 1];
    readAt = new int[reads.length];
    block = new int[n];
    count(n);
    for (int i = 1; i < n; i++) {
      boolean next = begins[i] || leaves(function.code().get(i - 1));
      block[i] = block[i - 1] + (next ? 1 : 0);
    }
  }

  private void count(int n) {
    for (int i = 0; i < n; i++) {
      int here = i;
      Instruction instruction = function.code().get(i);
      Uses.forEach(
          instruction,
          r -> {
            reads[r]++;
            readAt[r] = here;
          });
      int target = Uses.target(instruction);
      if (target >= 0) {
        writes[target]++;
      }
      Operands.redirect(
          instruction,
          to -> {
            begins[to] = true;
            return to;
          });
    }
  }

  public static Program removed(Program program) {
    return program.withFunctions(
        program.functions().stream().map(f -> new Temporaries(f).remove()).toList());
  }

  private Function remove() {
    List<Instruction> all = function.code();
    for (int i = 0; i < all.size(); i++) {
      if (begins[i]) {
        flush();
        blockStart = code.size();
      }
      moved[i] = code.size();
      Instruction next = Operands.map(all.get(i), this::take);
      if (isPostponed(i, next)) {
        Instruction.Assign a = (Instruction.Assign) next;
        pending.put(a.target().index(), a);
        continue;
      }
      flushReadersOf(Uses.target(next));
      if (leaves(next)) {
        flush();
      }
      if (!movesInto(next)) {
        code.add(next);
      }
    }
    moved[all.size()] = code.size();
    code.replaceAll(i -> Operands.redirect(i, to -> moved[to]));
    Map<Integer, String> labels = new HashMap<>();
    function.labels().forEach((i, name) -> labels.put(moved[i], name));
    return new Function(
        function.name(),
        function.parameters(),
        function.registers(),
        code,
        labels,
        function.library());
  }

  /** A register's value: what is pending for it, or itself. */
  private Expression take(Expression leaf) {
    Instruction.Assign a = leaf instanceof Register r ? pending.remove(r.index()) : null;
    return a == null ? leaf : a.value();
  }

  /** Whether it is a temporary's assignment, whose one reader is still to come in this block. */
  private boolean isPostponed(int i, Instruction instruction) {
    return instruction instanceof Instruction.Assign a
        && isTemporary(a.target().index())
        && block[readAt[a.target().index()]] == block[i]
        && readAt[a.target().index()] > i
        && isSimple(a.value(), DEEPEST);
  }

  /** Whether it cannot fail, so that it may be computed later, and is not too deep. */
  private static boolean isSimple(Expression e, int depth) {
    return depth > 0
        && switch (e) {
          case Expression.Binary b ->
              !b.operator().divides()
                  && isSimple(b.left(), depth - 1)
                  && isSimple(b.right(), depth - 1);
          case Expression.Comparison c ->
              isSimple(c.left(), depth - 1) && isSimple(c.right(), depth - 1);
          case Expression.Unary u -> isSimple(u.operand(), depth - 1);
          case Expression.Wide w -> isSimple(w.low(), depth - 1) && isSimple(w.high(), depth - 1);
          case Expression.Half h -> isSimple(h.wide(), depth - 1);
          case Expression.Cast c -> isSimple(c.operand(), depth - 1);
          case Expression.Select s ->
              isSimple(s.condition(), depth - 1)
                  && isSimple(s.whenTrue(), depth - 1)
                  && isSimple(s.whenFalse(), depth - 1);
          case Register r -> true;
          case Expression.Constant c -> true;
          case Expression.GlobalAddress g -> true;
          case Expression.FunctionAddress a -> true;
        };
  }

  private boolean isTemporary(int r) {
    return r >= function.parameters() && writes[r] == 1 && reads[r] == 1;
  }

  private static boolean leaves(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Jump i -> true;
      case Instruction.Branch i -> true;
      case Instruction.Return i -> true;
      case Instruction.Exit i -> true;
      case Instruction.Halt i -> true;
      case Instruction.Cut i -> true;
      default -> false;
    };
  }

  /** What reads the register has to be computed before that changes. */
  private void flushReadersOf(int target) {
    if (target < 0 || pending.isEmpty()) {
      return;
    }
    for (Instruction.Assign a : List.copyOf(pending.values())) {
      boolean[] reads = {false};
      Uses.forEach(a, r -> reads[0] |= r == target);
      if (reads[0]) {
        code.add(pending.remove(a.target().index()));
      }
    }
  }

  private void flush() {
    code.addAll(pending.values());
    pending.clear();
  }

  /** Whether a move of what the last instruction gave could be made by that one itself. */
  private boolean movesInto(Instruction next) {
    if (!(next instanceof Instruction.Assign(Register to, Register from, SourcePosition _))
        || !isTemporary(from.index())
        || from.bits() != to.bits()
        || code.size() == blockStart) {
      return false;
    }
    Instruction last = code.getLast();
    if (Uses.target(last) != from.index()) {
      return false;
    }
    Instruction changed = Operands.retarget(last, to);
    if (changed == last) {
      return false;
    }
    code.set(code.size() - 1, changed);
    return true;
  }
}
