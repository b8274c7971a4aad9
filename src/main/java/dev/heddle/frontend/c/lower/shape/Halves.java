// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Half;
import dev.heddle.program.Expression.Register;
import java.util.List;

/** A value in the form in which the machine accesses it: a scalar, or two words. */
public final class Halves {
  private Halves() {}

  public static boolean isPair(List<Leaf> leaves) {
    return leaves.size() == 2
        && leaves.get(0).bits() == 64
        && leaves.get(1).bits() == 64
        && leaves.get(1).offset() == 8;
  }

  /** The leaves of a value as one expression. */
  public static Expression joined(List<Expression> leaves) {
    boolean pair = leaves.size() == 2 && leaves.get(0).bits() == 64 && leaves.get(1).bits() == 64;
    if (pair) {
      return new Expression.Wide(leaves.get(0), leaves.get(1));
    }
    if (leaves.size() != 1 || leaves.getFirst().bits() % 8 != 0) {
      throw new UnsupportedException("an atomic operation on more than 16 bytes");
    }
    return leaves.getFirst();
  }

  /** The leaves of what such an access read. */
  public static List<Expression> of(Register r) {
    return r.bits() == 128
        ? List.of(new Half(r, Half.Part.LOW), new Half(r, Half.Part.HIGH))
        : List.of(r);
  }
}
