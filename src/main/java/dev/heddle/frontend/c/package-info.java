// SPDX-License-Identifier: Apache-2.0
/** C programs to {@link dev.heddle.program.Program}s: clang, LLVM text, lowering, the library. */
package dev.heddle.frontend.c;
