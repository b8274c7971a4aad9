// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** The visibility of a symbol in other modules. */
public enum Linkage {
  EXTERNAL,
  /** Of this module only: {@code internal} and {@code private}. */
  INTERNAL,
  /** Gives way to another definition: {@code weak}, {@code linkonce} and their odr forms. */
  WEAK,
  /** A tentative definition in C. */
  COMMON,
  /** May be missing; its address is null then. */
  EXTERN_WEAK,
  /** A copy for the optimiser; the real one is elsewhere. */
  AVAILABLE_EXTERNALLY,
  /** Arrays that the linker joins, like {@code llvm.global_ctors}. */
  APPENDING
}
