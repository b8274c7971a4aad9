// SPDX-License-Identifier: Apache-2.0
/**
 * The scheduled and the sleeping steps at the nodes of a path, and the sequences that races
 * require. Start with {@link dev.heddle.explore.wakeup.WakeupTree}.
 */
package dev.heddle.explore.wakeup;
