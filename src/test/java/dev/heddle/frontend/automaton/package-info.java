/** Tests of the language of automata. */
package dev.heddle.frontend.automaton;
