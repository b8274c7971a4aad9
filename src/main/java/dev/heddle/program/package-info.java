// SPDX-License-Identifier: Apache-2.0
/**
 * What is checked: an immutable program that every frontend produces and every analysis reads.
 *
 * <p>Start at {@link dev.heddle.program.Program}. Functions are flat lists of instructions ({@link
 * dev.heddle.program.Instruction}) over registers; memory is byte-addressed; control flow is by
 * instruction index. Nothing here knows a memory model.
 */
package dev.heddle.program;
