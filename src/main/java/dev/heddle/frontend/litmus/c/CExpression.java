// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** An expression as written, before types. */
sealed interface CExpression {
  SourcePosition at();

  record Number(long value, CType type, SourcePosition at) implements CExpression {}

  record Name(String name, SourcePosition at) implements CExpression {}

  record Unary(CUnary operator, CExpression operand, SourcePosition at) implements CExpression {}

  record Dereference(CExpression pointer, SourcePosition at) implements CExpression {}

  record AddressOf(CExpression place, SourcePosition at) implements CExpression {}

  record Binary(CBinary operator, CExpression left, CExpression right, SourcePosition at)
      implements CExpression {}

  record Conditional(
      CExpression condition, CExpression whenTrue, CExpression whenFalse, SourcePosition at)
      implements CExpression {}

  /** {@code target = value}, or {@code target operator= value}. */
  record Assignment(
      CExpression target, Optional<CBinary> operator, CExpression value, SourcePosition at)
      implements CExpression {}

  /** {@code target++} and {@code target--}, whose value is the old one. */
  record Postfix(CExpression target, CBinary operator, SourcePosition at) implements CExpression {}

  record Cast(CType type, CExpression operand, SourcePosition at) implements CExpression {}

  /**
   * @param text the call as written
   */
  record Call(String function, List<CExpression> arguments, String text, SourcePosition at)
      implements CExpression {}

  /** Operators with one operand that are no places. */
  enum CUnary {
    MINUS,
    COMPLEMENT,
    NOT
  }

  /**
   * Whether evaluating it twice or not at all makes no difference: it touches no memory, changes no
   * variable and cannot fail.
   */
  static boolean isPure(CExpression e) {
    return switch (e) {
      case Number n -> true;
      case Name n -> true;
      case Unary u -> isPure(u.operand());
      case Dereference d -> false;
      case AddressOf a ->
          switch (a.place()) {
            case Dereference d -> isPure(d.pointer());
            default -> isPure(a.place());
          };
      case Binary b ->
          b.operator() != CBinary.DIVIDE
              && b.operator() != CBinary.REMAINDER
              && isPure(b.left())
              && isPure(b.right());
      case Conditional c -> isPure(c.condition()) && isPure(c.whenTrue()) && isPure(c.whenFalse());
      case Assignment a -> false;
      case Postfix p -> false;
      case Cast c -> isPure(c.operand());
      case Call c -> false;
    };
  }
}
