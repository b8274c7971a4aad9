// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.outcomes;

import dev.heddle.machine.Machine;
import dev.heddle.program.condition.Observable;
import java.util.Arrays;
import java.util.List;

/** The values of the observed registers and locations at an end, ordered as numbers. */
public record FinalState(List<Long> values) implements Comparable<FinalState> {
  static FinalState of(Machine machine, List<Observable> columns) {
    Long[] values = new Long[columns.size()];
    Arrays.setAll(values, i -> Outcomes.value(machine, columns.get(i)));
    return new FinalState(List.of(values));
  }

  @Override
  public int compareTo(FinalState other) {
    for (int i = 0; i < values.size(); i++) {
      int c = values.get(i).compareTo(other.values.get(i));
      if (c != 0) {
        return c;
      }
    }
    return 0;
  }
}
