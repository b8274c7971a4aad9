// SPDX-License-Identifier: Apache-2.0
/**
 * Threads of a litmus test that are written in x86 assembly, in the syntax of Intel or of AT&amp;T.
 *
 * <p>Start at {@link dev.heddle.frontend.litmus.x86.X86Parser}, which makes an {@link
 * dev.heddle.frontend.litmus.x86.X86Thread} of each column; {@link
 * dev.heddle.frontend.litmus.x86.X86Lowering} writes the code of an instruction.
 */
package dev.heddle.frontend.litmus.x86;
