// SPDX-License-Identifier: Apache-2.0
/**
 * Complete search for computations of finite programs with buffers of any length: backwards from
 * the goal over sets of configurations, of which each element stands for all larger ones. Start
 * with {@link dev.heddle.states.backward.BackwardSearch}.
 */
package dev.heddle.states.backward;
