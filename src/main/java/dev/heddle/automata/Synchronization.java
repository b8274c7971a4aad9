package dev.heddle.automata;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Mutexes, cells, and the beginning and end of threads: atomic steps on cells beside memory. */
final class Synchronization {
  /** The library's mutex for atomic sections, which becomes the lock of automata. */
  private static final String SECTION = "__heddle_atomic_section";

  private static final int MOST_THREADS = 64;

  /** Handles are smaller than this. */
  private static final long HANDLES = 1L << 32;

  private static final Expression TRUE = Expression.constant(1, 1);

  private final Drawing d;

  Synchronization(Drawing d) {
    this.d = d;
  }

  /** One atomic step; the value that is there comes into the scratch register. */
  private void atomic(Expression cell, Expression condition, Optional<Expression> value, Deed as) {
    int register = d.sketch.scratch(Long.SIZE).index();
    d.sketch.emit(
        new Command.Atomic(
            register, Sketch.term(cell), Sketch.term(condition), value.map(Sketch::term)),
        as);
  }

  private Expression.Register found() {
    return d.sketch.scratch(Long.SIZE);
  }

  private static Expression cell(CellNumber.Kind kind, Expression which) {
    return CellNumber.of(kind, which);
  }

  /** The address of a mutex or cell, which must be known. */
  private long address(Expression e, String what) {
    long address = d.known(e, what + " that is not known before the program runs");
    boolean own = Image.isLocal(address) || d.s.object(address) != null;
    if (!own && !d.world.image.contains(address, 1)) {
      throw new Fails("an address outside every object is used");
    }
    return address;
  }

  private static Optional<Expression> number(long value) {
    return Optional.of(CellNumber.constant(value));
  }

  // ---------------------------------------------------------------- mutexes

  private boolean isSection(long mutex) {
    return d.world.program.global(SECTION).filter(g -> g.address() == mutex).isPresent();
  }

  /** False if the thread waits for ever. */
  boolean lock(Instruction.Lock i) {
    long mutex = address(i.mutex(), "a mutex");
    if (d.s.held.contains(mutex)) {
      return false;
    }
    d.event();
    d.s.held.add(mutex);
    if (isSection(mutex)) {
      d.world.alone = false;
      d.sketch.emit(Command.LOCK, Deed.ATOMIC);
    } else {
      take(mutex);
    }
    d.s.event = LocalState.MUTEX;
    return true;
  }

  private void take(long mutex) {
    if (d.world.alone) {
      d.world.prologue.add(d.world.name(d.number));
      d.world.image.put(CellNumber.of(CellNumber.Kind.MUTEX, mutex), d.self());
    } else {
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, Drawing.equal(found(), 0), number(d.self()), Deed.ATOMIC);
    }
  }

  /**
   * Takes the mutex if the thread can have it; where others have it, it goes on as {@code fork}
   * says.
   */
  void tryLock(Instruction.TryLock i, Runnable fork) {
    d.event();
    long mutex = address(i.mutex(), "a mutex");
    boolean again = d.s.held.contains(mutex);
    Expression got = Expression.constant(again ? 0 : 1, i.target().bits());
    if (d.world.alone) {
      if (!again) {
        take(mutex);
      } else {
        d.world.prologue.add(d.world.name(d.number));
      }
    } else {
      LocalState before = d.s.copy();
      int from = d.sketch.here;
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, Drawing.unequal(found(), 0), Optional.empty(), Deed.ATOMIC);
      if (!again) {
        d.write(i.target(), Expression.constant(0, i.target().bits()));
        fork.run();
        d.s = before;
        d.sketch.here = from;
        take(mutex);
      }
    }
    if (!again) {
      d.s.held.add(mutex);
    }
    d.s.event = LocalState.MUTEX;
    d.write(i.target(), got);
  }

  void unlock(Instruction.Unlock i) {
    long mutex = address(i.mutex(), "a mutex");
    if (!d.s.held.remove(mutex)) {
      throw new Fails("unlock of a mutex that the thread does not hold");
    }
    d.event();
    if (isSection(mutex)) {
      d.sketch.emit(Command.UNLOCK, Deed.ATOMIC);
    } else if (d.world.alone) {
      d.world.prologue.add(d.world.name(d.number));
      d.world.image.put(CellNumber.of(CellNumber.Kind.MUTEX, mutex), 0);
    } else {
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, TRUE, number(0), Deed.ATOMIC);
    }
  }

  void holds(Instruction.Holds i) {
    boolean held = d.s.held.contains(address(i.mutex(), "a mutex"));
    d.write(i.target(), Expression.constant(held ? 1 : 0, i.target().bits()));
  }

  // ---------------------------------------------------------------- cells

  /** False if the thread waits for ever. */
  boolean await(Instruction.Await i) {
    Expression address = d.value(i.cell());
    Expression bound = d.value(i.test().operand());
    Expression operand = d.value(i.update().operand());
    if (d.world.alone) {
      return awaitAlone(i, address, bound, operand);
    }
    d.event();
    d.s.event = Facts.register(d.s.top().function, d.s.top().pc);
    if (d.world.facts.isJoined(d.s.event) && !isInSection()) {
      d.s.section = true;
      d.sketch.emit(Command.LOCK, Deed.NOTHING);
    }
    Expression cell = cell(CellNumber.Kind.AWAIT, address);
    Expression.Register old = found();
    Expression test = Operations.compare(i.test().operator(), old, bound);
    Expression changed = Operations.apply(i.update().operator(), old, operand);
    int from = d.sketch.here;
    atomic(cell, test, Optional.of(changed), Deed.ATOMIC);
    if (i.patience() == Instruction.Await.Patience.TRY) {
      int behind = d.sketch.here;
      d.sketch.here = from;
      Expression fails =
          new Expression.Comparison(ComparisonOperator.EQ, test, Expression.constant(0, 1));
      atomic(cell, fails, Optional.empty(), Deed.ATOMIC);
      d.sketch.edge(d.sketch.here, behind, Command.NOOP, Deed.NOTHING);
      d.sketch.here = behind;
    }
    d.write(i.target(), old);
    return true;
  }

  private boolean isInSection() {
    return d.s.held.stream().anyMatch(this::isSection);
  }

  private boolean awaitAlone(
      Instruction.Await i, Expression address, Expression bound, Expression operand) {
    long cell = CellNumber.of(CellNumber.Kind.AWAIT, ((Expression.Constant) address).value());
    long old = d.world.image.word(cell);
    boolean passes =
        i.test().operator().test(old, ((Expression.Constant) bound).value(), Long.SIZE);
    if (!passes && i.patience() == Instruction.Await.Patience.WAIT) {
      return false;
    }
    d.world.prologue.add(d.world.name(d.number));
    if (passes) {
      long value = ((Expression.Constant) operand).value();
      d.world.image.put(cell, i.update().operator().apply(old, value, Long.SIZE));
    }
    d.write(i.target(), CellNumber.constant(old));
    return true;
  }

  // ---------------------------------------------------------------- threads

  /** A thread that is started waits for that. */
  void begin(World.Start start) {
    if (start.parent() < 0) {
      return;
    }
    Expression handle = CellNumber.constant(d.self());
    atomic(
        cell(CellNumber.Kind.STARTED, handle),
        Drawing.equal(found(), d.number + 1L),
        Optional.empty(),
        Deed.NOTHING);
    for (int i = 0; i < start.arguments().size(); i++) {
      if (start.arguments().get(i) == null) {
        Expression.Register parameter =
            new Expression.Register(
                i, d.world.function(start.function()).registers().get(i).bits());
        atomic(argument(d.self(), i), TRUE, Optional.empty(), Deed.NOTHING);
        d.write(parameter, d.sketch.scratch(parameter.bits()));
      }
    }
  }

  private static Expression argument(long handle, int index) {
    return CellNumber.constant(
        CellNumber.of(CellNumber.Kind.ARGUMENT, handle << Byte.SIZE | index));
  }

  void spawn(Instruction.Spawn i) {
    int function = Calls.function(d, i.callee(), i.arguments().size());
    List<Expression> values =
        i.arguments().stream()
            .limit(d.world.function(function).parameters())
            .map(d::value)
            .toList();
    d.world.alone = false;
    d.event();
    List<Long> known = new ArrayList<>();
    values.forEach(v -> known.add(v instanceof Expression.Constant c ? c.value() : null));
    int child = d.world.thread(new World.Start(d.number, d.s.spawned++, function, known));
    if (child >= MOST_THREADS) {
      throw d.refusal("more than " + MOST_THREADS + " threads");
    }
    long handle = d.world.handle(child);
    if (handle >= HANDLES) {
      throw d.refusal("threads that start threads that start threads ...");
    }
    for (int n = 0; n < values.size(); n++) {
      if (known.get(n) == null) {
        atomic(argument(handle, n), TRUE, Optional.of(values.get(n)), Deed.NOTHING);
      }
    }
    Expression cell = cell(CellNumber.Kind.STARTED, CellNumber.constant(handle));
    atomic(cell, TRUE, number(child + 1L), Deed.DRAIN);
    d.write(i.handle(), CellNumber.constant(handle));
  }

  void join(Instruction.Join i) {
    Expression handle = d.value(i.handle());
    d.world.alone = false;
    d.event();
    d.guard(
        Operations.compare(ComparisonOperator.ULT, handle, CellNumber.constant(HANDLES)),
        "a join of something that is no thread");
    d.sketch.emit(Command.FENCE, Deed.DRAIN);
    Expression.Register state = found();
    Expression ended = cell(CellNumber.Kind.ENDED, handle);
    int from = d.sketch.here;
    boolean known = handle instanceof Expression.Constant c && d.world.isHandle(c.value());
    if (d.world.failing && !known) {
      atomic(
          cell(CellNumber.Kind.STARTED, handle),
          Drawing.equal(state, 0),
          Optional.empty(),
          Deed.NOTHING);
      d.fail(d.sketch.here, new Defect("a join of something that is no thread", d.sketch.at, true));
      d.sketch.here = from;
    }
    if (d.world.failing) {
      atomic(ended, Drawing.equal(state, 2), Optional.empty(), Deed.NOTHING);
      d.fail(
          d.sketch.here,
          new Defect("a join of a thread that was joined before", d.sketch.at, true));
      d.sketch.here = from;
    }
    atomic(ended, Drawing.equal(state, 1), number(2), Deed.NOTHING);
    i.result()
        .filter(this::isRead)
        .ifPresent(result -> {
          d.world.facts.wantResults();
          atomic(cell(CellNumber.Kind.RESULT, handle), TRUE, Optional.empty(), Deed.NOTHING);
          d.write(result, d.sketch.scratch(result.bits()));
        });
  }

  private boolean isRead(Expression.Register result) {
    Frame f = d.s.top();
    return d.world.live(f.function, f.pc + 1).get(result.index());
  }

  /** The thread ends; what it gives back is kept if somebody asks for that. */
  void end(Optional<Expression> result) {
    Optional<Expression> value = result.map(d::value);
    d.event();
    Expression handle = CellNumber.constant(d.self());
    boolean zero =
        value.filter(v -> v instanceof Expression.Constant c && c.value() == 0).isPresent();
    if (d.world.facts.wantsResults() && value.isPresent() && !zero) {
      atomic(cell(CellNumber.Kind.RESULT, handle), TRUE, value, Deed.NOTHING);
    }
    atomic(cell(CellNumber.Kind.ENDED, handle), TRUE, number(1), Deed.NOTHING);
  }
}
