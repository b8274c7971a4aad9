// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

/** Which methods decide reachability under TSO. */
public enum TsoMethod {
  /** All of them in turns. */
  AUTO,

  /** The states under SC, then lazy reachability. */
  LAZY,

  /** The abstraction with values, then the search backwards. */
  BACKWARD
}
