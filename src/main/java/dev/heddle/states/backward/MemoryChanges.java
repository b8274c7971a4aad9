// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.finite.FiniteThread;
import dev.heddle.states.finite.FiniteThread.Step;
import dev.heddle.states.finite.Label;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The steps by which a thread that may be anywhere changes memory, or releases the lock. */
final class MemoryChanges {
  private record Content(int cell, int value) {}

  private final Map<Content, List<Step>> steps = new HashMap<>();
  private final List<Step> unlocks = new ArrayList<>();

  MemoryChanges(FiniteThread thread) {
    for (List<Step> leaving : thread.leaving()) {
      for (Step step : leaving) {
        Label label = step.label();
        if (label.kind() == Label.Kind.UNLOCK) {
          unlocks.add(step);
        } else if (label.stored() >= 0 && !thread.isHolding(step.source()) && changes(label)) {
          steps
              .computeIfAbsent(new Content(label.cell(), label.stored()), _ -> new ArrayList<>())
              .add(step);
        }
      }
    }
  }

  private static boolean changes(Label label) {
    return label.kind() == Label.Kind.WRITE || label.value() != label.written();
  }

  /** The steps after which a cell has a value, outside of sections with the lock. */
  List<Step> to(int cell, int value) {
    return steps.getOrDefault(new Content(cell, value), List.of());
  }

  List<Step> unlocks() {
    return unlocks;
  }
}
