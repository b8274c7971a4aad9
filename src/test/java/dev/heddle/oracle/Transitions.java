package dev.heddle.oracle;

import dev.heddle.oracle.Buffer.Entry;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** All next states of a state: every thread's next instruction, and every commit. */
final class Transitions {
  private final Program program;
  private final Model model;
  private final Layout layout;
  private final Interpreter interpreter;
  private final Names names;
  private final Chains chains = new Chains();
  private final Pool<Buffer> buffers = new Pool<>();

  /** Cells that are used as mutexes, in the order of their first use. */
  private final Pool<Integer> mutexes = new Pool<>();

  private final int empty = buffers.number(Buffer.EMPTY);

  Transitions(Program program, Model model) {
    this.program = program;
    this.model = model;
    layout = new Layout(program);
    interpreter = new Interpreter(program, new Requests(program, layout, model));
    names = new Names(program.threads().size());
  }

  State initial() {
    byte[] bytes = layout.initialBytes();
    int[] cells = new int[bytes.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = bytes[i] & 0xFF;
    }
    State state = new State(new int[0], cells, new int[0]);
    for (int t = 0; t < program.threads().size(); t++) {
      state = state.withThread(t, interpreter.start(program.threads().get(t), new long[0]));
    }
    return state;
  }

  Ending ending(State complete) {
    return new Epilogue(complete, interpreter, names).ending(program.threads().size());
  }

  String signature(State complete) {
    return new Signature(complete, chains, names).text(layout, mutexes);
  }

  List<State> successors(State state) {
    List<State> next = new ArrayList<>();
    for (int t = 0; t < state.threadCount(); t++) {
      if (state.exists(t)) {
        step(state, t, next);
        commits(state, t, next);
      }
    }
    return next;
  }

  private void commits(State state, int thread, List<State> next) {
    if (state.buffer(thread) == empty) {
      return;
    }
    Buffer buffer = buffers.value(state.buffer(thread));
    for (int index : buffer.committable(model)) {
      Entry e = buffer.entries().get(index);
      int shorter = buffers.number(buffer.without(index));
      State committed = write(state, e.cell(), e.bytes(), e.value(), e.operation());
      next.add(committed.withLocal(thread, state.local(thread), shorter));
    }
  }

  private void step(State state, int t, List<State> next) {
    int local = state.local(t);
    boolean drained = state.buffer(t) == empty;
    switch (interpreter.request(local)) {
      case Request.Nothing _ -> {}
      case Request.Load r -> load(state, t, r, next);
      case Request.Store r -> next.add(store(state, t, r));
      case Request.Separate _ -> {
        Buffer fenced = buffers.value(state.buffer(t)).fenced();
        next.add(state.withLocal(t, interpreter.resume(local, 0), buffers.number(fenced)));
      }
      case Request.Choose r -> choose(state, t, r.count(), next);
      case Request.Unlock r when state.holder(mutexes.number(r.cell())) != t ->
          next.add(state.withLocal(t, interpreter.fail(local)));
      case Request.Join r when !state.exists(names.withHandle(r.handle())) ->
          next.add(state.withLocal(t, interpreter.fail(local)));
      case Request drains when !drained -> {}
      case Request.Drain _ -> next.add(state.withLocal(t, interpreter.resume(local, 0)));
      case Request.Update r -> next.add(update(state, t, r));
      case Request.Exchange r -> next.add(exchange(state, t, r));
      case Request.Spawn r -> next.add(spawn(state, t, r));
      case Request.Join r -> join(state, t, names.withHandle(r.handle()), next);
      case Request.Lock r -> lock(state, t, mutexes.number(r.cell()), next);
      case Request.TryLock r -> next.add(tryLock(state, t, mutexes.number(r.cell())));
      case Request.Unlock r -> next.add(unlock(state, t, mutexes.number(r.cell())));
    }
  }

  private void load(State state, int t, Request.Load r, List<State> next) {
    Entry own = buffers.value(state.buffer(t)).newestOverlapping(r.cell(), r.bytes());
    if (own == null) {
      next.add(read(state, t, r.cell(), r.bytes()));
    } else if (own.covers(r.cell(), r.bytes())) {
      int reads = reads(state, t, r.bytes(), _ -> own.operation());
      next.add(state.withRead(t, interpreter.count(state.local(t), own.value()), reads));
    }
  }

  private State store(State state, int t, Request.Store r) {
    int local = interpreter.count(state.local(t), 0);
    if (model == Model.SC) {
      State written = write(state, r.cell(), r.bytes(), r.value(), operation(state, t));
      return written.withLocal(t, local);
    }
    Entry entry = new Entry(r.cell(), r.bytes(), r.value(), operation(state, t));
    Buffer longer = buffers.value(state.buffer(t)).with(entry);
    return state.withLocal(t, local, buffers.number(longer));
  }

  private State update(State state, int t, Request.Update r) {
    long old = state.value(r.cell(), r.bytes());
    long value = Arithmetic.update(r.operator(), old, r.operand(), r.bytes() * Byte.SIZE);
    return write(
        read(state, t, r.cell(), r.bytes()), r.cell(), r.bytes(), value, operation(state, t));
  }

  private State exchange(State state, int t, Request.Exchange r) {
    State read = read(state, t, r.cell(), r.bytes());
    return state.value(r.cell(), r.bytes()) == r.expected()
        ? write(read, r.cell(), r.bytes(), r.desired(), operation(state, t))
        : read;
  }

  private void choose(State state, int t, int count, List<State> next) {
    int named = chains.append(state.choices(t), operation(state, t));
    for (int value = 0; value < count; value++) {
      int local = interpreter.count(state.local(t), value);
      next.add(state.withChoice(t, local, chains.append(named, value)));
    }
  }

  private State spawn(State state, int t, Request.Spawn r) {
    int child = names.child(t, interpreter.local(state.local(t)).spawns());
    int local = interpreter.spawned(state.local(t), names.handle(child));
    return state
        .withLocal(t, local)
        .withThread(child, interpreter.start(r.function(), r.arguments()));
  }

  private void join(State state, int t, int child, List<State> next) {
    Local ended = interpreter.local(state.local(child));
    if (ended.status() == Local.Status.RETURNED && state.buffer(child) == empty) {
      next.add(state.withLocal(t, interpreter.resume(state.local(t), ended.result())));
    }
  }

  private void lock(State state, int t, int mutex, List<State> next) {
    if (state.holder(mutex) < 0) {
      next.add(tryLock(state, t, mutex));
    }
  }

  private State tryLock(State state, int t, int mutex) {
    int writers = state.mutexWriters(mutex);
    int reads = reads(state, t, 1, _ -> chains.last(writers));
    boolean free = state.holder(mutex) < 0;
    State read = state.withRead(t, interpreter.count(state.local(t), free ? 1 : 0), reads);
    return free ? read.withMutex(mutex, t, chains.append(writers, operation(state, t))) : read;
  }

  private State unlock(State state, int t, int mutex) {
    int writers = chains.append(state.mutexWriters(mutex), operation(state, t));
    return state.withMutex(mutex, -1, writers).withLocal(t, interpreter.count(state.local(t), 0));
  }

  /** The thread's pending instruction takes the value of the cells. */
  private State read(State state, int t, int cell, int bytes) {
    int reads = reads(state, t, bytes, i -> chains.last(state.cellWriters(cell + i)));
    return state.withRead(t, interpreter.count(state.local(t), state.value(cell, bytes)), reads);
  }

  /** The thread's reads with the pending operation, whose byte i has the source at i. */
  private int reads(State state, int t, int bytes, IntUnaryOperator sources) {
    int operation = operation(state, t);
    int reads = state.reads(t);
    for (int i = 0; i < bytes; i++) {
      reads = chains.append(chains.append(reads, operation), sources.applyAsInt(i));
    }
    return reads;
  }

  private State write(State state, int cell, int bytes, long value, int operation) {
    int[] cells = state.cells.clone();
    for (int i = 0; i < bytes; i++) {
      int writers = chains.append(state.cellWriters(cell + i), operation);
      cells[cell + i] = writers << Byte.SIZE | (int) (value >>> i * Byte.SIZE) & 0xFF;
    }
    return state.withCells(cells);
  }

  private int operation(State state, int t) {
    return Names.operation(t, interpreter.local(state.local(t)).operations());
  }
}
