// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Constants as expressions, one for each scalar that they are made of. */
public final class ConstantValues {
  /** What a symbol's address is, and a block's. */
  public interface Names {
    Expression symbol(String name);

    Expression block(String function, String block);
  }

  private final Shapes shapes;
  private final Names names;

  public ConstantValues(Shapes shapes, Names names) {
    this.shapes = shapes;
    this.names = names;
  }

  /** A constant of one scalar. */
  public Expression scalar(Constant constant) {
    List<Expression> all = of(constant);
    if (all.size() != 1) {
      throw new UnsupportedException("a constant of type " + constant.type().text());
    }
    return all.getFirst();
  }

  public List<Expression> of(Constant constant) {
    return switch (constant) {
      case Constant.Int(Type type, long value) -> List.of(number(type, value));
      case Constant.WideInt(Type type, BigInteger value) -> wide(type, value);
      case Constant.Floating f -> List.of(floating(f));
      case Constant.OtherFloating f ->
          throw new UnsupportedException("a constant of type " + f.type().text());
      case Constant.Zero(Type type) -> zeros(type);
      case Constant.Undefined(Type type) -> zeros(type);
      case Constant.Bytes b -> bytes(b);
      case Constant.Aggregate(Type type, List<Constant> elements) -> all(elements);
      case Constant.Splat s -> splat(s);
      case Constant.Symbol(String name) -> List.of(names.symbol(name));
      case Constant.BlockAddress(String f, String block) -> List.of(names.block(f, block));
      case Constant.ElementAddress e -> List.of(elementAddress(e));
      case Constant.Converted c -> converted(c);
      case Constant.Computed c -> List.of(computed(c));
    };
  }

  private static Expression number(Type type, long value) {
    return Expression.constant(value, type instanceof Type.Int(int bits) ? bits : 64);
  }

  private List<Expression> wide(Type type, BigInteger value) {
    List<Leaf> leaves = shapes.of(type);
    return List.of(
        Expression.constant(value.longValue(), 64),
        Expression.constant(value.shiftRight(64).longValue(), leaves.get(1).bits()));
  }

  private static Expression floating(Constant.Floating f) {
    boolean single = f.type() instanceof Type.Floating(Type.Format g) && g == Type.Format.FLOAT;
    return single
        ? Expression.constant(Float.floatToRawIntBits((float) f.value()), 32)
        : Expression.constant(f.bits(), 64);
  }

  private List<Expression> zeros(Type type) {
    return shapes.of(type).stream().map(leaf -> Folding.constant(0, leaf.bits())).toList();
  }

  private static List<Expression> bytes(Constant.Bytes b) {
    List<Expression> all = new ArrayList<>();
    for (byte one : b.bytes()) {
      all.add(Folding.constant(one, 8));
    }
    return all;
  }

  private List<Expression> all(List<Constant> elements) {
    List<Expression> all = new ArrayList<>();
    elements.forEach(e -> all.addAll(of(e)));
    return all;
  }

  private List<Expression> splat(Constant.Splat s) {
    List<Expression> all = new ArrayList<>();
    for (int i = 0; i < ((Type.Vector) s.type()).length(); i++) {
      all.addAll(of(s.element()));
    }
    return all;
  }

  private Expression elementAddress(Constant.ElementAddress e) {
    List<Expression> indices = e.indices().stream().map(this::scalar).toList();
    return ElementOffsets.address(shapes.layout(), e.source(), scalar(e.base()), indices);
  }

  private List<Expression> converted(Constant.Converted c) {
    boolean same = c.operator() == Conversion.BITCAST && !(c.type() instanceof Type.Vector);
    boolean address =
        c.operator() == Conversion.PTRTOINT
            || c.operator() == Conversion.INTTOPTR
            || c.operator() == Conversion.ADDRSPACECAST;
    if (same && shapes.of(c.type()).size() == 1) {
      return of(c.operand());
    }
    if (c.type() instanceof Type.Int(int bits) && bits > 64) {
      Expression low = Folding.resize(scalar(c.operand()), 64);
      return List.of(low, Folding.constant(0, bits - 64));
    }
    int bits = c.type() instanceof Type.Int(int w) ? w : 64;
    if (address || c.operator() == Conversion.TRUNC || c.operator() == Conversion.ZEXT) {
      return List.of(Folding.resize(scalar(c.operand()), bits));
    }
    throw new UnsupportedException("a constant " + c.operator());
  }

  private Expression computed(Constant.Computed c) {
    BinaryOperator operator =
        switch (c.operator()) {
          case ADD -> BinaryOperator.ADD;
          case SUB -> BinaryOperator.SUB;
          case MUL -> BinaryOperator.MUL;
          case SHL -> BinaryOperator.SHL;
          case LSHR -> BinaryOperator.LSHR;
          case ASHR -> BinaryOperator.ASHR;
          case AND -> BinaryOperator.AND;
          case OR -> BinaryOperator.OR;
          case XOR -> BinaryOperator.XOR;
          case UDIV, SDIV, UREM, SREM, FADD, FSUB, FMUL, FDIV, FREM ->
              throw new UnsupportedException("a constant " + name(c.operator()));
        };
    return Folding.binary(operator, scalar(c.left()), scalar(c.right()));
  }

  private static String name(LlvmBinaryOperator operator) {
    return operator.name().toLowerCase(java.util.Locale.ROOT);
  }
}
