// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramPrinter;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.Uses;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** Expressions of C over the registers of an automaton. */
final class RegisterExpressions {
  private RegisterExpressions() {}

  /**
   * @throws ArithmeticException if it divides by zero
   */
  static long value(Expression e, long[] registers) {
    return switch (e) {
      case Expression.Constant c -> c.value();
      case Expression.Register r -> registers[r.index()];
      case Expression.GlobalAddress g -> g.value();
      case Expression.FunctionAddress f -> f.value();
      case Expression.Binary b ->
          b.operator().apply(value(b.left(), registers), value(b.right(), registers), b.bits());
      case Expression.Comparison c -> {
        long left = value(c.left(), registers);
        yield c.operator().test(left, value(c.right(), registers), c.left().bits()) ? 1 : 0;
      }
      case Expression.Unary u ->
          Expression.truncate(
              u.operator().apply(value(u.operand(), registers), u.bits()), u.bits());
      case Expression.Cast c ->
          c.operator().apply(value(c.operand(), registers), c.operand().bits(), c.bits());
      case Expression.Select s ->
          value(s.condition(), registers) != 0
              ? value(s.whenTrue(), registers)
              : value(s.whenFalse(), registers);
      case Expression.Wide _, Expression.Half _ ->
          throw new IllegalArgumentException("128 bits in an automaton");
    };
  }

  static void registers(Expression e, IntConsumer each) {
    Uses.forEach(new Instruction.Assume(e, SourcePosition.NONE), each);
  }

  static String print(Expression e, List<String> names) {
    List<Function.Variable> registers =
        names.stream().map(n -> new Function.Variable(n, Long.SIZE)).toList();
    Function around = new Function("", 0, registers, List.of(), Map.of());
    Program nothing = new Program("", List.of(), List.of(), List.of());
    return "(" + new ProgramPrinter(nothing).expression(around, e) + ")";
  }
}
