// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** The requirement of a load on the bytes that it reads. */
public enum Need {
  /** Nothing: the value is only passed on, or bits of it are kept. */
  ANY,
  /** That someone has written them; else reading them is a failure of the program. */
  INITIALIZED
}
