// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

/** A call that has not returned: its function, the next instruction, and its known registers. */
final class CallFrame {
  final int function;

  /** The next instruction; of a caller, the one after the call. */
  int pc;

  /** What is known of the registers; null if the value is unknown or never read. */
  final Long[] registers;

  /** The register of the caller that the result goes to, or -1. */
  final int result;

  CallFrame(int function, int registers, int result) {
    this.function = function;
    this.registers = new Long[registers];
    this.result = result;
  }

  private CallFrame(CallFrame other) {
    function = other.function;
    pc = other.pc;
    registers = other.registers.clone();
    result = other.result;
  }

  CallFrame copy() {
    return new CallFrame(this);
  }
}
