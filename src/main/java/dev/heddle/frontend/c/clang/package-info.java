// SPDX-License-Identifier: Apache-2.0
/**
 * C text to LLVM text: clang as a process, the clang that came with the build, and our C headers.
 *
 * <p>Users need no compiler: {@link dev.heddle.frontend.c.clang.ClangBundle} unpacks the one that
 * Maven brought into the user's cache folder, once. It knows nothing of programs.
 */
package dev.heddle.frontend.c.clang;
