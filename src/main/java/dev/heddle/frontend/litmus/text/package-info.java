// SPDX-License-Identifier: Apache-2.0
/**
 * The text of a litmus test as tokens, with their positions.
 *
 * <p>Start at {@link dev.heddle.frontend.litmus.text.LitmusTokens}, which every parser reads from.
 */
package dev.heddle.frontend.litmus.text;
