// SPDX-License-Identifier: Apache-2.0
/** The language of thread automata, as existing robustness tools write it. */
package dev.heddle.frontend.automaton;
