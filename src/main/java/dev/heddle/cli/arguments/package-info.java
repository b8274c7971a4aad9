// SPDX-License-Identifier: Apache-2.0
/**
 * The words of the command line: what a command accepts, the options and operands that it is given,
 * and options that several commands have. Nothing here knows a command.
 *
 * <p>Start at {@link dev.heddle.cli.arguments.Syntax} and {@link
 * dev.heddle.cli.arguments.Arguments}; a {@link dev.heddle.cli.arguments.UsageException} is what is
 * wrong with the words.
 */
package dev.heddle.cli.arguments;
