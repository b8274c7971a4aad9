// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.OptionalLong;

/** Loads and stores, peeks and pokes. */
final class AccessTranslation {
  private final AutomatonEmitter d;
  private final PrivateMemory own;
  private final AddressRules addresses;

  AccessTranslation(AutomatonEmitter d) {
    this.d = d;
    own = new PrivateMemory(d);
    addresses = new AddressRules(d);
  }

  private TranslationUnit world() {
    return d.world;
  }

  private InitialMemory image() {
    return d.world.image;
  }

  void load(Instruction.Load i) {
    Expression address = address(i.address(), i.bytes());
    if (own.isOwn(address)) {
      d.write(i.target(), own.load(address, i.bytes(), i.need()));
    } else if (address instanceof Expression.Constant c && isKnown(c.value(), i.bytes())) {
      load(i, c.value());
    } else {
      d.event();
      addresses.check(address, i.bytes(), false);
      AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, i.bytes()));
      d.sketch.emit(new TransitionCommand.Load(d.into(i.target()).index(), cell), read(i));
    }
  }

  /** What is loaded is known. */
  private void load(Instruction.Load i, long address) {
    int bytes = i.bytes();
    if (i.need() == Need.INITIALIZED && !image().isWritten(address, bytes)) {
      throw new KnownFailureException("uninitialised memory is read");
    }
    if (!world().alone && !addresses.isConstant(address)) {
      d.event();
      d.sketch.emit(new TransitionCommand.Noop(), read(i));
    }
    d.write(i.target(), Expression.constant(image().load(address, bytes), bytes * Byte.SIZE));
  }

  /** Whether what is there is known: nobody else runs, or nobody writes it. */
  private boolean isKnown(long address, int bytes) {
    OptionalLong object = image().object(address);
    if (object.isEmpty() || !image().contains(address, bytes)) {
      if (world().alone) {
        throw new KnownFailureException(AddressRules.wrong(address));
      }
      return false;
    }
    return world().alone
        || addresses.isConstant(address)
        || !InitialMemory.isLocal(address)
            && world().facts.trust(address, bytes, object.getAsLong());
  }

  void store(Instruction.Store i) {
    Expression address = address(i.address(), i.bytes());
    Expression value = d.value(i.value());
    store(
        address,
        value,
        i.bytes(),
        world().isSilent(i) ? MachineStep.SILENT_STORE : MachineStep.STORE);
  }

  private MachineStep read(Instruction.Load i) {
    return world().isSilent(i) ? MachineStep.NOTHING : MachineStep.READ;
  }

  void poke(Instruction.Poke i) {
    Expression address = address(i.address(), i.bytes());
    store(address, d.value(i.value()), i.bytes(), MachineStep.SILENT_STORE, true);
  }

  /** A store that is an event for the program. */
  void store(Expression address, Expression value, int bytes, MachineStep deed) {
    store(address, value, bytes, deed, false);
  }

  private void store(
      Expression address, Expression value, int bytes, MachineStep deed, boolean poked) {
    if (own.isOwn(address)) {
      own.store(address, value, bytes);
    } else if (world().alone) {
      put(address, value, bytes);
    } else {
      if (!poked) {
        d.event();
        addresses.check(address, bytes, true);
      } else {
        belong(address);
        // The library pokes through a pointer only what somebody pokes by its name, too.
        addresses.check(address, bytes, address instanceof Expression.Constant);
      }
      AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, bytes));
      d.sketch.emit(new TransitionCommand.Store(ThreadAutomatonBuilder.term(value), cell), deed);
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
      d.write(i.target(), own.load(address, i.bytes(), Need.ANY));
    } else if (address instanceof Expression.Constant c && isKnown(c.value(), i.bytes())) {
      long value = image().load(c.value(), i.bytes());
      d.write(i.target(), Expression.constant(value, i.bytes() * Byte.SIZE));
    } else {
      belong(address);
      addresses.check(address, i.bytes(), false);
      AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, i.bytes()));
      d.sketch.emit(
          new TransitionCommand.Load(d.into(i.target()).index(), cell), MachineStep.NOTHING);
    }
  }

  /** What is peeked and poked belongs to the thread, to a mutex, or to the event just before. */
  private void belong(Expression address) {
    boolean own =
        address instanceof Expression.Constant c
            && AutomatonEmitter.isIn(c.value(), world().block(d.self()), world().blockSize());
    boolean guarded =
        d.s.event == LocalState.MUTEX || d.s.event == LocalState.NONE && !d.s.held.isEmpty();
    if (own || d.s.section || guarded) {
      return;
    }
    if (d.s.event == LocalState.NONE) {
      throw d.refusal("a function of the library that keeps something between calls");
    }
    world().facts.join(d.s.event);
  }

  Expression address(Expression e, int bytes) {
    if (bytes > Long.BYTES) {
      throw d.refusal("an access of " + bytes + " bytes");
    }
    return d.value(e);
  }
}
