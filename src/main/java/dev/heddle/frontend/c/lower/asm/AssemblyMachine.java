// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.asm;

import dev.heddle.frontend.c.lower.asm.AssemblyOperands.Place;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Halves;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Order;
import dev.heddle.program.UnaryOperator;
import dev.heddle.program.UpdateOperator;
import java.util.List;

/** Lowers x86 instructions to instructions of the program, and tracks the flags. */
final class AssemblyMachine {
  private final Body body;
  private final AssemblyOperands operands;

  private final AssemblyFlags flags;

  AssemblyMachine(Body body, AssemblyOperands operands) {
    this.body = body;
    this.operands = operands;
    this.flags = new AssemblyFlags(body);
  }

  /** What a result of the assembly is in the end. */
  Expression result(Place place) {
    String condition = operands.condition(place);
    if (condition != null) {
      return Folding.resize(flags.holds(condition), place.bits);
    }
    return place.value == null ? Folding.constant(0, place.bits) : place.value;
  }

  void run(AssemblyText.Line line) {
    String mnemonic = line.mnemonic();
    if (line.operands().isEmpty() && !isClock(mnemonic)) {
      throw new UnsupportedException(mnemonic);
    }
    if (mnemonic.startsWith("set")) {
      Place to = operands.place(line.operands().getFirst(), 8);
      write(to, Folding.zeroExtend(flags.holds(mnemonic.substring(3)), to.bits));
      return;
    }
    if (isClock(mnemonic)) {
      operands.results().forEach(r -> r.value = Folding.constant(0, r.bits));
      return;
    }
    if (mnemonic.equals("cmpxchg16b")) {
      exchangePair(operands.place(line.operands().getFirst(), 128));
      return;
    }
    int bits = width(line);
    List<String> names = line.operands();
    Place to = operands.place(names.getLast(), bits);
    Place from = names.size() > 1 ? operands.place(names.getFirst(), bits) : null;
    execute(base(mnemonic), line.locked(), from, to, bits);
  }

  private static boolean isClock(String mnemonic) {
    return mnemonic.equals("rdtsc") || mnemonic.equals("rdtscp");
  }

  /** By the suffix, else by the operands. */
  private int width(AssemblyText.Line line) {
    String mnemonic = line.mnemonic();
    if (!base(mnemonic).equals(mnemonic)) {
      return switch (mnemonic.charAt(mnemonic.length() - 1)) {
        case 'b' -> 8;
        case 'w' -> 16;
        case 'l' -> 32;
        default -> 64;
      };
    }
    return line.operands().stream()
        .filter(o -> !o.startsWith("$$") && !o.contains("("))
        .mapToInt(o -> operands.place(o, 64).bits)
        .min()
        .orElse(64);
  }

  private static String base(String mnemonic) {
    String shorter = mnemonic.substring(0, mnemonic.length() - 1);
    boolean suffixed = "bwlq".indexOf(mnemonic.charAt(mnemonic.length() - 1)) >= 0;
    return suffixed && isKnown(shorter) ? shorter : mnemonic;
  }

  private static boolean isKnown(String base) {
    return switch (base) {
      case "mov", "xchg", "xadd", "cmpxchg", "inc", "dec", "add", "sub", "and", "or", "xor" -> true;
      case "neg", "not", "cmp", "test", "bts", "btr", "btc", "bt", "bsf", "bsr", "sbb" -> true;
      case "shl", "sal", "shr", "sar" -> true;
      default -> false;
    };
  }

  private void execute(String base, boolean locked, Place from, Place to, int bits) {
    switch (base) {
      case "mov" -> write(to, read(from, bits));
      case "xchg" -> {
        Place memory = from.address != null ? from : to;
        Place value = memory == from ? to : from;
        write(value, update(memory, UpdateOperator.XCHG, read(value, bits), true, bits));
      }
      case "xadd" -> {
        Expression added = read(from, bits);
        Expression old = update(to, UpdateOperator.ADD, added, locked, bits);
        flags.set(Folding.add(old, added));
        write(from, old);
      }
      case "cmpxchg" -> compareExchange(from, to, bits);
      case "cmp" -> flags.set(Folding.sub(read(to, bits), read(from, bits)));
      case "test" -> flags.set(Folding.and(read(to, bits), read(from, bits)));
      case "bt", "bts", "btr", "btc" -> bit(base, locked, from, to, bits);
      case "bsf" -> write(to, new Expression.Unary(UnaryOperator.TRAILING_ZEROS, read(from, bits)));
      case "bsr" -> {
        Expression zeros = new Expression.Unary(UnaryOperator.LEADING_ZEROS, read(from, bits));
        write(to, Folding.sub(Folding.constant(bits - 1L, bits), zeros));
      }
      case "shl", "sal", "shr", "sar" -> shift(base, from, to, bits);
      case "sbb" -> {
        if (from != to) {
          throw new UnsupportedException(base);
        }
        write(to, Folding.signExtend(flags.holds("c"), bits));
      }
      case "inc", "dec", "add", "sub", "and", "or", "xor", "neg", "not" -> {
        if (from == to && from != null && base.equals("xor")) {
          to.value = Folding.constant(0, to.bits);
        }
        Expression operand = from == null ? Folding.constant(1, bits) : read(from, bits);
        arithmetic(base, locked, operand, to, bits);
      }
      default -> throw new UnsupportedException(base);
    }
  }

  private void shift(String base, Place from, Place to, int bits) {
    BinaryOperator operator =
        switch (base) {
          case "shr" -> BinaryOperator.LSHR;
          case "sar" -> BinaryOperator.ASHR;
          default -> BinaryOperator.SHL;
        };
    Expression by = from == null ? Folding.constant(1, bits) : read(from, bits);
    Expression inRange = Folding.and(by, Folding.constant(bits == 64 ? 63 : 31, bits));
    Expression result = body.fixed(Folding.binary(operator, read(to, bits), inRange));
    flags.set(result);
    write(to, result);
  }

  private void arithmetic(String base, boolean locked, Expression operand, Place to, int bits) {
    UpdateOperator update =
        switch (base) {
          case "inc", "add" -> UpdateOperator.ADD;
          case "dec", "sub" -> UpdateOperator.SUB;
          case "and" -> UpdateOperator.AND;
          case "or" -> UpdateOperator.OR;
          case "xor" -> UpdateOperator.XOR;
          default -> null;
        };
    if (update == null) {
      Expression all = Folding.constant(base.equals("neg") ? 0 : -1, bits);
      write(to, Folding.sub(all, read(to, bits)));
      return;
    }
    Expression old = update(to, update, operand, locked, bits);
    flags.set(next(update, old, operand));
  }

  private static Expression next(UpdateOperator update, Expression old, Expression operand) {
    return switch (update) {
      case ADD -> Folding.add(old, operand);
      case SUB -> Folding.sub(old, operand);
      case AND -> Folding.and(old, operand);
      case OR -> Folding.or(old, operand);
      case XOR -> Folding.binary(BinaryOperator.XOR, old, operand);
      case XCHG -> operand;
      case NAND, MAX, MIN, UMAX, UMIN -> throw new AssertionError(update);
    };
  }

  private void bit(String base, boolean locked, Place from, Place to, int bits) {
    Expression index = read(from, bits);
    Expression inWord = body.fixed(Folding.and(index, Folding.constant(bits - 1L, bits)));
    Expression mask = Folding.binary(BinaryOperator.SHL, Folding.constant(1, bits), inWord);
    Expression old =
        switch (base) {
          case "bts" -> update(to, UpdateOperator.OR, mask, locked, bits);
          case "btc" -> update(to, UpdateOperator.XOR, mask, locked, bits);
          case "btr" -> {
            Expression others =
                Folding.binary(BinaryOperator.XOR, mask, Folding.constant(-1, bits));
            yield update(to, UpdateOperator.AND, others, locked, bits);
          }
          default -> read(to, bits);
        };
    flags.carry(Folding.truncate(Folding.binary(BinaryOperator.LSHR, old, inWord), 1));
  }

  private void compareExchange(Place from, Place to, int bits) {
    Place accumulator = operands.register("ax");
    Expression expected = read(accumulator, bits);
    Register old = body.fresh(bits);
    body.out.locked(old, to.address, expected, read(from, bits));
    flags.zero(Folding.compare(ComparisonOperator.EQ, old, expected));
    write(accumulator, old);
  }

  /** Compares and exchanges 16 bytes: dx:ax with memory, cx:bx for it. */
  private void exchangePair(Place to) {
    Place low = operands.register("ax");
    Place high = operands.register("dx");
    Expression expected = new Expression.Wide(read(low, 64), read(high, 64));
    Expression desired =
        new Expression.Wide(read(operands.register("bx"), 64), read(operands.register("cx"), 64));
    Register old = body.fresh(128);
    body.out.locked(old, to.address, expected, desired);
    Expression first = body.fixed(Halves.of(old).getFirst());
    Expression second = body.fixed(Halves.of(old).getLast());
    flags.zero(
        Folding.and(
            Folding.compare(ComparisonOperator.EQ, first, read(low, 64)),
            Folding.compare(ComparisonOperator.EQ, second, read(high, 64))));
    write(low, first);
    write(high, second);
  }

  /** The old value; atomically if the processor's bus is locked or the place is private. */
  private Expression update(
      Place to, UpdateOperator operator, Expression operand, boolean locked, int bits) {
    if (to.address != null && locked) {
      Register old = body.fresh(bits);
      body.out.locked(old, operator, to.address, operand);
      return old;
    }
    Expression old = body.fixed(read(to, bits));
    write(to, next(operator, old, operand));
    return old;
  }

  private Expression read(Place place, int bits) {
    if (place.address == null) {
      if (place.value == null) {
        throw new UnsupportedException("an operand without a value");
      }
      return Folding.resize(place.value, bits);
    }
    Register r = body.fresh(bits);
    body.out.load(r, place.address, bits / 8, Order.RELAXED);
    return r;
  }

  private void write(Place place, Expression value) {
    if (place.address == null) {
      place.value = body.fixed(Folding.resize(value, place.bits));
    } else {
      body.out.store(place.address, value, value.bits() / 8, Order.RELAXED);
    }
  }
}
