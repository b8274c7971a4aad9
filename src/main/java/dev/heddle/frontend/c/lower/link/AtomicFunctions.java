// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

/** Functions that are executed atomically, by the names that verification competitions use. */
public final class AtomicFunctions {
  private static final String PREFIX = "__VERIFIER_atomic_";

  /** What is called where such a function begins. */
  public static final String BEGIN = PREFIX + "begin";

  /** What is called where it ends. */
  public static final String END = PREFIX + "end";

  private AtomicFunctions() {}

  /** Whether all that a function with this name does happens at once. */
  public static boolean isAtomic(String name) {
    return name.startsWith(PREFIX) && !name.equals(BEGIN) && !name.equals(END);
  }
}
