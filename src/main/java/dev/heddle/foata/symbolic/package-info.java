// SPDX-License-Identifier: Apache-2.0
/**
 * Values, addresses and effects of a thread that is unfolded before the results of its loads are
 * known.
 *
 * <p>Start at {@link dev.heddle.foata.symbolic.SymbolicValue}.
 */
package dev.heddle.foata.symbolic;
