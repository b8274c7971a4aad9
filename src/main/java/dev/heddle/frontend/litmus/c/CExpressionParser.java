// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.c.CExpression.CUnary;
import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Parses expressions by precedence climbing. */
final class CExpressionParser {
  /** Operators of one expression, and brackets in brackets: more is refused, stacks are finite. */
  private static final int OPERATORS = 500;

  private static final int DEPTH = 100;

  private final LitmusTokens tokens;
  private int nesting;
  private int operators;
  private int widestCast;
  private final Set<String> assigned = new HashSet<>();

  CExpressionParser(LitmusTokens tokens) {
    this.tokens = tokens;
  }

  /** A whole expression, with assignments. */
  CExpression parse() {
    if (nesting++ == 0) {
      operators = 0;
    }
    CExpression target = conditional();
    SourcePosition at = tokens.at();
    Optional<CBinary> operator = CBinary.ofAssignment(tokens.peek());
    if (operator.isPresent() || tokens.looksAt("=")) {
      count();
      tokens.next();
      if (target instanceof CExpression.Name n) {
        assigned.add(n.name());
      }
      target = new CExpression.Assignment(target, operator, parse(), at);
    }
    nesting--;
    return target;
  }

  /** Bytes of the largest type that some pointer was cast to point to so far, or 0. */
  int widestCast() {
    return widestCast;
  }

  /** The names that some expression so far assigns. */
  Set<String> assigned() {
    return assigned;
  }

  private void count() {
    if (++operators > OPERATORS || nesting > DEPTH) {
      throw tokens.peek().error("this expression is too long");
    }
  }

  private CExpression conditional() {
    CExpression condition = binary(1);
    SourcePosition at = tokens.at();
    if (!tokens.accept("?")) {
      return condition;
    }
    count();
    CExpression whenTrue = parse();
    tokens.expect(":");
    return new CExpression.Conditional(condition, whenTrue, conditional(), at);
  }

  private CExpression binary(int weakest) {
    CExpression left = unary();
    while (true) {
      SourcePosition at = tokens.at();
      Optional<CBinary> operator = CBinary.of(tokens.peek()).filter(o -> o.strength() >= weakest);
      if (operator.isEmpty()) {
        return left;
      }
      count();
      tokens.next();
      CExpression right = binary(operator.get().strength() + 1);
      left = new CExpression.Binary(operator.get(), left, right, at);
    }
  }

  private CExpression unary() {
    count();
    LitmusToken token = tokens.peek();
    SourcePosition at = token.at();
    if (tokens.accept("*")) {
      return new CExpression.Dereference(unary(), at);
    }
    if (tokens.accept("&")) {
      return new CExpression.AddressOf(unary(), at);
    }
    if (tokens.accept("+")) {
      return unary();
    }
    if (tokens.accept("-")) {
      return new CExpression.Unary(CUnary.MINUS, unary(), at);
    }
    if (tokens.accept("~")) {
      return new CExpression.Unary(CUnary.COMPLEMENT, unary(), at);
    }
    if (tokens.accept("!")) {
      return new CExpression.Unary(CUnary.NOT, unary(), at);
    }
    if (tokens.accept("++") || tokens.accept("--")) {
      CExpression one = new CExpression.Number(1, CType.INT, at);
      return new CExpression.Assignment(unary(), Optional.of(step(token)), one, at);
    }
    if (token.is("(") && CType.starts(tokens.peek(1))) {
      tokens.next();
      CType type = CType.parse(tokens);
      if (type instanceof CType.Pointer(CType to)) {
        widestCast = Math.max(widestCast, to.bytes());
      }
      tokens.expect(")");
      return new CExpression.Cast(type, unary(), at);
    }
    return postfix(primary());
  }

  private static CBinary step(LitmusToken token) {
    return token.is("++") ? CBinary.ADD : CBinary.SUBTRACT;
  }

  private CExpression postfix(CExpression operand) {
    CExpression result = operand;
    while (tokens.looksAt("[") || tokens.looksAt("++") || tokens.looksAt("--")) {
      count();
      LitmusToken token = tokens.next();
      if (token.is("[")) {
        CExpression sum = new CExpression.Binary(CBinary.ADD, result, parse(), token.at());
        tokens.expect("]");
        result = new CExpression.Dereference(sum, operand.at());
      } else {
        result = new CExpression.Postfix(result, step(token), token.at());
      }
    }
    return result;
  }

  private CExpression primary() {
    LitmusToken token = tokens.peek();
    if (tokens.accept("(")) {
      CExpression inner = parse();
      tokens.expect(")");
      return inner;
    }
    if (tokens.looksAt(LitmusToken.Kind.NUMBER)) {
      return number(tokens.next());
    }
    int start = tokens.mark();
    tokens.name("an expression");
    return switch (token.text()) {
      case "true" -> new CExpression.Number(1, CType.INT, token.at());
      case "false" -> new CExpression.Number(0, CType.INT, token.at());
      case "NULL" -> new CExpression.Number(0, CType.LONG, token.at());
      default ->
          tokens.looksAt("(")
              ? new CExpression.Call(token.text(), arguments(), tokens.textSince(start), token.at())
              : new CExpression.Name(token.text(), token.at());
    };
  }

  private List<CExpression> arguments() {
    tokens.expect("(");
    List<CExpression> arguments = new ArrayList<>();
    if (!tokens.accept(")")) {
      do {
        arguments.add(parse());
      } while (tokens.accept(","));
      tokens.expect(")");
    }
    return arguments;
  }

  /** A constant has the first type it fits of int, unsigned if not decimal, and long. */
  private static CExpression number(LitmusToken token) {
    String text = token.text().toLowerCase(Locale.ROOT);
    String digits = text.replaceFirst("[ul]+$", "");
    String suffix = text.substring(digits.length());
    boolean hexadecimal = digits.startsWith("0x");
    boolean octal = !hexadecimal && digits.length() > 1 && digits.startsWith("0");
    long value =
        LitmusTokens.parse(
            token, hexadecimal ? digits.substring(2) : digits, hexadecimal ? 16 : octal ? 8 : 10);
    boolean unsigned = suffix.contains("u");
    boolean fitsInt = value >= 0 && value <= (unsigned ? 0xFFFF_FFFFL : Integer.MAX_VALUE);
    boolean fitsUnsigned = (hexadecimal || octal) && value >>> 32 == 0;
    CType type =
        suffix.contains("l") || !fitsInt && !fitsUnsigned
            ? new CType.Integer(8, !unsigned && value >= 0)
            : new CType.Integer(4, !unsigned && fitsInt);
    return new CExpression.Number(value, type, token.at());
  }
}
