// SPDX-License-Identifier: Apache-2.0
/**
 * Smallest sets of fences. Whatever the program and the model, the loop is the same ({@link
 * dev.heddle.fence.Synthesis}): a source shows what is still wrong as clauses, sets of positions of
 * which one must have a fence; the next set is a cheapest one that meets all clauses.
 */
package dev.heddle.fence;
