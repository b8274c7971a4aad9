// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.condition;

/** Something of the final state that a condition can name. */
public sealed interface Observable {
  /** The name in a condition: {@code 0:EAX}, {@code x}. */
  String name();

  int bits();

  /** A register of the function that the thread started with. */
  record ThreadRegister(int thread, int register, int bits, String name) implements Observable {}

  /** Bytes of memory. */
  record Cell(long address, int bytes, String name) implements Observable {
    @Override
    public int bits() {
      return bytes * 8;
    }
  }
}
