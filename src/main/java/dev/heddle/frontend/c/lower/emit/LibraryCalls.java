// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.library.Site;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction;
import java.util.List;
import java.util.Optional;

/** Calls of library functions that the source code does not name. */
final class LibraryCalls {
  private final Body body;

  LibraryCalls(Body body) {
    this.body = body;
  }

  void call(String name, Optional<Register> result, List<Expression> arguments) {
    switch (body.context.symbols().find(body.unit(), name).orElse(null)) {
      case Definition.Code code -> {
        Expression callee = new Expression.FunctionAddress(body.context.reach().index(code));
        body.out.add(new Instruction.Call(result, callee, arguments, body.out.position()));
      }
      case Definition.Modelled m ->
          body.context
              .models()
              .emit(
                  new Site(
                      name,
                      body.out,
                      arguments,
                      result,
                      arguments.stream().map(a -> Optional.<String>empty()).toList()));
      case null, default -> throw new UnsupportedException(name);
    }
  }
}
