// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Edge;
import java.util.List;
import java.util.Optional;
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
 * @param folds groups of steps that follow each other
 * @param explanation why it fails, in sentences
 */
public record Witness(
    List<Column> threads,
    List<Step> steps,
    List<Note> failures,
    List<Note> standing,
    List<Printed> printed,
    List<HeapObject> objects,
    List<Edge> cycle,
    String schedule,
    List<Fold> folds,
    List<String> explanation) {

  /** A witness of which all steps are shown, one by one. */
  public Witness(
      List<Column> threads,
      List<Step> steps,
      List<Note> failures,
      List<Note> standing,
      List<Printed> printed,
      List<HeapObject> objects,
      List<Edge> cycle,
      String schedule) {
    this(
        threads, steps, failures, standing, printed, objects, cycle, schedule, List.of(),
        List.of());
  }

  /** The names of the operations that steps belong to. */
  public Set<String> operations() {
    return steps.stream().map(Step::operation).collect(Collectors.toSet());
  }

  /**
   * A thread and the function it started with.
   *
   * @param argument what that was called with; empty if it is not known
   */
  public record Column(String thread, String function, String argument) {
    public Column(String thread, String function) {
      this(thread, function, "");
    }

    /** The call that the thread is: {@code worker(1)}; empty if the function has no name. */
    public String call() {
      return argument.isEmpty() ? function : function + "(" + argument + ")";
    }
  }

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
   * @param guilty whether it is one of those that are wrong, or the last one of a thread that fails
   * @param relevant whether the failure may depend on it
   */
  public record Step(
      Doing doing,
      String thread,
      String operation,
      SourcePosition at,
      String place,
      String value,
      String before,
      boolean guilty,
      boolean relevant) {

    /** A step that is relevant. */
    public Step(
        Doing doing,
        String thread,
        String operation,
        SourcePosition at,
        String place,
        String value,
        String before,
        boolean guilty) {
      this(doing, thread, operation, at, place, value, before, guilty, true);
    }

    /** The same step, relevant or not. */
    public Step withRelevance(boolean other) {
      return new Step(doing, thread, operation, at, place, value, before, guilty, other);
    }
  }

  /**
   * Steps that are one for a reader, such as those of a call of the library.
   *
   * @param first the index of the first one
   * @param last the index of the last one
   * @param text what they do together; empty if the last one says it all
   */
  public record Fold(int first, int last, String text) {}

  /** Something to be said about a thread, or about all if it is empty. */
  public record Note(String thread, SourcePosition at, String text) {}

  /** What a thread printed at once. */
  public record Printed(String thread, String text) {}

  /**
   * An object that was reserved while the program ran.
   *
   * @param pointer an expression that points to it; empty if it has no such name
   * @param kind {@code heap}, {@code local} or {@code thread-locals}
   * @param function whose variable it is; empty if it is none
   * @param thread that reserved it
   * @param freed who freed it in the execution, if it is a heap object and anybody did
   */
  public record HeapObject(
      String name,
      String pointer,
      String kind,
      String function,
      long bytes,
      String thread,
      SourcePosition at,
      Optional<Freed> freed) {}

  /** Who freed an object, and where. */
  public record Freed(String thread, SourcePosition at) {}
}
