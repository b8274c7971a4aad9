// SPDX-License-Identifier: Apache-2.0
/**
 * Several searches of one program at once: the nodes and the tree that they share, and the rest of
 * the work when they are stopped. Start with {@link dev.heddle.explore.parallel.ParallelDpor}.
 */
package dev.heddle.explore.parallel;
