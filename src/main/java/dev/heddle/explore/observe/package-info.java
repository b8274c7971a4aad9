// SPDX-License-Identifier: Apache-2.0
/**
 * Observers of searches, with limits and progress as decorators, and the statistics of searches.
 * Start with {@link dev.heddle.explore.observe.Observer}.
 */
package dev.heddle.explore.observe;
