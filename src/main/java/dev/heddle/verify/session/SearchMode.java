// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.machine.plan.Technique;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * The mode of a search. A search that cannot finish in one mode restarts in another.
 *
 * @param isSingleThreaded whether one thread searches, so that the first error is well defined
 * @param without techniques that turned out not to fit the program
 * @param usesSourceDpor whether single steps are scheduled, because wakeup trees grew too large
 */
public record SearchMode(boolean isSingleThreaded, Set<Technique> without, boolean usesSourceDpor) {
  static final SearchMode FIRST = new SearchMode(false, Set.of(), false);

  public SearchMode {
    without = Collections.unmodifiableSet(new TreeSet<>(without));
  }

  /** From the start: whether trees grow too large depends on how many threads share them. */
  static SearchMode singleThreaded() {
    return new SearchMode(true, FIRST.without, FIRST.usesSourceDpor);
  }

  SearchMode without(Technique technique) {
    Set<Technique> all = new TreeSet<>(without);
    all.add(technique);
    return new SearchMode(isSingleThreaded, all, usesSourceDpor);
  }

  SearchMode withSourceDpor() {
    return new SearchMode(isSingleThreaded, without, true);
  }
}
