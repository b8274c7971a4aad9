// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.page;

import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The origins of the values that the steps of an execution read. */
final class ReadsFrom {
  private final DetailedWitness picture;

  /** Per node of the trace: the number of its step. */
  private final Map<String, Integer> number = new HashMap<>();

  ReadsFrom(DetailedWitness picture) {
    this.picture = picture;
    for (int i = 0; i < picture.frames().size(); i++) {
      number.put(picture.frames().get(i).node(), i + 1);
    }
  }

  /** The origin as text; empty if the step reads nothing or the origin is unknown. */
  String of(int step) {
    Witness.Step s = picture.witness().steps().get(step);
    return switch (s.doing()) {
      case READ, UPDATE, EXCHANGE, EXCHANGE_FAILS -> words(s, "!");
      case FORWARDED -> words(s, "");
      default -> "";
    };
  }

  /**
   * The origin from the writers of each byte; a store counts as its commit if it has this suffix.
   */
  private String words(Witness.Step s, String suffix) {
    List<String> writers =
        picture
            .trace()
            .map(ShashaSnirTrace::sources)
            .map(all -> all.get(s.operation()))
            .orElse(List.of());
    List<String> parts = new ArrayList<>();
    for (String writer : writers.stream().distinct().toList()) {
      Integer at = number.getOrDefault(writer + suffix, number.get(writer));
      parts.add(at == null ? "the initial value" : "step " + at);
    }
    return String.join(" and ", parts);
  }
}
