// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

/** What a request did that its thread takes note of, besides the value it gave. */
enum Effect {
  /** Nothing: it is no operation of the trace. */
  NONE,
  /** It is an operation. */
  OPERATION,
  LOCK,
  UNLOCK,
  SPAWN,
  ALLOCATION;

  Local on(Local local, Request request) {
    return switch (this) {
      case NONE -> local;
      case OPERATION -> local.counted();
      case LOCK -> local.counted().holding(((Request.Word) request).address());
      case UNLOCK -> local.counted().releasing(((Request.Word) request).address());
      case SPAWN -> local.spawned();
      case ALLOCATION -> allocated(local, (Request.Allocate) request);
    };
  }

  private static Local allocated(Local local, Request.Allocate request) {
    Local after = Addresses.after(local, request);
    return request.storage().isLeft()
        ? after.toggled(Addresses.of(local, local.self(), request))
        : after;
  }
}
