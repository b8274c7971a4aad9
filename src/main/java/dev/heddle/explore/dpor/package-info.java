// SPDX-License-Identifier: Apache-2.0
/**
 * The depth-first search that the reductions share, and what each of them schedules for a race. It
 * knows of other searches only what {@link dev.heddle.explore.dpor.SharedPrefix} tells. Start with
 * {@link dev.heddle.explore.dpor.Dpor}.
 */
package dev.heddle.explore.dpor;
