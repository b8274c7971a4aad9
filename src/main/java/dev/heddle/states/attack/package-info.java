// SPDX-License-Identifier: Apache-2.0
/**
 * Robustness: which attacks there are, and a program for each whose goal tells whether it is
 * feasible. Start with {@link dev.heddle.states.attack.Robustness}.
 */
package dev.heddle.states.attack;
