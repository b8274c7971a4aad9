// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Fault.Kind;
import dev.heddle.program.Instruction.Await.Patience;
import java.util.List;

/** Mutexes, and the cells that awaits wait for: words beside memory, each with its history. */
final class Words {
  private final Setting setting;

  /** Addresses in the order of their first use; a mutex and a cell never share one. */
  private final Pool<Long> addresses = new Pool<>();

  /** Values of cells; 0 has the number 0. */
  private final Pool<Long> values = new Pool<>();

  Words(Setting setting) {
    this.setting = setting;
    values.number(0L);
  }

  int number(long address) {
    return addresses.number(address);
  }

  Pool<Long> addresses() {
    return addresses;
  }

  void step(State before, int t, Request.Word request, List<State> next) {
    int word = addresses.number(request.address());
    boolean passes = request instanceof Request.Await r && isPass(r);
    State state =
        passes ? before : use(before, t, setting.memory.find(before, request.address(), 1));
    boolean free = state.word(word) == 0;
    switch (request) {
      case Request.Unlock _ when state.word(word) != t + 1 -> next.add(setting.failed(before, t));
      case Request.Renew _ -> next.add(renew(state, t, word));
      case Request.Word _ when !setting.isDrained(state, t) -> {}
      case Request.Lock _ when free -> next.add(take(state, t, word));
      case Request.Lock _ -> {}
      case Request.TryLock _ ->
          next.add(free ? take(state, t, word) : read(state, t, word, 0, Effect.OPERATION));
      case Request.Unlock _ ->
          next.add(write(setting.after(state, t, 0, Effect.UNLOCK), word, 0, id(state, t)));
      case Request.Await r when passes -> pass(state, t, r, word, next);
      case Request.Await r -> await(state, t, r, word, next);
    }
  }

  private static boolean isPass(Request.Await r) {
    return r.instruction().patience() == Patience.PASS;
  }

  /** Of a word that is only counted up, one by one, from 0: it reads from who made it enough. */
  private void pass(State state, int t, Request.Await r, int word, List<State> next) {
    if (Long.compareUnsigned(values.value(state.word(word)), r.limit()) < 0) {
      return;
    }
    int by = setting.chains.items(state.wordWriters(word))[(int) r.limit() - 1];
    int reads = setting.reads(state, t, 1, _ -> by);
    int local = setting.interpreter.after(state.local(t), r.limit(), Effect.OPERATION);
    next.add(state.withRead(t, local, reads));
  }

  private State take(State state, int t, int word) {
    return write(read(state, t, word, 1, Effect.LOCK), word, t + 1, id(state, t));
  }

  /** It may be the place of a mutex whose holder has ended before: then it is free from now on. */
  private State renew(State state, int t, int word) {
    int holder = state.word(word) - 1;
    if (holder < 0 || !new Past(state, setting).hasEnded(holder, t)) {
      return read(state, t, word, holder < 0 ? 0 : 1, Effect.OPERATION);
    }
    return write(read(state, t, word, 2, Effect.OPERATION), word, 0, id(state, t));
  }

  private void await(State state, int t, Request.Await r, int word, List<State> next) {
    long old = values.value(state.word(word));
    boolean passes = Arithmetic.test(r.instruction().test().operator(), old, r.limit(), Long.SIZE);
    long value =
        Arithmetic.update(r.instruction().update().operator(), old, r.operand(), Long.SIZE);
    if (passes && value != old) {
      State read = read(state, t, word, old, Effect.OPERATION);
      next.add(write(read, word, values.number(value), id(state, t)));
    } else if (passes || r.instruction().patience() == Patience.TRY) {
      next.add(read(state, t, word, old, Effect.OPERATION));
    }
  }

  private State read(State state, int t, int word, long value, Effect effect) {
    int reads = setting.reads(state, t, 1, _ -> setting.chains.last(state.wordWriters(word)));
    return state.withRead(t, setting.interpreter.after(state.local(t), value, effect), reads);
  }

  private State write(State state, int word, int value, int operation) {
    return state.withWord(word, value, setting.chains.append(state.wordWriters(word), operation));
  }

  /**
   * The pending operation as a use of the object that the word is in: a fault if that was freed. In
   * the thread's reads it stands with its sign changed, and who freed the object.
   */
  private State use(State state, int t, int object) {
    if (setting.layout.thing(object).storage() == null) {
      return state;
    }
    int named = setting.chains.append(state.reads(t), -id(state, t));
    int reads = setting.chains.append(named, state.freedBy(object));
    State used = state.withRead(t, state.local(t), reads);
    return state.isLive(object) ? used : setting.fault(used, t, Kind.USE_AFTER_FREE);
  }

  private int id(State state, int t) {
    return setting.operation(state, t);
  }
}
