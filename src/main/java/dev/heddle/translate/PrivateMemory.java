// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.automaton.TransitionCommand;

/**
 * Memory that only its thread can access. Each byte is known or held in a register of the
 * automaton.
 */
final class PrivateMemory {
  static final long FIRST = 0x6000_0000_0000L;
  static final long SIZE = 0x1000_0000_0000L;
  private static final int DEPTH_BITS = 28;
  private static final int OBJECT_BITS = 20;

  /** With more elements, an access to one that is not known gets too large. */
  private static final int MOST_ELEMENTS = 256;

  private final AutomatonEmitter emitter;

  PrivateMemory(AutomatonEmitter emitter) {
    this.emitter = emitter;
  }

  /** Reserves an object for the innermost call. */
  static long allocate(AutomatonEmitter emitter, Instruction.Allocate i, long size) {
    LocalState s = emitter.s;
    int depth = s.depth();
    long number = s.objects.values().stream().filter(o -> o.depth == depth).count();
    if (size >= 1 << OBJECT_BITS || number >= 1 << DEPTH_BITS - OBJECT_BITS) {
      throw emitter.refusal("a local variable of " + size + " bytes");
    }
    long address = FIRST + ((long) depth << DEPTH_BITS) + (number << OBJECT_BITS);
    long site = ProgramFacts.site(s.top().function, s.top().pc);
    if (s.objects.values().stream().anyMatch(o -> o.depth == depth && o.site == site)) {
      throw emitter.refusal("a local variable that is created repeatedly");
    }
    s.objects.put(address, new PrivateObject(address, depth, site, (int) size));
    return address;
  }

  boolean isOwn(Expression address) {
    return base(address) != null;
  }

  /** The object from which an address is computed; null if the expression names none. */
  private PrivateObject base(Expression e) {
    return switch (e) {
      case Expression.Constant c ->
          c.value() < FIRST || c.value() >= FIRST + SIZE ? null : near(c.value());
      case Expression.Binary b when b.operator() == BinaryOperator.ADD -> {
        PrivateObject left = base(b.left());
        yield left != null ? left : base(b.right());
      }
      default -> null;
    };
  }

  /** An address a little after an object is still computed from it. */
  private PrivateObject near(long address) {
    var e = emitter.s.objects.floorEntry(address);
    if (e == null) {
      throw new KnownFailureException("a local variable is used after its lifetime");
    }
    return e.getValue();
  }

  Expression load(Expression address, int bytes, Need need) {
    PrivateObject o = base(address);
    if (address instanceof Expression.Constant c) {
      int offset = offset(o, c.value(), bytes);
      if (need == Need.INITIALIZED && !o.isWritten(offset, bytes)) {
        throw new KnownFailureException("uninitialised memory is read");
      }
      return content(o, offset, bytes);
    }
    int elements = elements(o, address, bytes);
    Expression value = content(o, 0, bytes);
    for (int i = 0; i < elements; i++) {
      Expression here = AutomatonEmitter.equal(address, o.address + (long) i * bytes);
      if (need == Need.INITIALIZED && !o.isWritten(i * bytes, bytes)) {
        emitter.guard(
            AutomatonEmitter.unequal(address, o.address + (long) i * bytes),
            "uninitialised memory is read");
      }
      value = i == 0 ? value : new Expression.Select(here, content(o, i * bytes, bytes), value);
    }
    return value;
  }

  void store(Expression address, Expression value, int bytes) {
    PrivateObject o = base(address);
    if (address instanceof Expression.Constant c) {
      put(o, offset(o, c.value(), bytes), bytes, value);
      return;
    }
    int elements = elements(o, address, bytes);
    for (int i = 0; i < elements; i++) {
      Expression here = AutomatonEmitter.equal(address, o.address + (long) i * bytes);
      Expression old = content(o, i * bytes, bytes);
      put(o, i * bytes, bytes, new Expression.Select(here, value, old));
    }
  }

  private void put(PrivateObject o, int offset, int bytes, Expression value) {
    boolean followed = emitter.unit.alone || !emitter.unit.facts.isManifold(o.site);
    if (value instanceof Expression.Constant c && followed) {
      o.put(offset, bytes, c.value());
      return;
    }
    int register = emitter.automaton.register(o, offset, bytes).index();
    emitter.automaton.emit(
        new TransitionCommand.Assign(register, ThreadAutomatonBuilder.term(value)),
        MachineStep.NOTHING);
    o.putRegister(offset, bytes);
  }

  private int offset(PrivateObject o, long address, int bytes) {
    long offset = address - o.address;
    if (offset < 0 || offset + bytes > o.bytes.length) {
      throw new KnownFailureException("an access out of bounds");
    }
    return (int) offset;
  }

  /** How many elements of so many bytes an object has, of which the address names one. */
  private int elements(PrivateObject o, Expression address, int bytes) {
    int elements = o.bytes.length / bytes;
    if (elements > MOST_ELEMENTS) {
      throw emitter.refusal("a local array of more than " + MOST_ELEMENTS + " elements");
    }
    if (elements == 0) {
      throw new KnownFailureException("an access out of bounds");
    }
    emitter.guard(
        AutomatonEmitter.within(address, o.address, o.bytes.length - bytes + 1L),
        "an access out of bounds");
    Expression aligned =
        AutomatonEmitter.equal(AutomatonEmitter.and(address, CellNumber.constant(bytes - 1L)), 0);
    emitter.require(aligned, "accesses of different sizes to a local array");
    return elements;
  }

  /** What some bytes are. */
  private Expression content(PrivateObject o, int offset, int bytes) {
    if (o.isDynamic(offset) && o.width(offset) == bytes && isWhole(o, offset, bytes)) {
      return emitter.automaton.register(o, offset, bytes);
    }
    int bits = bytes * Byte.SIZE;
    Expression all = Expression.constant(0, bits);
    for (int i = 0; i < bytes; i++) {
      Expression shifted =
          CellNumber.binary(
              BinaryOperator.SHL,
              octet(o, offset + i, bits),
              Expression.constant((long) Byte.SIZE * i, bits));
      all = CellNumber.binary(BinaryOperator.OR, all, shifted);
    }
    return all;
  }

  private static boolean isWhole(PrivateObject o, int offset, int bytes) {
    for (int i = 0; i < bytes; i++) {
      if (!o.isDynamic(offset + i) || o.width(offset + i) != bytes || o.index(offset + i) != i) {
        return false;
      }
    }
    return true;
  }

  /** One byte, extended; bytes that were never written are 0. */
  private Expression octet(PrivateObject o, int offset, int bits) {
    if (!o.isDynamic(offset)) {
      return Expression.constant(Math.max(0, o.bytes[offset]), bits);
    }
    int width = o.width(offset);
    int index = o.index(offset);
    Expression whole = emitter.automaton.register(o, offset - index, width);
    int own = whole.bits();
    Expression low =
        new Expression.Cast(
            CastOperator.TRUNCATE,
            new Expression.Binary(
                BinaryOperator.LSHR, whole, Expression.constant((long) Byte.SIZE * index, own)),
            Byte.SIZE);
    return bits == Byte.SIZE ? low : new Expression.Cast(CastOperator.ZERO_EXTEND, low, bits);
  }
}
