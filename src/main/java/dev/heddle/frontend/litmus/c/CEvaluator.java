// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.c.CPlace.Cell;
import dev.heddle.frontend.litmus.c.CPlace.Variable;
import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.InputException;
import dev.heddle.program.Order;
import dev.heddle.program.SourcePosition;
import java.util.Optional;

/**
 * Evaluates expressions from left to right. Each access of memory becomes an instruction at once;
 * the rest stays an expression over registers until an instruction needs it.
 */
final class CEvaluator {
  private final FunctionBuilder function;
  private final CScope scope;
  private final CConditions conditions;
  private final CCalls calls;

  CEvaluator(FunctionBuilder function, CScope scope) {
    this.function = function;
    this.scope = scope;
    this.conditions = new CConditions(function, scope, this);
    this.calls = new CCalls(function, scope, this);
  }

  CValue value(CExpression e) {
    return value(e, Optional.empty());
  }

  /** A value; if memory gives it, it may come straight into {@code wanted}. */
  CValue value(CExpression e, Optional<Register> wanted) {
    CValue value = valueOrNothing(e, wanted);
    if (value.type() instanceof CType.Void) {
      throw new InputException(e.at(), "expected a value");
    }
    return value;
  }

  /** Evaluates a statement's expression. */
  void effect(CExpression e) {
    valueOrNothing(e, Optional.empty());
  }

  CConditions conditions() {
    return conditions;
  }

  private CValue valueOrNothing(CExpression e, Optional<Register> wanted) {
    return switch (e) {
      case CExpression.Number n -> new CValue(constant(n.value(), n.type().bits()), n.type());
      case CExpression.Name n -> named(n);
      case CExpression.Unary u -> unary(u);
      case CExpression.Dereference d -> load(cell(d), Order.PLAIN, wanted, d.at());
      case CExpression.AddressOf a -> address(a);
      case CExpression.Binary b when b.operator().isLogical() -> conditions.logical(b);
      case CExpression.Binary b ->
          CArithmetic.binary(b.operator(), value(b.left()), value(b.right()), b.at());
      case CExpression.Conditional c -> conditions.conditional(c);
      case CExpression.Assignment a -> assign(a);
      case CExpression.Postfix p -> postfix(p);
      case CExpression.Cast c -> cast(c);
      case CExpression.Call c -> calls.call(c, wanted);
    };
  }

  private CValue named(CExpression.Name name) {
    if (scope.isNew(name.name())) {
      scope.adopt(name.name(), CType.INT);
    }
    return scope
        .variable(name.name())
        .map(v -> new CValue(v.register(), v.type()))
        .or(() -> scope.parameter(name.name()))
        .orElseThrow(() -> new InputException(name.at(), "unknown variable " + name.name()));
  }

  private CValue unary(CExpression.Unary u) {
    if (u.operator() == CExpression.CUnary.NOT) {
      return CArithmetic.ofTruth(conditions.condition(u));
    }
    CValue operand = CArithmetic.promote(value(u.operand()), u.at());
    int bits = operand.type().bits();
    Expression result =
        u.operator() == CExpression.CUnary.MINUS
            ? new Binary(BinaryOperator.SUB, constant(0, bits), operand.expression())
            : new Binary(BinaryOperator.XOR, operand.expression(), constant(-1, bits));
    return new CValue(folded(result), operand.type());
  }

  /** A negative number stays a number. */
  private static Expression folded(Expression e) {
    return e instanceof Binary(var operator, Expression.Constant a, Expression.Constant b)
        ? constant(operator.apply(a.value(), b.value(), e.bits()), e.bits())
        : e;
  }

  private CValue address(CExpression.AddressOf a) {
    if (a.place() instanceof CExpression.Dereference d) {
      return value(d.pointer());
    }
    throw new InputException(a.at(), "the address of a variable cannot be taken here");
  }

  private CValue cast(CExpression.Cast c) {
    if (c.type() instanceof CType.Void) {
      effect(c.operand());
      return CValue.NOTHING;
    }
    return new CValue(CArithmetic.convert(value(c.operand()), c.type()), c.type());
  }

  private CValue assign(CExpression.Assignment a) {
    if (a.operator().isEmpty()
        && a.target() instanceof CExpression.Name(String name, SourcePosition at)
        && scope.isNew(name)) {
      return first(name, value(a.value()), at);
    }
    CPlace place = place(a.target());
    if (a.operator().isEmpty()) {
      return assign(place, a.value(), a.target().at());
    }
    CValue old = read(place, a.target().at());
    CValue result = CArithmetic.binary(a.operator().get(), old, value(a.value()), a.at());
    return write(place, result, a.target().at());
  }

  /** A variable that is not declared has the type of the first value that it is assigned. */
  private CValue first(String name, CValue value, SourcePosition at) {
    if (scope.isNew(name)) {
      scope.adopt(name, value.type().bytes() < CType.INT.bytes() ? CType.INT : value.type());
    }
    return write(scope.variable(name).orElseThrow(), value, at);
  }

  /** Assigns; what memory gives comes straight into the variable, unless it must become 0 or 1. */
  CValue assign(CPlace place, CExpression e, SourcePosition at) {
    Optional<Register> wanted =
        place instanceof Variable(Register r, CType t) && !(t instanceof CType.Bool)
            ? Optional.of(r)
            : Optional.empty();
    return write(place, value(e, wanted), at);
  }

  private CValue postfix(CExpression.Postfix p) {
    CPlace place = place(p.target());
    CValue now = read(place, p.at());
    Register old = scope.temporary(now.type().bits());
    function.at(p.at()).assign(old, now.expression());
    CValue kept = new CValue(old, now.type());
    CValue one = new CValue(constant(1, 32), CType.INT);
    write(place, CArithmetic.binary(p.operator(), kept, one, p.at()), p.at());
    return kept;
  }

  CPlace place(CExpression e) {
    if (e instanceof CExpression.Dereference d) {
      return cell(d);
    }
    if (e instanceof CExpression.Name n) {
      named(n);
      Optional<Variable> variable = scope.variable(n.name());
      if (variable.isPresent()) {
        return variable.get();
      }
    }
    throw new InputException(e.at(), "cannot assign to this");
  }

  private Cell cell(CExpression.Dereference d) {
    return cell(value(d.pointer()), d.at());
  }

  /** What a pointer points to. */
  Cell cell(CValue pointer, SourcePosition at) {
    if (pointer.type() instanceof CType.Pointer(CType to) && to.bytes() > 0) {
      return new Cell(pointer.expression(), to);
    }
    throw new InputException(at, "this is not a pointer to a value");
  }

  CValue read(CPlace place, SourcePosition at) {
    return switch (place) {
      case Variable v -> new CValue(v.register(), v.type());
      case Cell c -> load(c, Order.PLAIN, Optional.empty(), at);
    };
  }

  CValue load(Cell cell, Order order, Optional<Register> wanted, SourcePosition at) {
    Register target = target(cell.type(), wanted);
    function.at(at).load(target, cell.address(), cell.bytes(), order);
    return new CValue(target, cell.type());
  }

  /** The wanted register if a value of the type fills it. */
  Register target(CType type, Optional<Register> wanted) {
    return wanted
        .filter(r -> r.bits() == type.bits())
        .orElseGet(() -> scope.temporary(type.bits()));
  }

  CValue write(CPlace place, CValue value, SourcePosition at) {
    Expression converted = CArithmetic.convert(value, place.type());
    switch (place) {
      case Variable v -> {
        if (scope.isAdopted(v) && value.type().bits() > v.type().bits()) {
          throw new InputException(
              at, "this variable was first used with a smaller type; declare it");
        }
        if (!converted.equals(v.register())) {
          function.at(at).assign(v.register(), converted);
        }
        return new CValue(v.register(), v.type());
      }
      case Cell c -> {
        function.at(at).store(c.address(), converted, c.bytes(), Order.PLAIN);
        return new CValue(converted, c.type());
      }
    }
  }
}
