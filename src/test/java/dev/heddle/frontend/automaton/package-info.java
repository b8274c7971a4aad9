// SPDX-License-Identifier: Apache-2.0
/** Tests of the language of automata. */
package dev.heddle.frontend.automaton;
