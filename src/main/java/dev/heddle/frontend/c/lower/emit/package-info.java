// SPDX-License-Identifier: Apache-2.0
/**
 * Writes the code of a function, one class for each kind of LLVM instruction.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.emit.FunctionLowering}, which gives each
 * instruction to the class that writes it.
 */
package dev.heddle.frontend.c.lower.emit;
