// SPDX-License-Identifier: Apache-2.0
/**
 * Runs each thread on its own, symbolically, and finds its possible next actions under an
 * architecture.
 *
 * <p>Start at {@link dev.heddle.foata.unfold.ThreadUnfolding}; {@link
 * dev.heddle.foata.unfold.Supported} says which programs can be unfolded.
 */
package dev.heddle.foata.unfold;
