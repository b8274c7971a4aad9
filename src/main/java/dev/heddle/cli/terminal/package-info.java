// SPDX-License-Identifier: Apache-2.0
/**
 * Where answers, messages and progress are written, and how the process ends. Nothing here knows a
 * command.
 *
 * <p>Start at {@link dev.heddle.cli.terminal.Streams}; {@link dev.heddle.cli.terminal.Interrupt}
 * ends a command by a signal or when its time is up.
 */
package dev.heddle.cli.terminal;
