// SPDX-License-Identifier: Apache-2.0
/**
 * The depth-first search that the reductions share, and what each of them schedules for a race.
 * {@link dev.heddle.explore.dpor.SharedPrefix} is its only connection to other searches. Start with
 * {@link dev.heddle.explore.dpor.Dpor}.
 */
package dev.heddle.explore.dpor;
