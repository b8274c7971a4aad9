// SPDX-License-Identifier: Apache-2.0
/**
 * LLVM modules as immutable records, as far as clang writes them for C.
 *
 * <p>Start at {@link dev.heddle.frontend.c.llvm.Module}; {@link
 * dev.heddle.frontend.c.llvm.LlvmInstruction} lists the instructions. Of the program model this
 * package knows source positions and nothing else.
 */
package dev.heddle.frontend.c.llvm;
