// SPDX-License-Identifier: Apache-2.0
/**
 * Fences: the answers of {@code fence} for thread automata and for source files as text, JSON and
 * results, and patches.
 *
 * <p>Start at {@link dev.heddle.report.fence.FenceText} for automata and at {@link
 * dev.heddle.report.fence.SourceFences} for source files; {@link
 * dev.heddle.report.fence.UnifiedDiff} writes the patch.
 */
package dev.heddle.report.fence;
