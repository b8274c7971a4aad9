// SPDX-License-Identifier: Apache-2.0
/**
 * Heddle as a library: questions about programs in, answers out. Start with {@link
 * dev.heddle.api.Heddle} for programs and litmus tests, {@link dev.heddle.api.HeddleAutomata} for
 * thread automata. The command line asks through the same classes.
 */
package dev.heddle.api;
