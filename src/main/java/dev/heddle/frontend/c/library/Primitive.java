package dev.heddle.frontend.c.library;

/** Writes the instructions that stand for a call. */
@FunctionalInterface
interface Primitive {
  void emit(Invocation call);
}
