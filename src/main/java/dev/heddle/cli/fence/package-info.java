// SPDX-License-Identifier: Apache-2.0
/**
 * The command {@code fence}, for thread automata and for source files, and the patch that it
 * writes.
 *
 * <p>Start at {@link dev.heddle.cli.fence.FenceCommand}.
 */
package dev.heddle.cli.fence;
