// SPDX-License-Identifier: Apache-2.0
/**
 * Reads LLVM's text into a {@link dev.heddle.frontend.c.llvm.Module}: one class for each kind of
 * thing in it.
 *
 * <p>Start at {@link dev.heddle.frontend.c.llvm.reader.ModuleReader}. The reader is strict: what it
 * does not understand is an error that names the line of the LLVM text.
 */
package dev.heddle.frontend.c.llvm.reader;
