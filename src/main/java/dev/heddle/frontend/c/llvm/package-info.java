// SPDX-License-Identifier: Apache-2.0
/**
 * LLVM's text, as clang writes it for C, to immutable records: bytes in, {@link
 * dev.heddle.frontend.c.llvm.Module} out.
 *
 * <p>The reader is strict: what it does not understand is an error that names the line of the LLVM
 * text. Of the program model it knows source positions and nothing else.
 */
package dev.heddle.frontend.c.llvm;
