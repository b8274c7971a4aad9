// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.machine.state.Stop;
import dev.heddle.program.Failure;

/** The kinds of errors of a program; the text is the name in JSON. */
public enum ErrorKind {
  ASSERTION("assertion"),
  DEADLOCK("deadlock"),
  LIVELOCK("livelock"),
  DOUBLE_FREE("double free"),
  INVALID_FREE("invalid free"),
  USE_AFTER_FREE("use after free"),
  CONSTANT("write to a constant"),
  OUT_OF_BOUNDS("out of bounds"),
  NULL_POINTER("null pointer"),
  WILD_POINTER("wild pointer"),
  UNINITIALIZED("uninitialised read"),
  LEAK("leak"),
  DIVISION("division by zero"),
  OVERFLOW("overflow"),
  MUTEX("mutex misuse"),
  JOIN("join misuse"),
  ABORT("abort"),
  UNREACHABLE("unreachable"),
  BAD_CALL("bad call"),
  MISUSE("misuse"),
  DATA_RACE("data race"),
  NOT_ROBUST("not robust");

  private final String text;

  ErrorKind(String text) {
    this.text = text;
  }

  /** The kind of what the machine noticed by itself. */
  public static ErrorKind of(Stop stop) {
    return switch (stop) {
      case ASSERTION -> ASSERTION;
      case NULL -> NULL_POINTER;
      case BAD_ADDRESS -> WILD_POINTER;
      case OUT_OF_BOUNDS -> OUT_OF_BOUNDS;
      case CONSTANT -> CONSTANT;
      case USE_AFTER_FREE -> USE_AFTER_FREE;
      case UNINITIALIZED -> UNINITIALIZED;
      case DOUBLE_FREE -> DOUBLE_FREE;
      case INVALID_FREE -> INVALID_FREE;
      case DIVISION -> DIVISION;
      case NOT_LOCKED -> MUTEX;
      case BAD_CALL -> BAD_CALL;
      case BAD_JOIN, JOINED -> JOIN;
      case NONE, ASSUMPTION, SPIN, CUT, LONG_RUN, THREADS, TOO_MANY ->
          throw new AssertionError(stop);
    };
  }

  /** The kind of what the program or the modelled library asserts. */
  public static ErrorKind of(Failure failure) {
    return switch (failure) {
      case ASSERTION -> ASSERTION;
      case ABORT -> ABORT;
      case OVERFLOW -> OVERFLOW;
      case MUTEX -> MUTEX;
      case JOIN -> JOIN;
      case INVALID_FREE -> INVALID_FREE;
      case UNREACHABLE -> UNREACHABLE;
      case MISUSE -> MISUSE;
    };
  }

  @Override
  public String toString() {
    return text;
  }
}
