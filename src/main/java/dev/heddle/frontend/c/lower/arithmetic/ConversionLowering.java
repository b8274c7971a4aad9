// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.arithmetic;

import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.frontend.c.lower.shape.Shapes;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import java.util.ArrayList;
import java.util.List;

/** Conversions between types. */
public final class ConversionLowering {
  private final Body body;
  private final WideConversions wideConversions;

  public ConversionLowering(Body body) {
    this.body = body;
    this.wideConversions = new WideConversions(body);
  }

  public void convert(LlvmInstruction.Convert i) {
    List<Expression> from = body.leaves(i.operand());
    Type source = i.operand().type();
    List<Leaf> to = body.shapes.of(i.type());
    if (i.operator() == Conversion.BITCAST) {
      body.define(i.result(), bitcast(from, body.shapes.of(source), to));
    } else if (Shapes.isWide(source) || Shapes.isWide(i.type())) {
      body.define(i.result(), wide(i.operator(), from, to));
    } else {
      List<Expression> all = new ArrayList<>();
      for (int k = 0; k < to.size(); k++) {
        all.add(narrow(i.operator(), from.get(k), to.get(k).bits()));
      }
      body.define(i.result(), all);
    }
  }

  private static Expression narrow(Conversion operator, Expression e, int bits) {
    return switch (operator) {
      case TRUNC -> Folding.truncate(e, bits);
      case ZEXT -> Folding.zeroExtend(e, bits);
      case SEXT -> Folding.signExtend(e, bits);
      case PTRTOINT, INTTOPTR, ADDRSPACECAST -> Folding.resize(e, bits);
      case FPTRUNC, FPEXT -> Folding.cast(CastOperator.FLOAT_TO_FLOAT, e, bits);
      case FPTOUI -> Folding.cast(CastOperator.FLOAT_TO_UNSIGNED, e, bits);
      case FPTOSI -> Folding.cast(CastOperator.FLOAT_TO_SIGNED, e, bits);
      case UITOFP -> Folding.cast(CastOperator.UNSIGNED_TO_FLOAT, e, bits);
      case SITOFP -> Folding.cast(CastOperator.SIGNED_TO_FLOAT, e, bits);
      case BITCAST -> throw new AssertionError(operator);
    };
  }

  private List<Expression> wide(Conversion operator, List<Expression> from, List<Leaf> to) {
    Expression low = from.getFirst();
    int bits = to.getLast().bits();
    switch (operator) {
      case TRUNC, PTRTOINT, INTTOPTR, ZEXT -> {
        if (to.size() == 1) {
          return List.of(Folding.resize(low, bits));
        }
        Expression high = from.size() == 2 ? from.get(1) : Folding.constant(0, bits);
        return List.of(Folding.zeroExtend(low, 64), Folding.resize(high, bits));
      }
      case SEXT -> {
        Expression lower = body.fixed(Folding.signExtend(low, 64));
        Expression upper =
            from.size() == 2
                ? Folding.signExtend(from.get(1), bits)
                : Folding.truncate(WideArithmetic.sign(lower), bits);
        return List.of(lower, upper);
      }
      case UITOFP -> {
        return List.of(wideConversions.toFloat(from, false, bits));
      }
      case SITOFP -> {
        return List.of(wideConversions.toFloat(from, true, bits));
      }
      case FPTOSI, FPTOUI -> {
        return wideConversions.fromFloat(low, bits);
      }
      default -> throw new AssertionError(operator);
    }
  }

  /** The same bits, cut at other places. */
  private List<Expression> bitcast(List<Expression> from, List<Leaf> source, List<Leaf> to) {
    if (source.size() == to.size()) {
      return from;
    }
    List<Expression> fixed = from.stream().map(body::fixed).toList();
    List<Expression> all = new ArrayList<>();
    for (Leaf leaf : to) {
      all.add(piece(fixed, source, leaf));
    }
    return all;
  }

  private static Expression piece(List<Expression> from, List<Leaf> source, Leaf to) {
    Expression all = Folding.constant(0, 64);
    for (int i = 0; i < source.size(); i++) {
      long distance = 8 * (source.get(i).offset() - to.offset());
      if (distance + source.get(i).bits() > 0 && distance < to.bits()) {
        Expression e = Folding.zeroExtend(from.get(i), 64);
        BinaryOperator shift = distance >= 0 ? BinaryOperator.SHL : BinaryOperator.LSHR;
        e = Folding.binary(shift, e, Folding.constant(Math.abs(distance), 64));
        all = Folding.or(e, all);
      }
    }
    return Folding.truncate(all, to.bits());
  }
}
