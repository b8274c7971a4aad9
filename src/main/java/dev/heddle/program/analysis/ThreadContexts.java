// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.FunctionAddress;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Determines which threads may run a function. A context is a thread that starts once: one that is
 * there from the start, or one of a spawn that is made at most once. What else may run a function
 * is the context {@link #MANY}.
 */
final class ThreadContexts {
  /** The library's function that starts a thread, and which of its arguments is what that runs. */
  private static final String CREATE = "pthread_create";

  private static final int START = 2;

  /** Any number of threads, or any thread. */
  static final int MANY = 0;

  private final Program program;

  /** Per function: the contexts that may run it. */
  private final BitSet[] contexts;

  /** Functions whose address is used otherwise than to call them or to start a thread. */
  private final Set<Integer> taken = new HashSet<>();

  /** Per function: how often it is called in the text of the program; loops count twice. */
  private final int[] calls;

  /** Per function: the one that calls it, if that is one. */
  private final int[] caller;

  private int count = 1;

  ThreadContexts(Program program) {
    this.program = program;
    int n = program.functions().size();
    contexts = new BitSet[n];
    calls = new int[n];
    caller = new int[n];
    for (int f = 0; f < n; f++) {
      contexts[f] = new BitSet();
    }
    for (int f = 0; f < n; f++) {
      collect(f);
    }
    takenByData();
    program.threads().forEach(f -> add(f, count++));
    taken.forEach(f -> add(f, MANY));
    for (int f = 0; f < n; f++) {
      starts(f);
    }
  }

  /** The contexts that may run a function. */
  BitSet of(int function) {
    return contexts[function];
  }

  /** Whether a function runs at most once in all, unless it is of a thread that does. */
  boolean isOnce(int function) {
    Set<Integer> seen = new HashSet<>();
    int f = function;
    while (calls[f] == 1 && !taken.contains(f) && seen.add(f)) {
      f = caller[f];
    }
    return calls[f] == 0 && !taken.contains(f);
  }

  /** Whether an instruction is between a jump backwards and where that leads. */
  static boolean isInLoop(Function function, int index) {
    for (int i = index; i < function.code().size(); i++) {
      for (int next : function.successors(i)) {
        if (next <= index) {
          return true;
        }
      }
    }
    return false;
  }

  // ---------------------------------------------------------------- calls

  private void collect(int f) {
    Function function = program.functions().get(f);
    for (int i = 0; i < function.code().size(); i++) {
      Instruction instruction = function.code().get(i);
      if (instruction instanceof Instruction.Call c && c.callee() instanceof FunctionAddress a) {
        calls[a.function()] += isInLoop(function, i) ? 2 : 1;
        caller[a.function()] = f;
        List<Expression> passed = new ArrayList<>(c.arguments());
        if (started(c) >= 0) {
          passed.remove(START);
        }
        passed.forEach(e -> take(new Instruction.Return(Optional.of(e), c.at())));
      } else {
        take(instruction);
      }
    }
  }

  /** The addresses of functions in an instruction are used. */
  private void take(Instruction instruction) {
    OperandLeaves.forEach(
        instruction,
        e -> {
          if (e instanceof FunctionAddress a) {
            taken.add(a.function());
          }
        });
  }

  /** The function that a call of the library starts a thread with; -1 if it does not. */
  private int started(Instruction.Call call) {
    boolean creates =
        call.callee() instanceof FunctionAddress a
            && program.functions().get(a.function()).name().equals(CREATE)
            && program.functions().get(a.function()).library();
    return creates
            && call.arguments().size() > START
            && call.arguments().get(START) instanceof FunctionAddress f
        ? f.function()
        : -1;
  }

  /** Functions whose address may be in memory from the start. */
  private void takenByData() {
    for (Global g : program.globals()) {
      byte[] bytes = g.bytes();
      for (int i = 0; i + Long.BYTES <= bytes.length; i++) {
        long value = LittleEndian.read(bytes, i);
        long offset = value - FunctionAddress.FIRST;
        long f = offset / FunctionAddress.SPACING;
        if (offset >= 0 && f < contexts.length) {
          taken.add((int) f);
        }
      }
    }
  }

  // ---------------------------------------------------------------- contexts

  /** A context may run a function, and so what that calls. */
  private void add(int function, int context) {
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(function));
    while (!open.isEmpty()) {
      int f = open.pop();
      if (!contexts[f].get(context)) {
        contexts[f].set(context);
        for (Instruction i : program.functions().get(f).code()) {
          if (i instanceof Instruction.Call c && c.callee() instanceof FunctionAddress a) {
            open.push(a.function());
          }
        }
      }
    }
  }

  /** The threads that a function starts: each is a context if it is started at most once. */
  private void starts(int f) {
    Function function = program.functions().get(f);
    for (int i = 0; i < function.code().size(); i++) {
      if (function.code().get(i) instanceof Instruction.Call c && started(c) >= 0) {
        boolean once = isOnce(f) && !isInLoop(function, i) && isRoot(f);
        add(started(c), once ? count++ : MANY);
      }
    }
  }

  /** Whether a function belongs to a thread that is there from the start, and to no other. */
  private boolean isRoot(int f) {
    return contexts[f].cardinality() == 1
        && !contexts[f].get(MANY)
        && contexts[f].nextSetBit(0) <= program.threads().size();
  }
}
