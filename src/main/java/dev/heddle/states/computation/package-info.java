// SPDX-License-Identifier: Apache-2.0
/**
 * Computations with store buffers: their events, their order, the state that runs them, and
 * programs that simulate those of another program. Start with {@link
 * dev.heddle.states.computation.Computation}.
 */
package dev.heddle.states.computation;
