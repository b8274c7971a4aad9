// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.Expression;
import java.util.List;

/** The bytes of a variable before the program runs. */
public final class FirstBytes {
  private final Shapes shapes;
  private final ConstantValues values;
  private final byte[] bytes;

  public FirstBytes(Shapes shapes, ConstantValues values, int size) {
    this.shapes = shapes;
    this.values = values;
    this.bytes = new byte[size];
  }

  public byte[] of(Constant constant) {
    write(constant, 0);
    return bytes;
  }

  private void write(Constant constant, long offset) {
    switch (constant) {
      case Constant.Zero z -> {}
      case Constant.Undefined u -> {}
      case Constant.Bytes b -> System.arraycopy(b.bytes(), 0, bytes, (int) offset, size(b));
      case Constant.OtherFloating f -> {
        for (int i = 0; i < f.bytes().size(); i++) {
          bytes[(int) offset + i] = f.bytes().get(i);
        }
      }
      case Constant.Aggregate a -> elements(a, offset);
      default -> scalars(constant, offset);
    }
  }

  private static int size(Constant.Bytes b) {
    return b.bytes().length;
  }

  private void elements(Constant.Aggregate a, long offset) {
    List<Constant> elements = a.elements();
    for (int i = 0; i < elements.size(); i++) {
      long at =
          a.type() instanceof Type.Struct s
              ? shapes.layout().offset(s, i)
              : i * shapes.layout().size(elements.get(i).type());
      write(elements.get(i), offset + at);
    }
  }

  private void scalars(Constant constant, long offset) {
    List<Leaf> leaves = shapes.of(constant.type());
    List<Expression> parts = values.of(constant);
    for (int i = 0; i < leaves.size(); i++) {
      if (!(parts.get(i) instanceof Expression.Constant(long value, int bits))) {
        throw new UnsupportedException("an expression");
      }
      for (int k = 0; k < leaves.get(i).bytes(); k++) {
        bytes[(int) (offset + leaves.get(i).offset()) + k] = (byte) (value >>> 8 * k);
      }
    }
  }
}
