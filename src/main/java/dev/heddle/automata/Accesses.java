package dev.heddle.automata;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.UpdateOperator;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.Term;
import java.util.Optional;
import java.util.OptionalLong;

/** Loads, stores and read-modify-writes of memory that others may see. */
final class Accesses {
  private final Drawing d;
  private final PrivateMemory own;

  Accesses(Drawing d) {
    this.d = d;
    own = new PrivateMemory(d);
  }

  private World world() {
    return d.world;
  }

  private Image image() {
    return d.world.image;
  }

  void load(Instruction.Load i) {
    Expression address = address(i.address(), i.bytes());
    if (own.isOwn(address)) {
      d.write(i.target(), own.load(address, i.bytes(), i.need()));
    } else if (address instanceof Expression.Constant c && isKnown(c.value(), i.bytes())) {
      load(i.target(), c.value(), i.bytes(), i.need());
    } else {
      d.event();
      check(address, i.bytes(), false);
      Term cell = Sketch.term(CellNumber.memory(address, i.bytes()));
      d.sketch.emit(new Command.Load(d.into(i.target()).index(), cell), Deed.READ);
    }
  }

  /** What is loaded is known. */
  private void load(Expression.Register target, long address, int bytes, Need need) {
    if (need == Need.INITIALIZED && !image().isWritten(address, bytes)) {
      throw new Fails("uninitialised memory is read");
    }
    if (!world().alone && !isConstant(address)) {
      d.event();
      d.sketch.emit(Command.NOOP, Deed.READ);
    }
    d.write(target, Expression.constant(image().load(address, bytes), bytes * Byte.SIZE));
  }

  private boolean isConstant(long address) {
    return world().program.globalAt(address).filter(Global::isConstant).isPresent();
  }

  /** Whether what is there is known: nobody else runs, or nobody writes it. */
  private boolean isKnown(long address, int bytes) {
    OptionalLong object = image().object(address);
    if (object.isEmpty() || !image().contains(address, bytes)) {
      if (world().alone) {
        throw new Fails(wrong(address));
      }
      return false;
    }
    return world().alone
        || isConstant(address)
        || !Image.isLocal(address) && world().facts.trust(address, bytes, object.getAsLong());
  }

  void store(Instruction.Store i) {
    Expression address = address(i.address(), i.bytes());
    Expression value = d.value(i.value());
    store(address, value, i.bytes(), Deed.STORE);
  }

  void poke(Instruction.Poke i) {
    Expression address = address(i.address(), i.bytes());
    store(address, d.value(i.value()), i.bytes(), Deed.SILENT_STORE);
  }

  private void store(Expression address, Expression value, int bytes, Deed deed) {
    if (own.isOwn(address)) {
      own.store(address, value, bytes);
    } else if (world().alone) {
      put(address, value, bytes);
    } else {
      if (deed == Deed.STORE) {
        d.event();
        check(address, bytes, true);
      } else {
        belong(address);
        // The library pokes through a pointer only what somebody pokes by its name, too.
        check(address, bytes, address instanceof Expression.Constant);
      }
      Term cell = Sketch.term(CellNumber.memory(address, bytes));
      d.sketch.emit(new Command.Store(Sketch.term(value), cell), deed);
    }
  }

  /** While the thread is alone. */
  private void put(Expression address, Expression value, int bytes) {
    long at = ((Expression.Constant) address).value();
    checkKnown(at, bytes, true);
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
      check(address, i.bytes(), false);
      Term cell = Sketch.term(CellNumber.memory(address, i.bytes()));
      d.sketch.emit(new Command.Load(d.into(i.target()).index(), cell), Deed.NOTHING);
    }
  }

  /** What is peeked and poked belongs to the thread, to a mutex, or to the event just before. */
  private void belong(Expression address) {
    boolean own =
        address instanceof Expression.Constant c
            && Drawing.isIn(c.value(), world().block(d.self()), world().blockSize());
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

  void update(Instruction.ReadModifyWrite i) {
    Expression address = address(i.address(), i.bytes());
    Expression operand = d.value(i.operand());
    if (own.isOwn(address) || world().alone) {
      Expression old = ownOld(address, i.bytes());
      Expression changed = apply(i.operator(), old, operand);
      store(address, changed, i.bytes(), Deed.STORE);
      d.write(i.target(), old);
      return;
    }
    d.event();
    check(address, i.bytes(), true);
    Expression.Register old = d.sketch.scratch(operand.bits());
    exchange(
        address,
        i.bytes(),
        Expression.constant(1, 1),
        Optional.of(apply(i.operator(), old, operand)));
    d.write(i.target(), old);
  }

  void compare(Instruction.CompareExchange i) {
    Expression address = address(i.address(), i.bytes());
    Expression expected = d.value(i.expected());
    Expression desired = d.value(i.desired());
    if (own.isOwn(address) || world().alone) {
      Expression old = ownOld(address, i.bytes());
      Expression same = compare(ComparisonOperator.EQ, old, expected);
      store(address, select(same, desired, old), i.bytes(), Deed.STORE);
      d.write(i.target(), old);
      return;
    }
    d.event();
    check(address, i.bytes(), true);
    Expression.Register old = d.sketch.scratch(expected.bits());
    int from = d.sketch.here;
    exchange(
        address, i.bytes(), compare(ComparisonOperator.EQ, old, expected), Optional.of(desired));
    int behind = d.sketch.here;
    d.sketch.here = from;
    exchange(address, i.bytes(), compare(ComparisonOperator.NE, old, expected), Optional.empty());
    d.sketch.edge(d.sketch.here, behind, Command.NOOP, Deed.NOTHING);
    d.sketch.here = behind;
    d.write(i.target(), old);
  }

  private Expression ownOld(Expression address, int bytes) {
    if (own.isOwn(address)) {
      if (!world().alone) {
        d.event();
        d.sketch.emit(Command.FENCE, Deed.DRAIN);
      }
      return own.load(address, bytes, Need.ANY);
    }
    long at = ((Expression.Constant) address).value();
    checkKnown(at, bytes, true);
    return Expression.constant(image().load(at, bytes), bytes * Byte.SIZE);
  }

  private void exchange(
      Expression address, int bytes, Expression condition, Optional<Expression> value) {
    Term cell = Sketch.term(CellNumber.memory(address, bytes));
    int register = d.sketch.scratch(Long.SIZE).index();
    d.sketch.emit(
        new Command.Atomic(register, cell, Sketch.term(condition), value.map(Sketch::term)),
        Deed.ATOMIC);
  }

  static Expression apply(UpdateOperator operator, Expression old, Expression operand) {
    if (old instanceof Expression.Constant a && operand instanceof Expression.Constant b) {
      return Expression.constant(operator.apply(a.value(), b.value(), a.bits()), a.bits());
    }
    Expression ones = Expression.constant(-1, old.bits());
    return switch (operator) {
      case XCHG -> operand;
      case ADD -> new Expression.Binary(BinaryOperator.ADD, old, operand);
      case SUB -> new Expression.Binary(BinaryOperator.SUB, old, operand);
      case AND -> new Expression.Binary(BinaryOperator.AND, old, operand);
      case NAND ->
          new Expression.Binary(
              BinaryOperator.XOR, new Expression.Binary(BinaryOperator.AND, old, operand), ones);
      case OR -> new Expression.Binary(BinaryOperator.OR, old, operand);
      case XOR -> new Expression.Binary(BinaryOperator.XOR, old, operand);
      case MAX -> select(compare(ComparisonOperator.SGE, old, operand), old, operand);
      case MIN -> select(compare(ComparisonOperator.SLE, old, operand), old, operand);
      case UMAX -> select(compare(ComparisonOperator.UGE, old, operand), old, operand);
      case UMIN -> select(compare(ComparisonOperator.ULE, old, operand), old, operand);
    };
  }

  static Expression compare(ComparisonOperator operator, Expression a, Expression b) {
    return a instanceof Expression.Constant x && b instanceof Expression.Constant y
        ? Expression.constant(operator.test(x.value(), y.value(), x.bits()) ? 1 : 0, 1)
        : new Expression.Comparison(operator, a, b);
  }

  static Expression select(Expression condition, Expression whenTrue, Expression whenFalse) {
    return condition instanceof Expression.Constant c
        ? c.value() != 0 ? whenTrue : whenFalse
        : new Expression.Select(condition, whenTrue, whenFalse);
  }

  private Expression address(Expression e, int bytes) {
    if (bytes > Long.BYTES) {
      throw d.refusal("an access of " + bytes + " bytes");
    }
    return d.value(e);
  }

  // ---------------------------------------------------------------- whether an address is right

  private static String wrong(long address) {
    return address >= 0 && address < 1 << 16
        ? "a null pointer is used"
        : "an address outside every object is used";
  }

  private void checkKnown(long address, int bytes, boolean writes) {
    if (!image().contains(address, bytes)) {
      throw new Fails(wrong(address));
    }
    if (writes && isConstant(address)) {
      throw new Fails("a constant is written");
    }
  }

  /** The thread fails unless the bytes are of an object, and may be written if they are. */
  private void check(Expression address, int bytes, boolean writes) {
    if (address instanceof Expression.Constant c) {
      checkConstant(c, bytes, writes);
      return;
    }
    OptionalLong base = base(address);
    if (base.isEmpty()) {
      checkAnywhere(address, bytes, writes);
    } else if (Image.isLocal(base.getAsLong())) {
      d.require(
          Drawing.within(address, base.getAsLong(), Image.SLOT),
          "an array index that leads into another object");
      checkLife(address, bytes);
    } else {
      checkNear(address, bytes, writes, base.getAsLong());
    }
  }

  private void checkConstant(Expression.Constant address, int bytes, boolean writes) {
    long at = address.value();
    if (Image.isLocal(at)) {
      Integer size = d.s.locals.get(at & -Image.SLOT);
      if (size == null) {
        checkLife(address, bytes);
      } else if ((at & Image.SLOT - 1) + bytes > size) {
        throw new Fails("an access out of bounds");
      }
      return;
    }
    checkKnown(at, bytes, writes);
    if (writes) {
      world().facts.write(at, bytes);
    }
  }

  /** An element of an array that is known; to come from one object into another is refused. */
  private void checkNear(Expression address, int bytes, boolean writes, long base) {
    int size = image().size(base);
    if (size < bytes) {
      throw new Fails("an access out of bounds");
    }
    if (writes) {
      world().facts.writeObject(base);
      checkKnown(base, bytes, true);
    }
    Expression inside = Drawing.within(address, base, size - bytes + 1L);
    d.require(
        Drawing.or(inside, not(anywhere(address, bytes, false))),
        "an array index that leads into another object");
    d.guard(inside, "an access out of bounds");
  }

  private void checkAnywhere(Expression address, int bytes, boolean writes) {
    if (writes) {
      world().facts.writeAnything();
    }
    Expression global = anywhere(address, bytes, writes);
    d.require(
        not(Drawing.within(address, PrivateMemory.FIRST, PrivateMemory.SIZE)),
        "a pointer to one of several local variables");
    if (!world().hasLocals()) {
      d.guard(global, "an address outside every object is used");
      return;
    }
    Expression local = Drawing.within(address, Image.STACKS, Image.STACKS_END - Image.STACKS);
    d.guard(Drawing.or(global, local), "an address outside every object is used");
    int from = d.sketch.here;
    int behind = d.sketch.fresh();
    d.sketch.edge(from, behind, new Command.Assume(new Term.Not(Sketch.term(local))), Deed.NOTHING);
    d.sketch.emit(new Command.Assume(Sketch.term(local)), Deed.NOTHING);
    checkLife(address, bytes);
    d.sketch.edge(d.sketch.here, behind, Command.NOOP, Deed.NOTHING);
    d.sketch.here = behind;
  }

  /** That the local variable still lives is looked up just before it is used. */
  private void checkLife(Expression address, int bytes) {
    if (!world().failing) {
      return;
    }
    Expression slot =
        CellNumber.binary(BinaryOperator.LSHR, address, CellNumber.constant(Image.SLOT_BITS));
    Expression.Register size = d.sketch.scratch(Long.SIZE);
    d.sketch.emit(
        new Command.Load(size.index(), Sketch.term(CellNumber.of(CellNumber.Kind.LIFE, slot))),
        Deed.NOTHING);
    Expression offset = Drawing.and(address, CellNumber.constant(Image.SLOT - 1));
    Expression end = new Expression.Binary(BinaryOperator.ADD, offset, CellNumber.constant(bytes));
    d.guard(
        new Expression.Comparison(ComparisonOperator.ULE, end, size),
        "a local variable is used that is gone, or an access out of bounds");
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
        fixed = Drawing.or(fixed, Drawing.within(address, object, room));
      }
    }
    Expression inside = fixed;
    return world()
        .program
        .threadLocals()
        .map(g -> g.size() - bytes + 1L)
        .filter(room -> room > 0)
        .map(room -> Drawing.within(ofBlock(address), 0, room))
        .map(block -> Drawing.and(block, Drawing.within(address, Image.BLOCKS, Image.BLOCKS_SIZE)))
        .<Expression>map(block -> Drawing.or(inside, block))
        .orElse(inside);
  }

  /** How far behind the beginning of a thread's own copy of variables an address is. */
  private Expression ofBlock(Expression address) {
    return new Expression.Binary(
        BinaryOperator.UREM,
        new Expression.Binary(BinaryOperator.SUB, address, CellNumber.constant(Image.BLOCKS)),
        CellNumber.constant(world().blockSize()));
  }

  /** The object that an address is computed from, if one stands in it. */
  private OptionalLong base(Expression e) {
    return switch (e) {
      case Expression.Constant c ->
          Image.isLocal(c.value())
              ? OptionalLong.of(c.value() & -Image.SLOT)
              : image().object(c.value());
      case Expression.Binary b when b.operator() == BinaryOperator.ADD -> {
        OptionalLong left = base(b.left());
        yield left.isPresent() ? left : base(b.right());
      }
      default -> OptionalLong.empty();
    };
  }
}
