// SPDX-License-Identifier: Apache-2.0
/**
 * The commands {@code reach} and {@code robust}, for thread automata and for programs that are
 * translated to them, and {@code show} and {@code generate}.
 *
 * <p>Start at {@link dev.heddle.cli.automaton.ReachCommand} for reachability; {@link
 * dev.heddle.cli.automaton.AutomatonQuestion} is what the commands do alike for a file of automata.
 */
package dev.heddle.cli.automaton;
