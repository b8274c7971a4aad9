// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

/** Emits the instructions of a call. */
@FunctionalInterface
interface Primitive {
  void emit(Invocation call);
}
