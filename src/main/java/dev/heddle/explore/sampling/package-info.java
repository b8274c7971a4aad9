// SPDX-License-Identifier: Apache-2.0
/**
 * Random executions: strategies that choose the next lane, and the explorers that use them. Start
 * with {@link dev.heddle.explore.sampling.RandomWalk}.
 */
package dev.heddle.explore.sampling;
