// SPDX-License-Identifier: Apache-2.0
/** Tests of the lowering: on small LLVM texts, and on C programs that run to their end. */
package dev.heddle.frontend.c.lower;
