// SPDX-License-Identifier: Apache-2.0
/**
 * Threads of a litmus test that are written in C.
 *
 * <p>Start at {@link dev.heddle.frontend.litmus.c.CParser}, which makes a {@link
 * dev.heddle.frontend.litmus.c.CThread} of each function; {@link
 * dev.heddle.frontend.litmus.c.CEvaluator} writes the code of expressions.
 */
package dev.heddle.frontend.litmus.c;
