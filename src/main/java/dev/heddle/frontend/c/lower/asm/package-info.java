// SPDX-License-Identifier: Apache-2.0
/**
 * Inline assembly for x86, as far as programs use it for atomic accesses and fences.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.asm.AssemblyLowering}: the text is cut into lines,
 * and each line is executed symbolically.
 */
package dev.heddle.frontend.c.lower.asm;
