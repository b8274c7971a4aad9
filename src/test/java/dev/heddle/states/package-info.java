/** Tests of the searches over automata, and the brute force they are compared with. */
package dev.heddle.states;
