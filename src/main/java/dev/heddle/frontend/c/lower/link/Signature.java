// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.frontend.c.lower.shape.Shapes;
import java.util.ArrayList;
import java.util.List;

/**
 * How a function is called: a result of several scalars goes through memory whose address comes
 * first; then the parameters, scalar by scalar; the address of variable arguments comes last.
 */
public record Signature(Shapes shapes, Type.Function type) {
  public static Signature of(Definition.Code code) {
    return new Signature(code.unit().shapes(), code.type());
  }

  public List<Leaf> result() {
    return shapes.of(type.result());
  }

  public boolean resultInMemory() {
    return result().size() > 1;
  }

  /** Bytes of memory for the result, 0 if it needs none. */
  public long resultBytes() {
    return resultInMemory() ? shapes.layout().size(type.result()) : 0;
  }

  /** The scalars of all parameters. */
  public List<Leaf> parameters() {
    List<Leaf> all = new ArrayList<>();
    type.parameters().forEach(p -> all.addAll(shapes.of(p)));
    return all;
  }
}
