// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;

/** The residual expression: the original with every known value substituted. */
final class Residue {
  private final Program program;
  private final ThreadAutomatonBuilder automaton;

  /** The divisors that were not known, of the expressions since this was last emptied. */
  final List<Expression> divisors = new ArrayList<>();

  Residue(Program program, ThreadAutomatonBuilder automaton) {
    this.program = program;
    this.automaton = automaton;
  }

  /** A division by zero that is known. */
  static final class DivisionByZero extends RuntimeException {
    private static final long serialVersionUID = 1;

    DivisionByZero() {
      super(null, null, false, false);
    }
  }

  InputException refusal(String why) {
    return new InputException(automaton.at, AutomatonEmitter.NOT_SUPPORTED + why);
  }

  /**
   * In the innermost call of a state.
   *
   * @throws DivisionByZero if it divides by a zero
   */
  Expression of(Expression e, LocalState s) {
    return switch (e) {
      case Expression.Constant c -> c;
      case Expression.Register r -> register(r, s);
      case Expression.GlobalAddress g -> global(g);
      case Expression.FunctionAddress f -> CellNumber.constant(f.value());
      case Expression.Binary b -> binary(b, s);
      case Expression.Comparison c -> {
        Expression left = of(c.left(), s);
        Expression right = of(c.right(), s);
        yield left instanceof Expression.Constant a && right instanceof Expression.Constant b
            ? Expression.constant(c.operator().test(a.value(), b.value(), a.bits()) ? 1 : 0, 1)
            : new Expression.Comparison(c.operator(), left, right);
      }
      case Expression.Unary u -> {
        Expression operand = of(u.operand(), s);
        yield operand instanceof Expression.Constant a
            ? Expression.constant(u.operator().apply(a.value(), a.bits()), a.bits())
            : new Expression.Unary(u.operator(), operand);
      }
      case Expression.Cast c -> {
        Expression operand = of(c.operand(), s);
        yield operand instanceof Expression.Constant a
            ? Expression.constant(c.operator().apply(a.value(), a.bits(), c.bits()), c.bits())
            : new Expression.Cast(c.operator(), operand, c.bits());
      }
      case Expression.Select c -> {
        Expression condition = of(c.condition(), s);
        Expression whenTrue = of(c.whenTrue(), s);
        Expression whenFalse = of(c.whenFalse(), s);
        yield condition instanceof Expression.Constant a
            ? a.value() != 0 ? whenTrue : whenFalse
            : new Expression.Select(condition, whenTrue, whenFalse);
      }
      case Expression.Wide _, Expression.Half _ -> throw refusal("a value of 128 bits");
    };
  }

  private Expression register(Expression.Register r, LocalState s) {
    Long known = s.top().registers[r.index()];
    return known != null
        ? Expression.constant(known, r.bits())
        : target(r, s.depth(), s.top().function);
  }

  /** The automaton's register for one of a call. */
  Expression.Register target(Expression.Register r, int depth, int function) {
    if (r.bits() > Long.SIZE) {
      throw refusal("a value of 128 bits");
    }
    Function f = program.functions().get(function);
    String name = f.registers().get(r.index()).name();
    int number = automaton.register(depth, function, r.index(), name);
    return new Expression.Register(number, r.bits());
  }

  private Expression global(Expression.GlobalAddress g) {
    Global global = g.global();
    if (program.threadLocals().filter(global::equals).isPresent()) {
      throw refusal("the address of a thread-local variable");
    }
    return Expression.constant(g.value(), g.bits());
  }

  private Expression binary(Expression.Binary b, LocalState s) {
    Expression left = of(b.left(), s);
    Expression right = of(b.right(), s);
    if (b.operator().divides()) {
      if (right instanceof Expression.Constant c && c.value() == 0) {
        throw new DivisionByZero();
      } else if (!(right instanceof Expression.Constant)) {
        divisors.add(right);
      }
    }
    return CellNumber.binary(b.operator(), left, right);
  }
}
