// SPDX-License-Identifier: Apache-2.0
/**
 * Programs of unbounded loops, by their states: an exact search under SC, robustness by attacks,
 * reachability under TSO made lazily from both. A question about TSO becomes another program, and
 * the search of that program under SC its answer. Here are the words of these questions; start with
 * {@link dev.heddle.states.Reachability}, and in the package {@code search}.
 */
package dev.heddle.states;
