// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

/** What a search can be given to do. */
sealed interface SearchTask permits Job, SearchStack {}
