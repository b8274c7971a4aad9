// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Primitives by which programs give hints about their loops. Only bounds mean something here. */
final class HintPrimitives {
  static final Map<String, Primitive> ALL = new HashMap<>();

  static {
    for (String name : List.of("loop_begin", "spin_start", "spin_end")) {
      ALL.put("__VERIFIER_" + name, call -> {});
    }
    ALL.put("__ESBMC_yield", call -> {});
    ALL.put("__VERIFIER_loop_bound", HintPrimitives::bound);
  }

  private HintPrimitives() {}

  /** A bound that is computed says nothing about the text. */
  private static void bound(Invocation call) {
    if (call.argument(0, 32) instanceof Expression.Constant(long rounds, int bits)) {
      int most = (int) Expression.signed(rounds, bits);
      call.body().add(new Instruction.LoopLimit(Math.max(most, 0), call.at()));
    }
  }
}
