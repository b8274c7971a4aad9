// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.oracle.Ending;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.UpdateOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * A program that fails if all its first threads end with given values in their registers: whoever
 * does counts up, and the last one fails.
 */
final class Meeting {
  /** Numbers from here on are addresses of local variables, which are not the same everywhere. */
  private static final long ADDRESSES = 0x3000_0000L;

  private static final SourcePosition AT = SourcePosition.NONE;

  private Meeting() {}

  static Program of(Program p, List<List<Long>> registers) {
    Global count = new Global("met", p.end() + 64, new byte[4], List.of());
    List<Global> globals = new ArrayList<>(p.globals());
    globals.add(count);
    List<Function> functions = new ArrayList<>(p.functions());
    List<Integer> threads = new ArrayList<>();
    for (int t = 0; t < p.threads().size(); t++) {
      Function f = p.functions().get(p.threads().get(t));
      threads.add(functions.size());
      functions.add(met(f, registers.get(t), count, p.threads().size()));
    }
    return new Program(p.name(), globals, functions, threads, p.threadLocals(), p.alone());
  }

  private static Function met(Function f, List<Long> values, Global count, int threads) {
    List<Instruction> code = new ArrayList<>(f.code());
    int end = code.size();
    for (int i = 0; i < end; i++) {
      if (code.get(i) instanceof Instruction.Return) {
        code.set(i, new Instruction.Jump(end, AT));
      }
    }
    List<Function.Variable> registers = new ArrayList<>(f.registers());
    Register old = new Register(registers.size(), 32);
    registers.add(new Function.Variable("met", 32));
    Expression same = Expression.constant(1, 1);
    int n = 0;
    SortedSet<Integer> own = Ending.registers(f);
    for (int r : own) {
      int bits = f.registers().get(r).bits();
      if (values.get(n) >= ADDRESSES) {
        n++;
        continue;
      }
      Expression is =
          new Expression.Comparison(
              ComparisonOperator.EQ,
              new Register(r, bits),
              Expression.constant(values.get(n++), bits));
      same = new Expression.Binary(BinaryOperator.AND, same, is);
    }
    code.add(new Instruction.Branch(same, end + 1, end + 3, AT));
    Expression where = new Expression.GlobalAddress(count, 0, 64);
    Expression one = Expression.constant(1, 32);
    code.add(
        new Instruction.ReadModifyWrite(old, UpdateOperator.ADD, where, one, 4, Order.SEQ_CST, AT));
    Expression early =
        new Expression.Comparison(ComparisonOperator.NE, old, Expression.constant(threads - 1, 32));
    code.add(new Instruction.Assert(early, "all have met", AT));
    code.add(new Instruction.Return(Optional.empty(), AT));
    return new Function(f.name() + "_met", f.parameters(), registers, code, f.labels(), false);
  }
}
