// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.OptionalLong;

/** Checks that an address lies in an object and may be written; otherwise the thread fails. */
final class AddressRules {
  private final AutomatonEmitter emitter;

  AddressRules(AutomatonEmitter emitter) {
    this.emitter = emitter;
  }

  private TranslationUnit unit() {
    return emitter.unit;
  }

  private InitialMemory image() {
    return emitter.unit.image;
  }

  boolean isConstant(long address) {
    return unit().program.globalAt(address).filter(Global::isConstant).isPresent();
  }

  static String wrong(long address) {
    return address >= 0 && address < 1 << 16
        ? "a null pointer is used"
        : "an address outside every object is used";
  }

  void checkKnown(long address, int bytes, boolean writes) {
    if (!image().contains(address, bytes)) {
      throw new KnownFailureException(wrong(address));
    }
    if (writes && isConstant(address)) {
      throw new KnownFailureException("a constant is written");
    }
  }

  /** The thread fails unless the bytes are of an object, and may be written if they are. */
  void check(Expression address, int bytes, boolean writes) {
    if (address instanceof Expression.Constant c) {
      checkConstant(c, bytes, writes);
      return;
    }
    OptionalLong base = base(address);
    if (base.isEmpty()) {
      checkAnywhere(address, bytes, writes);
    } else if (InitialMemory.isLocal(base.getAsLong())) {
      emitter.require(
          AutomatonEmitter.within(address, base.getAsLong(), InitialMemory.SLOT),
          "an array index that leads into another object");
      checkLife(address, bytes);
    } else {
      checkNear(address, bytes, writes, base.getAsLong());
    }
  }

  private void checkConstant(Expression.Constant address, int bytes, boolean writes) {
    long at = address.value();
    if (InitialMemory.isLocal(at)) {
      Integer size = emitter.s.locals.get(at & -InitialMemory.SLOT);
      if (size == null) {
        checkLife(address, bytes);
      } else if ((at & InitialMemory.SLOT - 1) + bytes > size) {
        throw new KnownFailureException("an access out of bounds");
      }
      return;
    }
    checkKnown(at, bytes, writes);
    if (writes) {
      unit().facts.write(at, bytes);
    }
  }

  /** An element of an array that is known; to come from one object into another is refused. */
  private void checkNear(Expression address, int bytes, boolean writes, long base) {
    int size = image().size(base);
    if (size < bytes) {
      throw new KnownFailureException("an access out of bounds");
    }
    if (writes) {
      unit().facts.writeObject(base);
      checkKnown(base, bytes, true);
    }
    Expression inside = AutomatonEmitter.within(address, base, size - bytes + 1L);
    emitter.require(
        AutomatonEmitter.or(inside, not(anywhere(address, bytes, false))),
        "an array index that leads into another object");
    emitter.guard(inside, "an access out of bounds");
  }

  private void checkAnywhere(Expression address, int bytes, boolean writes) {
    if (writes) {
      unit().facts.writeAnything();
    }
    Expression global = anywhere(address, bytes, writes);
    emitter.require(
        not(AutomatonEmitter.within(address, PrivateMemory.FIRST, PrivateMemory.SIZE)),
        "a pointer to one of several local variables");
    if (!unit().hasLocals()) {
      emitter.guard(global, "an address outside every object is used");
      return;
    }
    Expression local =
        AutomatonEmitter.within(
            address, InitialMemory.STACKS, InitialMemory.STACKS_END - InitialMemory.STACKS);
    emitter.guard(AutomatonEmitter.or(global, local), "an address outside every object is used");
    int from = emitter.automaton.here;
    int behind = emitter.automaton.fresh();
    emitter.automaton.edge(
        from,
        behind,
        new TransitionCommand.Assume(new AutomatonTerm.Not(ThreadAutomatonBuilder.term(local))),
        MachineStep.NOTHING);
    emitter.automaton.emit(
        new TransitionCommand.Assume(ThreadAutomatonBuilder.term(local)), MachineStep.NOTHING);
    checkLife(address, bytes);
    emitter.automaton.edge(
        emitter.automaton.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    emitter.automaton.here = behind;
  }

  /** That the local variable still lives is looked up just before it is used. */
  private void checkLife(Expression address, int bytes) {
    if (!unit().notes(Defect.Kind.FAILURE)) {
      return;
    }
    Expression slot =
        CellNumber.binary(
            BinaryOperator.LSHR, address, CellNumber.constant(InitialMemory.SLOT_BITS));
    Expression.Register size = emitter.automaton.scratch(Long.SIZE);
    emitter.automaton.emit(
        new TransitionCommand.Load(
            size.index(), ThreadAutomatonBuilder.term(CellNumber.of(CellNumber.Kind.LIFE, slot))),
        MachineStep.NOTHING);
    Expression offset = AutomatonEmitter.and(address, CellNumber.constant(InitialMemory.SLOT - 1));
    Expression end = new Expression.Binary(BinaryOperator.ADD, offset, CellNumber.constant(bytes));
    emitter.guard(
        new Expression.Comparison(ComparisonOperator.ULE, end, size),
        "a local variable is used after its lifetime, or an access out of bounds");
  }

  private static Expression not(Expression condition) {
    return new Expression.Binary(BinaryOperator.XOR, condition, Expression.constant(1, 1));
  }

  /** Whether the bytes are of one of the objects that live as long as the program. */
  private Expression anywhere(Expression address, int bytes, boolean writes) {
    Expression fixed = Expression.constant(0, 1);
    for (long object : image().fixed()) {
      long room = image().size(object) - bytes + 1L;
      if (room > 0 && !(writes && isConstant(object))) {
        fixed = AutomatonEmitter.or(fixed, AutomatonEmitter.within(address, object, room));
      }
    }
    Expression inside = fixed;
    return unit()
        .program
        .threadLocals()
        .map(g -> g.size() - bytes + 1L)
        .filter(room -> room > 0)
        .map(room -> AutomatonEmitter.within(ofBlock(address), 0, room))
        .map(block ->
            AutomatonEmitter.and(
                block,
                AutomatonEmitter.within(address, InitialMemory.BLOCKS, InitialMemory.BLOCKS_SIZE)))
        .<Expression>map(block -> AutomatonEmitter.or(inside, block))
        .orElse(inside);
  }

  /** How far after the beginning of a thread's own copy of variables an address is. */
  private Expression ofBlock(Expression address) {
    return new Expression.Binary(
        BinaryOperator.UREM,
        new Expression.Binary(
            BinaryOperator.SUB, address, CellNumber.constant(InitialMemory.BLOCKS)),
        CellNumber.constant(unit().blockSize()));
  }

  /** The object from which an address is computed, if the expression names one. */
  private OptionalLong base(Expression e) {
    return switch (e) {
      case Expression.Constant c ->
          InitialMemory.isLocal(c.value())
              ? OptionalLong.of(c.value() & -InitialMemory.SLOT)
              : image().object(c.value());
      case Expression.Binary b when b.operator() == BinaryOperator.ADD -> {
        OptionalLong left = base(b.left());
        yield left.isPresent() ? left : base(b.right());
      }
      default -> OptionalLong.empty();
    };
  }
}
