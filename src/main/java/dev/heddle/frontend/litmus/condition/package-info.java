// SPDX-License-Identifier: Apache-2.0
/**
 * The part of a litmus test after its program: the condition on final states.
 *
 * <p>Start at {@link dev.heddle.frontend.litmus.condition.TailParser}.
 */
package dev.heddle.frontend.litmus.condition;
