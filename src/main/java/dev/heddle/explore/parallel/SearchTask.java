// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

/** A task for a search. */
sealed interface SearchTask permits Job, SearchStack {}
