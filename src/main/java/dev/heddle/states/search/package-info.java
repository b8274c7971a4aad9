// SPDX-License-Identifier: Apache-2.0
/**
 * The search of all states under SC: threads unfolded to nodes, states packed into words and spread
 * over shards. Start with {@link dev.heddle.states.search.ScSearch}.
 */
package dev.heddle.states.search;
