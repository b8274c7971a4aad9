// SPDX-License-Identifier: Apache-2.0
/**
 * What is scheduled and what is asleep at the nodes of a path, and the sequences that races ask
 * for. Start with {@link dev.heddle.explore.wakeup.WakeupTree}.
 */
package dev.heddle.explore.wakeup;
