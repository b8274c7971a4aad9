// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.DataTypes;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.UnaryOperator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads what {@link ProgramWriter} wrote. */
public final class ProgramReader {
  private static final BinaryTag[] KINDS = BinaryTag.values();
  private static final BinaryOperator[] BINARY = BinaryOperator.values();
  private static final UnaryOperator[] UNARY = UnaryOperator.values();
  private static final CastOperator[] CASTS = CastOperator.values();
  private static final Expression.Half.Part[] PARTS = Expression.Half.Part.values();
  static final ComparisonOperator[] COMPARISONS = ComparisonOperator.values();

  final ByteReader in;
  private final InstructionReader instructions = new InstructionReader(this);

  private ProgramReader(byte[] bytes) {
    in = new ByteReader(bytes);
  }

  /**
   * @throws RuntimeException of any kind, if these are not the bytes of a program
   */
  public static Program read(byte[] bytes) {
    ProgramReader reader = new ProgramReader(bytes);
    Program program = reader.program();
    if (!reader.in.isAtEnd()) {
      throw new IllegalArgumentException("something follows the program");
    }
    return program;
  }

  private Program program() {
    return new Program(
        in.text(),
        in.all(this::global),
        in.all(this::function),
        in.all(in::small),
        in.optional(this::global),
        in.number() != 0,
        new DataTypes(in.all(() -> DataTypeReader.read(in))));
  }

  private Global global() {
    return in.shared(
        Global.class,
        () -> new Global(in.text(), in.number(), in.block(), in.all(in::number), in.small()));
  }

  private Function function() {
    return new Function(
        in.text(),
        in.small(),
        in.all(() -> new Function.Variable(in.text(), in.small(), in.small())),
        in.all(instructions::read),
        labels(),
        in.number() != 0);
  }

  private Map<Integer, String> labels() {
    Map<Integer, String> labels = new HashMap<>();
    for (int left = in.small(); left > 0; left--) {
      int index = in.small();
      labels.put(index, in.text());
    }
    return labels;
  }

  SourcePosition position() {
    return in.shared(
        SourcePosition.class, () -> new SourcePosition(in.text(), in.small(), in.small()));
  }

  List<Expression> expressions() {
    return in.all(this::expression);
  }

  Register register() {
    return (Register) expression();
  }

  BinaryTag kind() {
    return in.constant(KINDS);
  }

  Expression expression() {
    BinaryTag kind = kind();
    return switch (kind) {
      case CONSTANT -> new Expression.Constant(in.number(), in.small());
      case REGISTER -> new Register(in.small(), in.small());
      case GLOBAL_ADDRESS -> new Expression.GlobalAddress(global(), in.number(), in.small());
      case FUNCTION_ADDRESS -> new Expression.FunctionAddress(in.small());
      case BINARY -> new Expression.Binary(in.constant(BINARY), expression(), expression());
      case COMPARISON ->
          new Expression.Comparison(in.constant(COMPARISONS), expression(), expression());
      case UNARY -> new Expression.Unary(in.constant(UNARY), expression());
      case WIDE -> new Expression.Wide(expression(), expression());
      case HALF -> new Expression.Half(expression(), in.constant(PARTS));
      case CAST -> new Expression.Cast(in.constant(CASTS), expression(), in.small());
      case SELECT -> new Expression.Select(expression(), expression(), expression());
      default -> throw new IllegalArgumentException(kind + " is no expression");
    };
  }
}
