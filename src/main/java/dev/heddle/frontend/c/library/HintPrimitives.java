package dev.heddle.frontend.c.library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What programs tell other checkers about their loops. It means nothing here. */
final class HintPrimitives {
  static final Map<String, Primitive> ALL = new HashMap<>();

  static {
    for (String name : List.of("loop_begin", "loop_bound", "spin_start", "spin_end")) {
      ALL.put("__VERIFIER_" + name, call -> {});
    }
    ALL.put("__ESBMC_yield", call -> {});
  }

  private HintPrimitives() {}
}
