// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.Set;

/** The places and registers of threads, and what is computed from them. */
final class Registers {
  private final Layout layout;

  Registers(Layout layout) {
    this.layout = layout;
  }

  /** The thread comes to a place; states that differ in dead registers only are one. */
  void arrive(byte[] s, int t, int place, Set<String> live) {
    for (String r : layout.registers.get(t)) {
      if (!live.contains(r)) {
        put(s, t, r, 0);
      }
    }
    s[layout.place(t)] = (byte) place;
  }

  void put(byte[] s, int t, String register, int value) {
    s[layout.register(t, register)] = (byte) value;
  }

  int value(byte[] s, int t, Value v) {
    int r = v.register().map(name -> (int) s[layout.register(t, name)]).orElse(0);
    return (r + v.number()) % Value.MODULUS;
  }

  boolean holds(byte[] s, int t, Condition c) {
    return (value(s, t, c.left()) == value(s, t, c.right())) == c.equal();
  }
}
