// SPDX-License-Identifier: Apache-2.0
/**
 * Computations with store buffers: their events, their order, the state that runs them, and
 * programs that act out those of another. Start with {@link
 * dev.heddle.states.computation.Computation}.
 */
package dev.heddle.states.computation;
