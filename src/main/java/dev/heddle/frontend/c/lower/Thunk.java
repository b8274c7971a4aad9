// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.library.Site;
import dev.heddle.frontend.c.llvm.DataLayout;
import dev.heddle.frontend.c.lower.body.Context;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.Signature;
import dev.heddle.frontend.c.lower.link.UnknownSymbols;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.frontend.c.lower.shape.Shapes;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A function for a primitive that is otherwise inlined at its calls, so that it has an address. */
final class Thunk {
  private Thunk() {}

  static Function lower(Context context, Definition.Modelled model) {
    Shapes shapes = new Shapes(new DataLayout(16));
    Signature signature = new Signature(shapes, model.type());
    FunctionBuilder out = new FunctionBuilder(model.name());
    List<Expression> arguments = new ArrayList<>();
    for (Leaf leaf : signature.parameters()) {
      Register word = out.parameter("p" + arguments.size(), 64);
      arguments.add(Folding.truncate(word, leaf.bits()));
    }
    List<Leaf> result = signature.result();
    Optional<Register> register =
        result.size() == 1
            ? Optional.of(out.register("result", result.getFirst().bits()))
            : Optional.empty();
    List<Optional<String>> texts = arguments.stream().map(a -> Optional.<String>empty()).toList();
    context.models().emit(new Site(model.name(), out, arguments, register, texts));
    out.giveBack(register.orElse(null));
    return out.buildLibrary();
  }

  /**
   * For an undefined function: the thread ends at its call.
   *
   * @param taken where its address is taken: for a thread that starts with it
   */
  static Function lower(Definition.UndefinedFunction function, SourcePosition taken) {
    FunctionBuilder out = new FunctionBuilder(function.name()).at(taken);
    out.cut(UnknownSymbols.call(function.name()));
    return out.buildLibrary();
  }
}
