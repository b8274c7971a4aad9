// SPDX-License-Identifier: Apache-2.0
/**
 * LLVM modules to one program: linking, where variables live, and the code of functions.
 *
 * <p>A scalar variable whose address is not taken becomes a register; other variables of a function
 * are private memory if no other thread can come to know their address, else shared memory.
 */
package dev.heddle.frontend.c.lower;
