// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.Instruction.Print;
import java.util.Map;

/** Primitives that print. Streams are not told apart: a program can open no others. */
final class PrintPrimitives {
  static final Map<String, Primitive> ALL =
      Map.of("__heddle_print", call -> print(call, 0), "__heddle_fprint", call -> print(call, 1));

  private PrintPrimitives() {}

  /** The format is an argument, and what it prints follows. */
  private static void print(Invocation call, int format) {
    call.body().add(new Print(call.word(format), call.argumentsFrom(format + 1), call.at()));
  }
}
