// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Layout.Thing;
import dev.heddle.program.Need;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;

/**
 * What no other thread can notice, and so needs no interleaving: private memory, memory while the
 * thread is alone, requests that are silent by definition, and accesses that cannot be made.
 */
final class SilentSteps {
  /** Behind all globals and constants. */
  private static final long FIRST_OBJECT = 1L << 30;

  private final Setting setting;
  private final Memory memory;

  SilentSteps(Setting setting) {
    this.setting = setting;
    memory = setting.memory;
  }

  /** The state after the thread's pending request if that is silent, else null. */
  State of(State state, int t) {
    return switch (setting.interpreter.request(state.local(t))) {
      case Request.Access r -> access(state, t, r);
      case Request.Silent r -> silent(state, t, r);
      case Request.Free r -> free(state, t, r);
      case Request.Word r ->
          memory.find(state, r.address(), 1) < 0 ? setting.failed(state, t) : null;
      case Request.Drain _, Request.Separate _ when setting.isAlone(state) ->
          setting.after(state, t, 0, Effect.NONE);
      default -> null;
    };
  }

  private State free(State state, int t, Request.Free r) {
    int object = memory.find(state, r.address(), 1);
    boolean possible =
        object >= 0
            && setting.layout.thing(object).address() == r.address()
            && setting.layout.thing(object).isFreedAs(r.storage());
    if (possible && !setting.isAlone(state)) {
      return null;
    }
    return possible && state.isLive(object)
        ? memory.free(setting.after(state, t, 0, Effect.NONE), object, Memory.SILENT)
        : setting.failed(state, t);
  }

  private State access(State state, int t, Request.Access r) {
    int object = memory.find(state, r.address(), r.bytes());
    if (object < 0) {
      return setting.failed(state, t);
    }
    if (setting.layout.thing(object).storage() != Storage.PRIVATE
        && !isConstant(r.address())
        && !setting.isAlone(state)) {
      return null;
    }
    int cell = setting.layout.cell(object, r.address());
    boolean missing =
        r instanceof Request.Load load
            && load.need() == Need.INITIALIZED
            && state.written(cell, r.bytes()) == 0;
    boolean possible = r instanceof Request.Load || !isConstant(r.address());
    return possible && !missing && state.isLive(object)
        ? make(state, t, r, cell)
        : setting.failed(state, t);
  }

  private static boolean isConstant(long address) {
    return address >= Program.CONSTANTS && address < FIRST_OBJECT;
  }

  private State make(State state, int t, Request.Access r, int cell) {
    long old = state.value(cell, r.bytes());
    return switch (r) {
      case Request.Load _ -> setting.after(state, t, old, Effect.NONE);
      case Request.Store s -> write(state, t, cell, r.bytes(), s.value());
      case Request.Update u -> {
        long value = Arithmetic.update(u.operator(), old, u.operand(), r.bytes() * Byte.SIZE);
        yield write(state, t, cell, r.bytes(), value);
      }
      case Request.Exchange x ->
          write(state, t, cell, r.bytes(), old == x.expected() ? x.desired() : old);
    };
  }

  private State silent(State state, int t, Request.Silent request) {
    return switch (request) {
      case Request.Allocate r -> allocate(state, t, r);
      case Request.ObjectSize r -> setting.after(state, t, size(state, r.address()), Effect.NONE);
      case Request.Peek r -> {
        int cell = liveCell(state, r.address(), r.bytes());
        yield cell < 0
            ? setting.failed(state, t)
            : setting.after(state, t, state.value(cell, r.bytes()), Effect.NONE);
      }
      case Request.Poke r -> {
        int cell = liveCell(state, r.address(), r.bytes());
        yield cell < 0 ? setting.failed(state, t) : write(state, t, cell, r.bytes(), r.value());
      }
      case Request.Ended r -> {
        int other = setting.names.withHandle(r.handle());
        boolean ended = new Past(state, setting).hasEnded(other, t);
        yield setting.after(state, t, ended ? 1 : 0, Effect.NONE);
      }
      case Request.ThreadBlock r -> {
        boolean started = state.exists(setting.names.withHandle(r.handle()));
        long address = started ? Addresses.ofThreadBlock(r.handle()) : 0;
        yield setting.after(state, t, address, Effect.NONE);
      }
    };
  }

  private State allocate(State state, int t, Request.Allocate r) {
    Local local = setting.interpreter.local(state.local(t));
    long address = Addresses.of(local, local.self(), r);
    Thing thing = new Thing(address, (int) r.bytes(), r.storage());
    State reserved = memory.reserve(state, thing);
    State allocated = setting.after(reserved, t, address, Effect.ALLOCATION);
    return r.storage() == Storage.ZEROED_HEAP ? zeroed(allocated, thing) : allocated;
  }

  private State zeroed(State state, Thing thing) {
    int first = setting.layout.firstCell(setting.layout.number(thing));
    State zeroed = state;
    for (int i = 0; i < thing.bytes(); i++) {
      zeroed = memory.write(zeroed, first + i, 1, 0, Memory.SILENT);
    }
    return zeroed;
  }

  private long size(State state, long address) {
    int object = memory.find(state, address, 1);
    boolean starts =
        object >= 0
            && state.isLive(object)
            && setting.layout.thing(object).storage() != null
            && setting.layout.thing(object).address() == address;
    return starts ? setting.layout.thing(object).bytes() : -1;
  }

  private int liveCell(State state, long address, int bytes) {
    int object = memory.find(state, address, bytes);
    return object >= 0 && state.isLive(object) ? setting.layout.cell(object, address) : -1;
  }

  /** The pending request writes, and gives the value that was there. */
  private State write(State state, int t, int cell, int bytes, long value) {
    long old = state.value(cell, bytes);
    State after = setting.after(state, t, old, Effect.NONE);
    return memory.write(after, cell, bytes, value, Memory.SILENT);
  }
}
