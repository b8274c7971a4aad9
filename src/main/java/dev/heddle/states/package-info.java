// SPDX-License-Identifier: Apache-2.0
/**
 * The analysis of programs with unbounded loops by their states: an exact search under SC,
 * robustness by attacks, and lazy reachability under TSO from both. A question about TSO is
 * translated to another program, and the search of that program under SC answers it. This package
 * has the types of questions and answers; start with {@link dev.heddle.states.Reachability}, and in
 * the package {@code search}.
 */
package dev.heddle.states;
