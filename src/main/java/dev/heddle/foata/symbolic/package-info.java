// SPDX-License-Identifier: Apache-2.0
/**
 * Values, addresses and effects of a thread that runs before it is known what its loads return.
 *
 * <p>Start at {@link dev.heddle.foata.symbolic.SymbolicValue}.
 */
package dev.heddle.foata.symbolic;
