// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Buffer.Entry;
import dev.heddle.oracle.Fault.Kind;
import dev.heddle.program.Need;
import java.util.List;

/**
 * Loads, stores, atomic operations and frees that others can notice, and commits. Those of an
 * object that was freed are faults, but are made.
 */
final class Accesses {
  private final Setting setting;
  private final Memory memory;

  Accesses(Setting setting) {
    this.setting = setting;
    memory = setting.memory;
  }

  void access(State state, int t, Request.Access r, List<State> next) {
    int object = memory.find(state, r.address(), r.bytes());
    int cell = setting.layout.cell(object, r.address());
    boolean drained = setting.isDrained(state, t);
    switch (r) {
      case Request.Load load -> load(state, t, load, cell, next);
      case Request.Store store ->
          next.add(store(state, t, new Entry(cell, r.bytes(), store.value(), id(state, t), false)));
      case Request.Update update when drained -> next.add(update(state, t, update, cell));
      case Request.Exchange exchange when drained -> next.add(exchange(state, t, exchange, cell));
      case Request.Update _, Request.Exchange _ -> {}
    }
  }

  State free(State state, int t, Request.Free r) {
    int object = memory.find(state, r.address(), 1);
    int bytes = setting.layout.thing(object).bytes();
    return store(
        state, t, new Entry(setting.layout.firstCell(object), bytes, 0, id(state, t), true));
  }

  void commits(State state, int thread, List<State> next) {
    if (setting.isDrained(state, thread)) {
      return;
    }
    Buffer buffer = setting.buffers.value(state.buffer(thread));
    for (int index : buffer.committable(setting.model)) {
      int shorter = setting.buffers.number(buffer.without(index));
      State committed = commit(state, thread, buffer.entries().get(index));
      next.add(committed.withLocal(thread, state.local(thread), shorter));
    }
  }

  private void load(State state, int t, Request.Load r, int cell, List<State> next) {
    Entry own = setting.buffers.value(state.buffer(t)).newestOverlapping(cell, r.bytes());
    if (own == null) {
      State read = read(state, t, cell, r.bytes());
      boolean missing = r.need() == Need.INITIALIZED && state.written(cell, r.bytes()) == 0;
      next.add(missing ? fault(read, t, Kind.UNINITIALIZED) : read);
    } else if (own.forwards(cell, r.bytes())) {
      int reads = setting.reads(state, t, r.bytes(), _ -> own.operation());
      long value = own.value(cell, r.bytes());
      int local = setting.interpreter.after(state.local(t), value, Effect.OPERATION);
      next.add(state.withRead(t, local, reads));
    }
  }

  private State store(State state, int t, Entry entry) {
    State counted = setting.after(state, t, 0, Effect.OPERATION);
    if (setting.model == Model.SC) {
      return commit(counted, t, entry);
    }
    Buffer longer = setting.buffers.value(state.buffer(t)).with(entry);
    return counted.withLocal(t, counted.local(t), setting.buffers.number(longer));
  }

  private State commit(State state, int t, Entry e) {
    int object = setting.layout.owner(e.cell());
    boolean live = isLive(state, e.cell());
    if (e.frees()) {
      State freed = memory.free(state, object, e.operation());
      return live ? freed : fault(freed, t, Kind.DOUBLE_FREE);
    }
    State written = memory.write(state, e.cell(), e.bytes(), e.value(), e.operation());
    return live ? written : fault(written, t, Kind.USE_AFTER_FREE);
  }

  private State update(State state, int t, Request.Update r, int cell) {
    long old = state.value(cell, r.bytes());
    long value = Arithmetic.update(r.operator(), old, r.operand(), r.bytes() * Byte.SIZE);
    State read = read(state, t, cell, r.bytes());
    return memory.write(read, cell, r.bytes(), value, id(state, t));
  }

  private State exchange(State state, int t, Request.Exchange r, int cell) {
    long old = state.value(cell, r.bytes());
    State read = read(state, t, cell, r.bytes());
    return old == r.expected()
        ? memory.write(read, cell, r.bytes(), r.desired(), id(state, t))
        : read;
  }

  /** The thread's pending operation takes the value of the cells. */
  private State read(State state, int t, int cell, int bytes) {
    int reads =
        setting.reads(state, t, bytes, i -> setting.chains.last(state.cellWriters(cell + i)));
    long value = state.value(cell, bytes);
    int local = setting.interpreter.after(state.local(t), value, Effect.OPERATION);
    State read = state.withRead(t, local, reads);
    return isLive(state, cell) ? read : fault(read, t, Kind.USE_AFTER_FREE);
  }

  private boolean isLive(State state, int cell) {
    return state.isLive(setting.layout.owner(cell));
  }

  private State fault(State state, int t, Kind kind) {
    return setting.fault(state, t, kind);
  }

  private int id(State state, int t) {
    return setting.operation(state, t);
  }
}
