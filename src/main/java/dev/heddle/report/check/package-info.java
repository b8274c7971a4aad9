// SPDX-License-Identifier: Apache-2.0
/**
 * Errors and their executions: the answers of {@code check}, {@code replay} and {@code monitor} as
 * text, rows, JSON and results.
 *
 * <p>Start at {@link dev.heddle.report.check.CheckText}; {@link
 * dev.heddle.report.check.WitnessText} writes the steps of an execution.
 */
package dev.heddle.report.check;
