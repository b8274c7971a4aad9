// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What each thread did, step by step, in programs that ask for the order of events. It follows from
 * what the thread read, so it makes no more states.
 */
final class Log {
  enum Kind {
    LOAD,
    STORE,
    UPDATE,
    CHOICE,
    WORD,
    RENEW,
    /** One that waits for own stores. */
    FENCE,
    /** A fence between stores, which waits for nothing. */
    SEPARATE,
    SPAWN,
    JOIN;

    private static final Set<Kind> DRAINING = EnumSet.of(UPDATE, WORD, FENCE, SPAWN, JOIN);
    private static final Set<Kind> OPERATIONS =
        EnumSet.of(LOAD, STORE, UPDATE, CHOICE, WORD, RENEW);

    /** Whether it waits for own stores. */
    boolean drains() {
      return DRAINING.contains(this);
    }

    boolean isOperation() {
      return OPERATIONS.contains(this);
    }
  }

  /**
   * One step.
   *
   * @param at the first cell, the word or the other thread
   * @param bytes how many cells
   */
  record Entry(Kind kind, int at, int bytes) {}

  /** Whether the program asks for the order; else nothing is kept. */
  final boolean isKept;

  private final Chains chains;
  private final Pool<Entry> entries = new Pool<>();

  Log(Program program, Chains chains) {
    this.chains = chains;
    isKept =
        program.functions().stream()
            .flatMap(f -> f.code().stream())
            .anyMatch(i -> i instanceof Instruction.Renew || i instanceof Instruction.Ended);
  }

  State with(State state, int thread, Entry entry) {
    return isKept
        ? state.withLog(thread, chains.append(state.log(thread), entries.number(entry)))
        : state;
  }

  List<Entry> of(State state, int thread) {
    return Arrays.stream(chains.items(state.log(thread))).mapToObj(entries::value).toList();
  }
}
