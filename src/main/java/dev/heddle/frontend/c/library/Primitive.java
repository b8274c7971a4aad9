// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

/** Writes the instructions that stand for a call. */
@FunctionalInterface
interface Primitive {
  void emit(Invocation call);
}
