// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Layout.Thing;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.List;

/** All next states of a state: every thread's next instruction, and every commit. */
final class Transitions {
  private final Setting setting;
  private final SilentSteps silent;
  private final Accesses accesses;
  private final Words words;

  Transitions(Program program, Model model) {
    setting = new Setting(program, model);
    silent = new SilentSteps(setting);
    accesses = new Accesses(setting);
    words = new Words(setting);
  }

  State initial() {
    State state = setting.memory.initial();
    List<Integer> roots = setting.program.threads();
    for (int t = 0; t < roots.size(); t++) {
      state = start(state, t, roots.get(t), new long[0]);
    }
    return state;
  }

  Ending ending(State complete) {
    return new Epilogue(complete, setting).ending();
  }

  String signature(State complete) {
    return new Signature(complete, setting).text(words.addresses());
  }

  /** The only next one, if a thread's next instruction concerns nobody else. */
  List<State> successors(State state) {
    for (int t = 0; t < state.threadCount(); t++) {
      State next = state.exists(t) ? silent.of(state, t) : null;
      if (next != null) {
        return List.of(next);
      }
    }
    List<State> next = new ArrayList<>();
    for (int t = 0; t < state.threadCount(); t++) {
      if (state.exists(t)) {
        logged(state, t, next);
        accesses.commits(state, t, next);
      }
    }
    return next;
  }

  /** The next states, in whose logs the step is. */
  private void logged(State state, int t, List<State> next) {
    List<State> made = new ArrayList<>();
    step(state, t, made);
    Log.Entry entry =
        setting.log.isKept && !made.isEmpty()
            ? entry(state, t, setting.interpreter.request(state.local(t)))
            : null;
    made.forEach(s -> next.add(entry == null ? s : setting.log.with(s, t, entry)));
  }

  /** What the log says of a request, or null. */
  private Log.Entry entry(State state, int t, Request request) {
    return switch (request) {
      case Request.Load r -> access(state, Log.Kind.LOAD, r);
      case Request.Store r -> access(state, Log.Kind.STORE, r);
      case Request.Access r -> access(state, Log.Kind.UPDATE, r);
      case Request.Free r -> freed(state, r.address());
      case Request.Leave r -> freed(state, r.address());
      case Request.Renew r -> new Log.Entry(Log.Kind.RENEW, words.number(r.address()), 1);
      case Request.Word r -> new Log.Entry(Log.Kind.WORD, words.number(r.address()), 1);
      case Request.Separate _ -> new Log.Entry(Log.Kind.SEPARATE, 0, 0);
      case Request.Choose _ -> new Log.Entry(Log.Kind.CHOICE, 0, 0);
      case Request.Spawn _ -> {
        int spawns = setting.interpreter.local(state.local(t)).spawns();
        yield new Log.Entry(Log.Kind.SPAWN, setting.names.child(t, spawns), 0);
      }
      case Request.Join r when !state.exists(setting.names.withHandle(r.handle())) -> null;
      case Request.Join r -> new Log.Entry(Log.Kind.JOIN, setting.names.withHandle(r.handle()), 0);
      case Request.Drain _ -> new Log.Entry(Log.Kind.FENCE, 0, 0);
      case Request.Silent _, Request.Nothing _ -> null;
    };
  }

  private Log.Entry access(State state, Log.Kind kind, Request.Access r) {
    int object = setting.memory.find(state, r.address(), r.bytes());
    return new Log.Entry(kind, setting.layout.cell(object, r.address()), r.bytes());
  }

  private Log.Entry freed(State state, long address) {
    int object = setting.memory.find(state, address, 1);
    int bytes = setting.layout.thing(object).bytes();
    return new Log.Entry(Log.Kind.STORE, setting.layout.firstCell(object), bytes);
  }

  private void step(State state, int t, List<State> next) {
    boolean drained = setting.isDrained(state, t);
    switch (setting.interpreter.request(state.local(t))) {
      case Request.Nothing _ -> {}
      case Request.Access r -> accesses.access(state, t, r, next);
      case Request.Free r -> next.add(accesses.free(state, t, r));
      case Request.Leave r ->
          next.add(accesses.free(state, t, new Request.Free(r.address(), Storage.STACK)));
      case Request.Word r -> words.step(state, t, r, next);
      case Request.Separate _ -> {
        Buffer fenced = setting.buffers.value(state.buffer(t)).fenced();
        State after = setting.after(state, t, 0, Effect.NONE);
        next.add(after.withLocal(t, after.local(t), setting.buffers.number(fenced)));
      }
      case Request.Choose r -> choose(state, t, r.count(), next);
      case Request.Join r when !state.exists(setting.names.withHandle(r.handle())) ->
          next.add(setting.failed(state, t));
      case Request _ when !drained -> {}
      case Request.Drain _ -> next.add(setting.after(state, t, 0, Effect.NONE));
      case Request.Spawn r -> next.add(spawn(state, t, r));
      case Request.Join r -> join(state, t, setting.names.withHandle(r.handle()), next);
      case Request.Silent r -> throw new IllegalStateException("not done at once: " + r);
    }
  }

  private void choose(State state, int t, long count, List<State> next) {
    int named = setting.chains.append(state.choices(t), setting.operation(state, t));
    for (int value = 0; value < count; value++) {
      int local = setting.interpreter.after(state.local(t), value, Effect.OPERATION);
      next.add(state.withChoice(t, local, setting.chains.append(named, value)));
    }
  }

  private State spawn(State state, int t, Request.Spawn r) {
    int child = setting.names.child(t, setting.interpreter.local(state.local(t)).spawns());
    State spawned = setting.after(state, t, setting.names.handle(child), Effect.SPAWN);
    return start(spawned, child, r.function(), r.arguments());
  }

  private State start(State state, int thread, int function, long[] arguments) {
    long handle = setting.names.handle(thread);
    State prepared = state;
    long top = Addresses.NOTHING;
    if (setting.program.threadLocals().isPresent()) {
      Global own = setting.program.threadLocals().get();
      prepared = withThreadBlock(state, Addresses.ofThreadBlock(handle), own.bytes());
      top = Addresses.afterThreadBlock(own.size());
    }
    int local = setting.interpreter.start(handle, function, arguments, top);
    return prepared.withThread(thread, local);
  }

  private State withThreadBlock(State state, long address, byte[] bytes) {
    Thing block = new Thing(address, bytes.length, null);
    State reserved = setting.memory.reserve(state, block);
    int first = setting.layout.firstCell(setting.layout.number(block));
    for (int i = 0; i < bytes.length; i++) {
      reserved = setting.memory.write(reserved, first + i, 1, bytes[i], Memory.SILENT);
    }
    return reserved;
  }

  private void join(State state, int t, int child, List<State> next) {
    Local ended = setting.interpreter.local(state.local(child));
    if (ended.status() == Local.Status.RETURNED && setting.isDrained(state, child)) {
      State joined = setting.after(state, t, ended.result(), Effect.NONE).withJoined(child);
      Fault again = new Fault(Fault.SOMEBODY, Fault.Kind.JOINED);
      next.add(state.isJoined(child) ? setting.memory.withFault(joined, again) : joined);
    }
  }
}
