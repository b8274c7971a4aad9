// SPDX-License-Identifier: Apache-2.0
/** Tests of the reader of LLVM text. */
package dev.heddle.frontend.c.llvm.reader;
