package dev.heddle.oracle;

/** What a request did that its thread takes note of, besides the value it gave. */
enum Effect {
  /** Nothing: it is no operation of the trace. */
  NONE,
  /** As {@link #NONE}, but it changed memory. */
  CHANGE,
  /** It is an operation. */
  OPERATION,
  /** It is an operation and changed something. */
  CHANGING_OPERATION,
  LOCK,
  UNLOCK,
  SPAWN,
  ALLOCATION;

  Local on(Local local, Request request) {
    return switch (this) {
      case NONE -> local;
      case CHANGE -> local.changed();
      case OPERATION -> local.counted();
      case CHANGING_OPERATION -> local.counted().changed();
      case LOCK -> local.counted().locked(((Request.Word) request).address());
      case UNLOCK -> local.counted().unlocked(((Request.Word) request).address());
      case SPAWN -> local.spawned().changed();
      case ALLOCATION -> Addresses.after(local, (Request.Allocate) request).changed();
    };
  }
}
