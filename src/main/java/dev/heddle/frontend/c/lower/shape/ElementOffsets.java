// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import dev.heddle.frontend.c.llvm.DataLayout;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import java.util.List;

/** Address arithmetic ({@code getelementptr}). */
public final class ElementOffsets {
  private ElementOffsets() {}

  public static Expression address(
      DataLayout layout, Type source, Expression base, List<Expression> indices) {
    Expression address = base;
    Type type = source;
    for (int i = 0; i < indices.size(); i++) {
      Expression index = indices.get(i);
      if (i > 0 && type instanceof Type.Struct struct) {
        int field = (int) ((Expression.Constant) index).value();
        address = Folding.add(address, layout.offset(struct, field));
        type = struct.fields().get(field);
      } else {
        type = i == 0 ? type : element(type);
        address = Folding.add(address, scaled(index, layout.size(type)));
      }
    }
    return address;
  }

  private static Type element(Type type) {
    return switch (type) {
      case Type.Array a -> a.element();
      case Type.Vector v -> v.element();
      default -> throw new UnsupportedException("an element of " + type.text());
    };
  }

  private static Expression scaled(Expression index, long size) {
    Expression wide =
        index.bits() < 64 ? Folding.signExtend(index, 64) : Folding.truncate(index, 64);
    return Folding.binary(BinaryOperator.MUL, wide, Folding.constant(size, 64));
  }
}
