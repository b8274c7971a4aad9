// SPDX-License-Identifier: Apache-2.0
/**
 * The program {@code heddle}: arguments, files and exit codes; no logic. The packages below it have
 * the commands and what they share; here are the list of the commands, and those that answer no
 * question about a program.
 *
 * <p>Start at {@link dev.heddle.cli.Main}, then at a command, such as {@link
 * dev.heddle.cli.check.CheckCommand}.
 */
package dev.heddle.cli;
