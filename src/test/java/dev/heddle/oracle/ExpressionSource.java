// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Java expressions that build the expressions of a function again.
 *
 * @param f the variable with the function's builder; its registers are named after it
 */
record ExpressionSource(Program program, String f) {

  String text(Expression expression) {
    return switch (expression) {
      case Expression.Constant e -> "Expression.constant(%dL, %d)".formatted(e.value(), e.bits());
      case Register e -> f + "r" + e.index();
      case Expression.GlobalAddress e ->
          "new Expression.GlobalAddress(g%d, %dL, %d)"
              .formatted(program.globals().indexOf(e.global()), e.offset(), e.bits());
      case Expression.FunctionAddress e -> made("FunctionAddress", String.valueOf(e.function()));
      case Expression.Binary e ->
          made("Binary", constant(e.operator()), text(e.left()), text(e.right()));
      case Expression.Comparison e ->
          made("Comparison", constant(e.operator()), text(e.left()), text(e.right()));
      case Expression.Unary e -> made("Unary", constant(e.operator()), text(e.operand()));
      case Expression.Cast e ->
          made("Cast", constant(e.operator()), text(e.operand()), String.valueOf(e.bits()));
      case Expression.Select e ->
          made("Select", text(e.condition()), text(e.whenTrue()), text(e.whenFalse()));
      case Expression.Wide e -> made("Wide", text(e.low()), text(e.high()));
      case Expression.Half e ->
          made("Half", text(e.wide()), "Expression.Half.Part." + e.part().name());
    };
  }

  String optional(Optional<? extends Expression> e) {
    return e.map(this::text).orElse("null");
  }

  /** With a comma before each. */
  String rest(List<Expression> arguments) {
    return arguments.stream().map(a -> ", " + text(a)).collect(Collectors.joining());
  }

  String list(List<? extends Expression> all) {
    return all.stream()
        .map(this::text)
        .collect(Collectors.joining(", ", "java.util.List.of(", ")"));
  }

  static String constant(Enum<?> value) {
    return value.getDeclaringClass().getSimpleName() + "." + value.name();
  }

  private static String made(String kind, String... arguments) {
    return "new Expression." + kind + "(" + String.join(", ", arguments) + ")";
  }
}
