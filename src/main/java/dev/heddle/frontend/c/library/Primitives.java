// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.Expression;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Functions whose calls are written as instructions: {@code __heddle_*}, from which the rest of the
 * library is built in C, and some of C and of verification competitions that are no more than that.
 */
public final class Primitives {
  private static final Map<String, Primitive> ALL = new HashMap<>();

  static {
    ALL.putAll(SynchronizationPrimitives.ALL);
    ALL.putAll(MemoryPrimitives.ALL);
    ALL.putAll(ThreadPrimitives.ALL);
    ALL.putAll(EndPrimitives.ALL);
    ALL.putAll(ChoicePrimitives.ALL);
    ALL.putAll(HintPrimitives.ALL);
    ALL.putAll(PrintPrimitives.ALL);
  }

  /** Sets errno. */
  static final String NO_MEMORY = "__heddle_no_memory";

  private static final String ABORT = "abort";
  private static final Primitive GIVEN_UP = call -> call.body().assume(Expression.constant(0, 1));

  private final Optional<Nondet> nondet;
  private final boolean abortGivesUp;

  /**
   * @param abortGivesUp whether {@code abort} only ends the execution, as if something had been
   *     assumed that is not so: the rules of competitions, where errors have a function of their
   *     own
   */
  public Primitives(Optional<Nondet> nondet, boolean abortGivesUp) {
    this.nondet = nondet;
    this.abortGivesUp = abortGivesUp;
  }

  public boolean contains(String name) {
    return ALL.containsKey(name);
  }

  /**
   * Whether the value of an argument escapes to other threads through the call. It does not if it
   * is only used as an address.
   */
  public boolean leaks(String name, int argument) {
    return switch (name) {
      case "__heddle_spawn" -> true;
      case "__heddle_poke8", "__heddle_poke4", "__heddle_poke2", "__heddle_poke1" -> argument == 1;
      case "__heddle_await", "__heddle_try" -> argument == 2 || argument == 4;
      case "__heddle_pass" -> argument == 1;
      case "__heddle_exit" -> argument == 0;
      default -> false;
    };
  }

  /** The function of the library to be called if a call gives a null pointer. */
  public Optional<String> whenNull(String name) {
    boolean allocates = name.equals("malloc") || name.equals("calloc");
    return allocates ? Optional.of(NO_MEMORY) : Optional.empty();
  }

  /**
   * Writes a call; throws an {@link dev.heddle.program.InputException} at the call if it is wrong.
   */
  public void emit(Site site) {
    boolean givesUp = abortGivesUp && site.name().equals(ABORT);
    (givesUp ? GIVEN_UP : ALL.get(site.name())).emit(new Invocation(site, nondet));
  }
}
