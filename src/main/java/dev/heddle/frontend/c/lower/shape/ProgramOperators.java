// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import dev.heddle.frontend.c.llvm.FloatPredicate;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.Predicate;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;

/** The program's operator for each of LLVM's. */
public final class ProgramOperators {
  private ProgramOperators() {}

  public static BinaryOperator of(LlvmBinaryOperator operator) {
    return switch (operator) {
      case ADD -> BinaryOperator.ADD;
      case SUB -> BinaryOperator.SUB;
      case MUL -> BinaryOperator.MUL;
      case UDIV -> BinaryOperator.UDIV;
      case SDIV -> BinaryOperator.SDIV;
      case UREM -> BinaryOperator.UREM;
      case SREM -> BinaryOperator.SREM;
      case SHL -> BinaryOperator.SHL;
      case LSHR -> BinaryOperator.LSHR;
      case ASHR -> BinaryOperator.ASHR;
      case AND -> BinaryOperator.AND;
      case OR -> BinaryOperator.OR;
      case XOR -> BinaryOperator.XOR;
      case FADD -> BinaryOperator.FADD;
      case FSUB -> BinaryOperator.FSUB;
      case FMUL -> BinaryOperator.FMUL;
      case FDIV -> BinaryOperator.FDIV;
      case FREM -> BinaryOperator.FREM;
    };
  }

  public static ComparisonOperator of(Predicate predicate) {
    return switch (predicate) {
      case EQ -> ComparisonOperator.EQ;
      case NE -> ComparisonOperator.NE;
      case UGT -> ComparisonOperator.UGT;
      case UGE -> ComparisonOperator.UGE;
      case ULT -> ComparisonOperator.ULT;
      case ULE -> ComparisonOperator.ULE;
      case SGT -> ComparisonOperator.SGT;
      case SGE -> ComparisonOperator.SGE;
      case SLT -> ComparisonOperator.SLT;
      case SLE -> ComparisonOperator.SLE;
    };
  }

  /** Of a predicate that depends on its operands. */
  public static ComparisonOperator of(FloatPredicate predicate) {
    return switch (predicate) {
      case OEQ -> ComparisonOperator.FOEQ;
      case OGT -> ComparisonOperator.FOGT;
      case OGE -> ComparisonOperator.FOGE;
      case OLT -> ComparisonOperator.FOLT;
      case OLE -> ComparisonOperator.FOLE;
      case ONE -> ComparisonOperator.FONE;
      case ORD -> ComparisonOperator.ORDERED;
      case UEQ -> ComparisonOperator.FUEQ;
      case UGT -> ComparisonOperator.FUGT;
      case UGE -> ComparisonOperator.FUGE;
      case ULT -> ComparisonOperator.FULT;
      case ULE -> ComparisonOperator.FULE;
      case UNE -> ComparisonOperator.FUNE;
      case UNO -> ComparisonOperator.UNORDERED;
      case TRUE, FALSE -> throw new AssertionError(predicate);
    };
  }
}
