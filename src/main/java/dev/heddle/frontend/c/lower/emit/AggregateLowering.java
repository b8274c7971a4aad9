// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import java.util.ArrayList;
import java.util.List;

/** Parts of structs, arrays and vectors that are values. */
final class AggregateLowering {
  private final Body body;

  AggregateLowering(Body body) {
    this.body = body;
  }

  /** Which leaves of a type a path leads to: the first one, and how many. */
  private record Range(int first, int count) {
    int end() {
      return first + count;
    }
  }

  private Range range(Type type, List<Integer> path) {
    int first = 0;
    Type at = type;
    for (int index : path) {
      for (int i = 0; i < index; i++) {
        first += body.shapes.of(part(at, i)).size();
      }
      at = part(at, index);
    }
    return new Range(first, body.shapes.of(at).size());
  }

  private static Type part(Type type, int index) {
    return switch (type) {
      case Type.Struct s -> s.fields().get(index);
      case Type.Array a -> a.element();
      case Type.Vector v -> v.element();
      default -> throw new UnsupportedException("a part of " + type.text());
    };
  }

  void extract(LlvmInstruction.ExtractValue i) {
    Range range = range(i.aggregate().type(), i.path());
    body.define(i.result(), body.leaves(i.aggregate()).subList(range.first, range.end()));
  }

  void insert(LlvmInstruction.InsertValue i) {
    Range range = range(i.aggregate().type(), i.path());
    List<Expression> all = new ArrayList<>(body.leaves(i.aggregate()));
    List<Expression> element = body.leaves(i.element());
    for (int k = 0; k < range.count; k++) {
      all.set(range.first + k, element.get(k));
    }
    body.define(i.result(), all);
  }

  void extract(LlvmInstruction.ExtractElement i) {
    List<Expression> all = body.leaves(i.vector());
    Expression index = body.fixed(body.scalar(i.index()));
    if (index instanceof Expression.Constant(long value, int bits)) {
      body.define(i.result(), all.get((int) Math.min(value, all.size() - 1)));
      return;
    }
    Expression found = all.getFirst();
    for (int k = 1; k < all.size(); k++) {
      found = Folding.select(isIndex(index, k), all.get(k), found);
    }
    body.define(i.result(), found);
  }

  void insert(LlvmInstruction.InsertElement i) {
    List<Expression> all = new ArrayList<>(body.leaves(i.vector()));
    Expression element = body.fixed(body.scalar(i.element()));
    Expression index = body.fixed(body.scalar(i.index()));
    for (int k = 0; k < all.size(); k++) {
      all.set(k, Folding.select(isIndex(index, k), element, all.get(k)));
    }
    body.define(i.result(), all);
  }

  private static Expression isIndex(Expression index, int k) {
    return Folding.compare(ComparisonOperator.EQ, index, Folding.constant(k, index.bits()));
  }

  void shuffle(LlvmInstruction.ShuffleVector i) {
    List<Expression> all = new ArrayList<>(body.leaves(i.left()));
    all.addAll(body.leaves(i.right()));
    List<Expression> shuffled = new ArrayList<>();
    for (Expression index : body.leaves(constant(i.mask()))) {
      shuffled.add(all.get((int) ((Expression.Constant) index).value()));
    }
    body.define(i.result(), shuffled);
  }

  private static LlvmValue constant(LlvmValue mask) {
    if (!(mask instanceof Constant)) {
      throw new UnsupportedException("a shuffle with a mask that is not constant");
    }
    return mask;
  }
}
