// SPDX-License-Identifier: Apache-2.0
/**
 * Answers for the people and programs that read them. This package has what all reports share: a
 * result that no format is part of, the words for limits and steps, JSON, XML and folded lines. The
 * packages below it write the answers of commands, or one format for all commands.
 *
 * <p>Start at {@link dev.heddle.report.Result}, of which pictures, pages and SARIF are made, and at
 * {@link dev.heddle.report.check.CheckText}, an answer as text.
 */
package dev.heddle.report;
