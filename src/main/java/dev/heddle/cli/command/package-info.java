// SPDX-License-Identifier: Apache-2.0
/**
 * What commands have in common: the options of searches, the files that are written beside an
 * answer, and the answer of a command that is stopped.
 *
 * <p>Start at {@link dev.heddle.cli.command.Command}; {@link dev.heddle.cli.command.ResultFiles}
 * makes pictures, pages and SARIF of results.
 */
package dev.heddle.cli.command;
