// SPDX-License-Identifier: Apache-2.0
/**
 * A question about the final states of a program: a proposition over registers and memory, and a
 * quantifier.
 *
 * <p>Start at {@link dev.heddle.program.condition.FinalCondition}.
 */
package dev.heddle.program.condition;
