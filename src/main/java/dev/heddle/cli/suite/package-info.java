// SPDX-License-Identifier: Apache-2.0
/**
 * The command {@code test}: many programs with their options and expectations, read from a file.
 *
 * <p>Start at {@link dev.heddle.cli.suite.TestCommand}; {@link dev.heddle.cli.suite.SuiteReader}
 * reads the file, and {@link dev.heddle.cli.suite.SuiteRun} runs a process for each question.
 */
package dev.heddle.cli.suite;
