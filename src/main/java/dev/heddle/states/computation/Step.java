// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

/**
 * A thread takes a transition.
 *
 * @param transition its number in the thread's automaton
 */
public record Step(int thread, int transition) {}
