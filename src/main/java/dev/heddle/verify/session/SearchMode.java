// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

/**
 * The mode of a search. A search that cannot finish in one mode restarts in another. *
 *
 * @param isSingleThreaded whether one thread searches, so that the first error is well defined
 * @param defersReads whether threads that only read may be placed last
 * @param usesSourceDpor whether single steps are scheduled, because wakeup trees grew too large
 */
public record SearchMode(boolean isSingleThreaded, boolean defersReads, boolean usesSourceDpor) {
  static final SearchMode FIRST = new SearchMode(false, true, false);

  /** From the start: whether trees grow too large depends on how many threads share them. */
  static SearchMode singleThreaded() {
    return new SearchMode(true, FIRST.defersReads, FIRST.usesSourceDpor);
  }

  SearchMode withoutDeferredReads() {
    return new SearchMode(isSingleThreaded, false, usesSourceDpor);
  }

  SearchMode withSourceDpor() {
    return new SearchMode(isSingleThreaded, defersReads, true);
  }
}
