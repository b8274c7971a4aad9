// SPDX-License-Identifier: Apache-2.0
/**
 * The bytes of an LLVM module as tokens, without any knowledge of what they mean.
 *
 * <p>Start at {@link dev.heddle.frontend.c.llvm.text.LlvmTokens}, which the reader moves along.
 * {@link dev.heddle.frontend.c.llvm.text.Outline} finds the lines that are referred to before they
 * are read.
 */
package dev.heddle.frontend.c.llvm.text;
