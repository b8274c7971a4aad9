// SPDX-License-Identifier: Apache-2.0
/**
 * Thread automata and the results of searches of their states: the answers of {@code reach} and
 * {@code robust} as text, JSON and results, and the pictures of {@code show}.
 *
 * <p>Start at {@link dev.heddle.report.automaton.AutomataText}; {@link
 * dev.heddle.report.automaton.ComputationText} writes the computation that is a witness.
 */
package dev.heddle.report.automaton;
