// SPDX-License-Identifier: Apache-2.0
/**
 * The commands {@code check}, {@code replay} and {@code monitor}, which look for errors in
 * executions.
 *
 * <p>Start at {@link dev.heddle.cli.check.CheckCommand}.
 */
package dev.heddle.cli.check;
