// SPDX-License-Identifier: Apache-2.0
/**
 * Programs whose threads are automata: control states, choices between transitions, unbounded
 * loops, one global lock, memory addressed by computed values. What the state-based analyses check.
 */
package dev.heddle.program.automaton;
