// SPDX-License-Identifier: Apache-2.0
/**
 * A {@link dev.heddle.program.Program} as thread automata, for the searches of states. Threads are
 * run as far as their values are known; what is left is what they load, and all that depends on it.
 */
package dev.heddle.translate;
