// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.OptionalLong;

/** Translates loads and stores, with and without events. */
final class AccessTranslation {
  private final AutomatonEmitter emitter;
  private final PrivateMemory own;
  private final AddressRules addresses;

  AccessTranslation(AutomatonEmitter emitter) {
    this.emitter = emitter;
    own = new PrivateMemory(emitter);
    addresses = new AddressRules(emitter);
  }

  private TranslationUnit unit() {
    return emitter.unit;
  }

  private InitialMemory image() {
    return emitter.unit.image;
  }

  void load(Instruction.Load i) {
    Expression address = address(i.address(), i.bytes());
    if (own.isOwn(address)) {
      emitter.write(i.target(), own.load(address, i.bytes(), i.need()));
    } else if (address instanceof Expression.Constant c && isKnown(c.value(), i.bytes())) {
      load(i, c.value());
    } else {
      emitter.event();
      addresses.check(address, i.bytes(), false);
      AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, i.bytes()));
      emitter.automaton.emit(
          new TransitionCommand.Load(emitter.into(i.target()).index(), cell), read(i));
    }
  }

  /** What is loaded is known. */
  private void load(Instruction.Load i, long address) {
    int bytes = i.bytes();
    if (i.need() == Need.INITIALIZED && !image().isWritten(address, bytes)) {
      throw new KnownFailureException("uninitialised memory is read");
    }
    if (!unit().alone && !addresses.isConstant(address)) {
      emitter.event();
      emitter.automaton.emit(new TransitionCommand.Noop(), read(i));
    }
    emitter.write(i.target(), Expression.constant(image().load(address, bytes), bytes * Byte.SIZE));
  }

  /** Whether the value is known: no other thread runs, or none writes it. */
  private boolean isKnown(long address, int bytes) {
    OptionalLong object = image().object(address);
    if (object.isEmpty() || !image().contains(address, bytes)) {
      if (unit().alone) {
        throw new KnownFailureException(AddressRules.wrong(address));
      }
      return false;
    }
    return unit().alone
        || addresses.isConstant(address)
        || !InitialMemory.isLocal(address)
            && unit().facts.trust(address, bytes, object.getAsLong());
  }

  void store(Instruction.Store i) {
    Expression address = address(i.address(), i.bytes());
    Expression value = emitter.value(i.value());
    store(
        address,
        value,
        i.bytes(),
        unit().isSilent(i) ? MachineStep.SILENT_STORE : MachineStep.STORE);
  }

  private MachineStep read(Instruction.Load i) {
    return unit().isSilent(i) ? MachineStep.NOTHING : MachineStep.READ;
  }

  void poke(Instruction.Poke i) {
    Expression address = address(i.address(), i.bytes());
    store(address, emitter.value(i.value()), i.bytes(), MachineStep.SILENT_STORE, true);
  }

  /** A store that is an event for the program. */
  void store(Expression address, Expression value, int bytes, MachineStep step) {
    store(address, value, bytes, step, false);
  }

  private void store(
      Expression address, Expression value, int bytes, MachineStep step, boolean poked) {
    if (own.isOwn(address)) {
      own.store(address, value, bytes);
    } else if (unit().alone) {
      put(address, value, bytes);
    } else {
      if (!poked) {
        emitter.event();
        addresses.check(address, bytes, true);
      } else {
        belong(address);
        // The library writes through a pointer only memory that it also writes by name.
        addresses.check(address, bytes, address instanceof Expression.Constant);
      }
      AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, bytes));
      emitter.automaton.emit(
          new TransitionCommand.Store(ThreadAutomatonBuilder.term(value), cell), step);
    }
  }

  /** While the thread is alone. */
  private void put(Expression address, Expression value, int bytes) {
    long at = ((Expression.Constant) address).value();
    addresses.checkKnown(at, bytes, true);
    image().store(at, bytes, ((Expression.Constant) value).value());
  }

  void peek(Instruction.Peek i) {
    Expression address = address(i.address(), i.bytes());
    if (own.isOwn(address)) {
      emitter.write(i.target(), own.load(address, i.bytes(), Need.ANY));
    } else if (address instanceof Expression.Constant c && isKnown(c.value(), i.bytes())) {
      long value = image().load(c.value(), i.bytes());
      emitter.write(i.target(), Expression.constant(value, i.bytes() * Byte.SIZE));
    } else {
      belong(address);
      addresses.check(address, i.bytes(), false);
      AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, i.bytes()));
      emitter.automaton.emit(
          new TransitionCommand.Load(emitter.into(i.target()).index(), cell), MachineStep.NOTHING);
    }
  }

  /** What is peeked and poked belongs to the thread, to a mutex, or to the event just before. */
  private void belong(Expression address) {
    boolean own =
        address instanceof Expression.Constant c
            && (AutomatonEmitter.isIn(c.value(), unit().block(emitter.self()), unit().blockSize())
                || emitter.s.locals.containsKey(c.value() & -InitialMemory.SLOT));
    boolean guarded =
        emitter.s.event == LocalState.MUTEX
            || emitter.s.event == LocalState.NONE && !emitter.s.held.isEmpty();
    if (own || emitter.s.section || guarded) {
      return;
    }
    if (emitter.s.event == LocalState.NONE) {
      throw emitter.refusal("a library function that keeps state between calls");
    }
    unit().facts.join(emitter.s.event);
  }

  Expression address(Expression e, int bytes) {
    if (bytes > Long.BYTES) {
      throw emitter.refusal("an access of " + bytes + " bytes");
    }
    return emitter.value(e);
  }
}
