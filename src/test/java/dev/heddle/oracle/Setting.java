// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Program;
import java.util.function.IntUnaryOperator;

/** What all transitions of one program under one model share. */
final class Setting {
  final Program program;
  final Model model;
  final Layout layout;
  final Interpreter interpreter;
  final Names names;
  final Memory memory;
  final Chains chains = new Chains();
  final Log log;
  final Pool<Buffer> buffers = new Pool<>();
  final int empty = buffers.number(Buffer.EMPTY);

  Setting(Program program, Model model) {
    this.program = program;
    this.model = model;
    log = new Log(program, chains);
    layout = new Layout(program);
    memory = new Memory(layout, chains);
    interpreter = new Interpreter(program, new Requests(program, model));
    names = new Names(program.threads().size());
  }

  boolean isDrained(State state, int thread) {
    return state.buffer(thread) == empty;
  }

  /** Before a lone thread starts another one, its accesses make the initial state. */
  boolean isAlone(State state) {
    return program.alone() && state.threadCount() == 1;
  }

  /** The state in which the thread's pending request gave a value. */
  State after(State state, int thread, long value, Effect effect) {
    return state.withLocal(thread, interpreter.after(state.local(thread), value, effect));
  }

  State failed(State state, int thread) {
    return state.withLocal(thread, interpreter.fail(state.local(thread)));
  }

  State fault(State state, int thread, Fault.Kind kind) {
    return memory.withFault(state, new Fault(names.name(thread), kind));
  }

  /** The identity of the thread's pending operation. */
  int operation(State state, int thread) {
    return Names.operation(thread, interpreter.local(state.local(thread)).operations());
  }

  /** The thread's reads with the pending operation, whose byte i has the source at i. */
  int reads(State state, int thread, int bytes, IntUnaryOperator sources) {
    int operation = operation(state, thread);
    int reads = state.reads(thread);
    for (int i = 0; i < bytes; i++) {
      reads = chains.append(chains.append(reads, operation), sources.applyAsInt(i));
    }
    return reads;
  }
}
