// SPDX-License-Identifier: Apache-2.0
/**
 * A search of the states of a machine, as an alternative to a search of its executions. Start with
 * {@link dev.heddle.explore.states.StateSearch}.
 */
package dev.heddle.explore.states;
