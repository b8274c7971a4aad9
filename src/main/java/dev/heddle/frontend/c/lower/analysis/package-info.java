// SPDX-License-Identifier: Apache-2.0
/**
 * What must be known of a function before its code is written: control flow, uses of values,
 * variables that can be registers, and which memory no other thread can reach.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.analysis.FunctionAnalysis} for one function and at
 * {@link dev.heddle.frontend.c.lower.analysis.Ownership} for the whole program.
 */
package dev.heddle.frontend.c.lower.analysis;
