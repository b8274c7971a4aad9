// SPDX-License-Identifier: Apache-2.0
/**
 * LLVM modules to one program: linking, analyses of functions, and their code.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.Lowering}, which calls the parts in order: {@code
 * link} says what names mean, {@code analysis} where variables live, {@code emit} writes the code
 * of functions. A scalar variable whose address is not taken becomes a register; other variables of
 * a function are private memory if no other thread can come to know their address, else shared
 * memory.
 */
package dev.heddle.frontend.c.lower;
