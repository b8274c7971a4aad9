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
      case LOCK -> word(local.counted(), request, 1);
      case UNLOCK -> word(local.counted(), request, -1);
      case SPAWN -> local.spawned().changed();
      case ALLOCATION -> allocated(local, (Request.Allocate) request);
    };
  }

  private static Local word(Local local, Request request, int difference) {
    return local.with(local.own().added(((Request.Word) request).address(), difference));
  }

  private static Local allocated(Local local, Request.Allocate request) {
    Local after = Addresses.after(local, request);
    return switch (request.storage()) {
      case PRIVATE -> after;
      case STACK -> after.changed().toggled(Addresses.of(local, local.self(), request));
      case HEAP, ZEROED_HEAP -> after.changed();
    };
  }
}
