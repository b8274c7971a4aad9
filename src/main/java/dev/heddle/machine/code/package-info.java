// SPDX-License-Identifier: Apache-2.0
/**
 * A program decoded for the interpreter, and what is known of it without running it. Start with
 * {@link dev.heddle.machine.code.Code} and {@link dev.heddle.machine.code.Opcode}; {@link
 * dev.heddle.machine.code.Decoder} makes it, {@link dev.heddle.machine.code.WaitingLoops} and
 * {@link dev.heddle.machine.code.LiveRegisters} analyse it.
 */
package dev.heddle.machine.code;
