// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Edge;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An execution to be shown to users, whole or reduced to the steps that matter for a flaw.
 *
 * @param threads those that appear, by name
 * @param steps in order of time
 * @param failures what went wrong, in words, each in the column of its thread
 * @param standing the threads that did not end, and why
 * @param printed what the program printed, in order
 * @param objects the objects that the steps name, apart from globals
 * @param cycle of the Shasha-Snir trace by names of operations; empty if there is none
 */
public record Witness(
    List<Column> threads,
    List<Step> steps,
    List<Note> failures,
    List<Note> standing,
    List<Printed> printed,
    List<HeapObject> objects,
    List<Edge> cycle,
    String schedule) {

  /** The names of the operations that steps belong to. */
  public Set<String> operations() {
    return steps.stream().map(Step::operation).collect(Collectors.toSet());
  }

  /** A thread and the function it started with. */
  public record Column(String thread, String function) {}

  /** What a step is. */
  public enum Doing {
    READ,
    /** A read of the thread's own store that is still in its buffer. */
    FORWARDED,
    WRITE,
    /** A store goes into the buffer. */
    BUFFER,
    /** A store leaves the buffer for memory. */
    COMMIT,
    UPDATE,
    EXCHANGE,
    EXCHANGE_FAILS,
    FREE,
    BUFFER_FREE,
    COMMIT_FREE,
    FENCE,
    SPAWN,
    JOIN,
    LOCK,
    TRYLOCK,
    TRYLOCK_FAILS,
    UNLOCK,
    CHOICE,
    /** A mutex is free, or becomes free as its thread has ended. */
    RENEW,
    AWAIT,
    /** A thread leaves a barrier. */
    PASS
  }

  /**
   * @param operation its name in the trace
   * @param place what it accesses; for a spawn or join the other thread
   * @param value read or written
   * @param before what a write replaced
   * @param guilty whether it is one of those that are wrong
   */
  public record Step(
      Doing doing,
      String thread,
      String operation,
      SourcePosition at,
      String place,
      String value,
      String before,
      boolean guilty) {}

  /** Something to be said about a thread, or about all if it is empty. */
  public record Note(String thread, SourcePosition at, String text) {}

  /** What a thread printed at once. */
  public record Printed(String thread, String text) {}

  /** An object that was reserved while the program ran. */
  public record HeapObject(String name, long bytes, SourcePosition at) {}
}
