// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.page;

import dev.heddle.report.Result;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The executions that a page has. A page about many inputs would be too large with all of them:
 * those that show an error or satisfy a condition come first.
 *
 * @param dropped how many there are besides
 */
record Selection(Set<Result.Exhibit> exhibits, int dropped) {
  /** A page with so many executions of litmus tests has about 10 MB. */
  static final int MOST = 1000;

  static Selection of(List<Result> results) {
    Set<Result.Exhibit> all = new LinkedHashSet<>();
    for (Result r : results) {
      r.problems().forEach(p -> p.exhibit().ifPresent(all::add));
      r.table().stream()
          .flatMap(t -> t.rows().stream())
          .filter(Result.Row::marked)
          .map(Result.Row::exhibit)
          .flatMap(Optional::stream)
          .forEach(all::add);
    }
    results.forEach(r -> all.addAll(r.exhibits()));
    Set<Result.Exhibit> kept = new LinkedHashSet<>(all.stream().limit(MOST).toList());
    return new Selection(kept, all.size() - kept.size());
  }

  boolean has(Result.Exhibit exhibit) {
    return exhibits.contains(exhibit);
  }
}
