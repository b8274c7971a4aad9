// SPDX-License-Identifier: Apache-2.0
/**
 * Answers as text and in formats for other programs. This package has the parts that all reports
 * share: results independent of a format, texts of limits and steps, JSON, XML and folded lines.
 * The packages below it write the answers of commands, or one format for all commands.
 *
 * <p>Start at {@link dev.heddle.report.Result}, of which pictures, pages and SARIF are made, and at
 * {@link dev.heddle.report.check.CheckText}, an answer as text.
 */
package dev.heddle.report;
