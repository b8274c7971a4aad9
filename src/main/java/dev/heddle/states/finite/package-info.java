// SPDX-License-Identifier: Apache-2.0
/**
 * Threads as finite automata: control states with values of registers, and steps with values
 * instead of expressions. A proof of unreachability by the values that each thread may read. Start
 * with {@link dev.heddle.states.finite.FiniteProgram}.
 */
package dev.heddle.states.finite;
