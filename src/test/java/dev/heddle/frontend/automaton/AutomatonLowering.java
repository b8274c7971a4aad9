// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import dev.heddle.program.Expression;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.List;

/**
 * Makes a program of automata, so that what is decided by states can be compared with executions.
 * The lock keeps all other threads from memory, as an atomic section of C does, and an atomic
 * command is such a section.
 */
public final class AutomatonLowering {
  /** What C's atomic sections lock, see {@code __VERIFIER_atomic_begin}. */
  private static final String SECTION = "__heddle_atomic_section";

  static final int BYTES = 4;

  /** So many cells there are at least, from 0 on, if an address is computed. */
  private static final int CELLS = 256;

  /** Farther away no cell can be. */
  private static final int FARTHEST = 1 << 16;

  private final ProgramBuilder program;
  private final Global memory;
  private final Global section;
  private long first;
  private long last;

  private AutomatonLowering(ParallelProgram automata) {
    this.program = new ProgramBuilder(automata.name());
    automata.threads().forEach(this::note);
    first = Math.max(-FARTHEST, first);
    last = Math.min(FARTHEST, last);
    byte[] bytes = new byte[(int) cells() * BYTES];
    for (int i = 0; i < bytes.length; i++) {
      long value = automata.memory().first(first + i / BYTES);
      bytes[i] = (byte) (value >>> 8 * (i % BYTES));
    }
    this.memory = program.global("memory", bytes, BYTES, List.of((long) BYTES));
    this.section = program.integer(SECTION, Long.BYTES, 0);
  }

  public static Program lower(ParallelProgram automata) {
    AutomatonLowering lowering = new AutomatonLowering(automata);
    automata
        .threads()
        .forEach(t -> lowering.program.thread(new ThreadLowering(lowering, t).lower()));
    return lowering.program.build();
  }

  private void note(Automaton thread) {
    for (Transition t : thread.transitions()) {
      switch (t.command()) {
        case TransitionCommand.Load l -> note(l.address());
        case TransitionCommand.Store s -> note(s.address());
        case TransitionCommand.Atomic a -> note(a.address());
        case TransitionCommand.Assign _, TransitionCommand.Assume _, TransitionCommand.Noop _ -> {}
        case TransitionCommand.Fence _, TransitionCommand.Lock _, TransitionCommand.Unlock _ -> {}
      }
    }
  }

  private void note(AutomatonTerm address) {
    first = Math.min(first, address instanceof AutomatonTerm.Constant(long c) ? c : 0);
    last = Math.max(last, address instanceof AutomatonTerm.Constant(long c) ? c : CELLS - 1);
  }

  private long cells() {
    return last - first + 1;
  }

  Expression section() {
    return new Expression.GlobalAddress(section, 0, Long.SIZE);
  }

  /** The address of a cell; the thread is cut if there is no such cell. */
  Expression cell(AutomatonTerm address, TermLowering terms, FunctionBuilder code) {
    Expression number = terms.lower(address);
    Expression offset = terms.minus(number, first);
    FunctionBuilder.Label inside = code.label("inside");
    FunctionBuilder.Label outside = code.label("outside");
    if (!(address instanceof AutomatonTerm.Constant(long c)) || c < first || c > last) {
      code.branch(terms.isBelow(offset, cells()), inside, outside);
      code.place(outside);
      code.cut("an address is not from " + first + " to " + last);
      code.place(inside);
    } else {
      return new Expression.GlobalAddress(memory, (c - first) * BYTES, Long.SIZE);
    }
    return terms.element(new Expression.GlobalAddress(memory, 0, Long.SIZE), offset, BYTES);
  }
}
