// SPDX-License-Identifier: Apache-2.0
/**
 * The commands {@code outcomes} and {@code executions}, which run over many litmus tests.
 *
 * <p>Start at {@link dev.heddle.cli.outcomes.OutcomesCommand}; {@link
 * dev.heddle.cli.outcomes.LitmusTests} goes through the tests.
 */
package dev.heddle.cli.outcomes;
