// SPDX-License-Identifier: Apache-2.0
/**
 * Programs as bytes, so that they can be kept in files and sent to other processes.
 *
 * <p>Start at {@link dev.heddle.program.binary.ProgramWriter} and its inverse {@link
 * dev.heddle.program.binary.ProgramReader}. {@link dev.heddle.program.binary.BinaryTag} lists the
 * codes.
 */
package dev.heddle.program.binary;
