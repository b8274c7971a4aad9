// SPDX-License-Identifier: Apache-2.0
/**
 * Final states and complete executions: the answers of {@code outcomes} and {@code executions} as
 * text, rows, JSON and results.
 *
 * <p>Start at {@link dev.heddle.report.outcomes.OutcomesText}; {@link
 * dev.heddle.report.outcomes.TraceText} writes one execution and {@link
 * dev.heddle.report.outcomes.TreeText} the tree of all.
 */
package dev.heddle.report.outcomes;
