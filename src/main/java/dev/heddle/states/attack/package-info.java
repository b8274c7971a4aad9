// SPDX-License-Identifier: Apache-2.0
/**
 * Robustness: the attacks on a program, and for each a program whose goal can be reached if it is
 * feasible. Start with {@link dev.heddle.states.attack.Robustness}.
 */
package dev.heddle.states.attack;
