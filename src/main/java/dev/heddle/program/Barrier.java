// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/** One of the four orderings a fence can ask for: accesses before it, before accesses after it. */
public enum Barrier {
  STORE_LOAD("StoreLoad"),
  STORE_STORE("StoreStore"),
  LOAD_LOAD("LoadLoad"),
  LOAD_STORE("LoadStore");

  private final String spelling;

  Barrier(String spelling) {
    this.spelling = spelling;
  }

  @Override
  public String toString() {
    return spelling;
  }
}
