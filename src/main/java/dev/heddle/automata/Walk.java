package dev.heddle.automata;

import dev.heddle.program.Barrier;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Storage;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Draws the automaton of a thread: runs it wherever all is known, and leaves transitions for what
 * is not. Control states are places in the program together with what is known there.
 */
final class Walk {
  /** So many states at one place, and what differs is no longer followed. */
  private static final int VARIANTS = 64;

  private static final int MOST_STATES = 200_000;
  private static final int LONGEST_PROLOGUE = 200_000;

  /** A choice of the first thread between more than these is made when the program runs. */
  private static final int FEW = 8;

  private static final int MOST_CHOICES = 1 << 12;

  /** A state to be drawn from. */
  private record Open(LocalState state, int number) {}

  private final World world;
  private final Drawing d;
  private final Accesses accesses;
  private final Updates updates;
  private final Synchronization synchronization;
  private final Calls calls;
  private final Map<LocalState.Key, Integer> numbers = new HashMap<>();
  private final Map<List<Long>, List<LocalState>> variants = new HashMap<>();
  private final Deque<Open> todo = new ArrayDeque<>();
  private int steps;

  private Walk(World world, int number) {
    this.world = world;
    d = new Drawing(world, number);
    accesses = new Accesses(d);
    updates = new Updates(d, accesses);
    synchronization = new Synchronization(d);
    calls = new Calls(d);
  }

  /** An automaton, and what its transitions are. */
  record Drawn(Automaton thread, List<Deed> deeds) {}

  static Drawn of(World world, int number) {
    Walk walk = new Walk(world, number);
    World.Start start = world.threads().get(number);
    walk.d.s = new LocalState();
    walk.d.s.frames.add(world.frame(start.function(), -1));
    for (int i = 0; i < start.arguments().size(); i++) {
      walk.d.s.top().registers[i] = start.arguments().get(i);
    }
    walk.d.sketch.at = world.position(walk.d.s);
    walk.synchronization.begin(start);
    walk.run();
    while (!walk.todo.isEmpty()) {
      Open open = walk.todo.removeFirst();
      walk.d.s = open.state();
      walk.d.sketch.here = open.number();
      walk.run();
    }
    return new Drawn(walk.d.sketch.builder.build(), walk.d.sketch.deeds());
  }

  private void run() {
    try {
      do {
        d.sketch.at = world.position(d.s);
      } while (step());
    } catch (Fails e) {
      if (world.failing) {
        d.fail(d.sketch.here, new Defect(e.getMessage(), d.sketch.at, true));
      }
    }
  }

  /** The innermost call has come to an instruction. False if it is known how it goes on there. */
  private boolean arrive(int index) {
    d.s.top().pc = index;
    if (world.alone) {
      if (steps++ < LONGEST_PROLOGUE) {
        return true;
      }
      world.alone = false;
    }
    return arrive();
  }

  private boolean arrive() {
    if (world.alone) {
      return true;
    }
    world.prune(d.s);
    Integer known = numbers.putIfAbsent(d.s.key(), d.sketch.here);
    if (known == null) {
      note();
      return true;
    }
    if (known != d.sketch.here) {
      d.sketch.edge(d.sketch.here, known, Command.NOOP, Deed.NOTHING);
    } else {
      d.sketch.edge(known, known, Command.NOOP, Deed.NOTHING); // It goes round, and does nothing.
    }
    return false;
  }

  private void note() {
    List<LocalState> here = variants.computeIfAbsent(d.s.place(), _ -> new ArrayList<>());
    here.add(d.s.copy());
    if (here.size() > VARIANTS) {
      world.facts.generalize(here);
      throw d.refusal(
          "a loop without known bound that starts threads, or locks and does not unlock");
    }
    if (numbers.size() > MOST_STATES) {
      throw d.refusal("a thread with more than " + MOST_STATES + " control states");
    }
  }

  /** Draws an edge to where the thread is then, to be drawn on later. */
  private void later(LocalState state, Command command, Deed deed) {
    world.prune(state);
    Integer known = numbers.get(state.key());
    int to = known == null ? d.sketch.fresh() : known;
    d.sketch.edge(d.sketch.here, to, command, deed);
    if (known == null) {
      numbers.put(state.key(), to);
      todo.add(new Open(state, to));
    }
  }

  /** Draws what is next. False if the way ends here, or is drawn already. */
  private boolean step() {
    Frame f = d.s.top();
    Instruction instruction = world.function(f.function).code().get(f.pc);
    switch (instruction) {
      case Instruction.Jump i -> {
        return arrive(i.target());
      }
      case Instruction.Branch i -> {
        return branch(i);
      }
      case Instruction.Call i -> {
        calls.enter(i);
        return true;
      }
      case Instruction.Return i -> {
        if (d.s.depth() == 0) {
          return end(i.value());
        }
        calls.leave(i);
        return arrive();
      }
      case Instruction.Exit i -> {
        if (d.number > 0) {
          new Locals(d).freeAll(); // It leaves all calls at once.
        }
        return end(i.value());
      }
      case Instruction.Halt _ -> {
        d.event();
        return false;
      }
      case Instruction.Choose i -> {
        return choose(i);
      }
      case Instruction.Cut i -> throw d.refusal(i.reason());
      default -> {
        if (!simple(instruction)) {
          return false;
        }
      }
    }
    int next = ++d.s.top().pc;
    return !world.isTarget(d.s.top().function, next) || arrive(next);
  }

  /** One that goes on with the next; false if it waits for ever. */
  private boolean simple(Instruction instruction) {
    switch (instruction) {
      case Instruction.Assign i -> d.write(i.target(), d.value(i.value()));
      case Instruction.Load i -> accesses.load(i);
      case Instruction.Store i -> accesses.store(i);
      case Instruction.ReadModifyWrite i -> updates.update(i);
      case Instruction.CompareExchange i -> updates.compare(i);
      case Instruction.Peek i -> accesses.peek(i);
      case Instruction.Poke i -> accesses.poke(i);
      case Instruction.Fence i -> {
        if (i.barriers().contains(Barrier.STORE_LOAD) && !world.alone) {
          d.event();
          d.sketch.emit(Command.FENCE, Deed.DRAIN);
        }
      }
      case Instruction.Assume i -> {
        d.event();
        return assume(d.value(i.condition()));
      }
      case Instruction.Assert i -> d.guard(d.value(i.condition()), i.message());
      case Instruction.Allocate i -> allocate(i);
      case Instruction.Free i -> free(i);
      case Instruction.ObjectSize _ -> throw d.refusal("the size of an object");
      case Instruction.Spawn i -> synchronization.spawn(i);
      case Instruction.Join i -> synchronization.join(i);
      case Instruction.Lock i -> {
        return synchronization.lock(i);
      }
      case Instruction.TryLock i -> synchronization.tryLock(i, this::forkBehind);
      case Instruction.Unlock i -> synchronization.unlock(i);
      case Instruction.Await i -> {
        return synchronization.await(i);
      }
      case Instruction.Holds i -> synchronization.holds(i);
      case Instruction.Self i -> d.write(i.target(), CellNumber.constant(d.self()));
      case Instruction.ThreadBlock i -> block(i);
      case Instruction.LoopHead _, Instruction.Print _ -> {}
      case Instruction.Jump _,
          Instruction.Branch _,
          Instruction.Call _,
          Instruction.Return _,
          Instruction.Exit _,
          Instruction.Halt _,
          Instruction.Choose _,
          Instruction.Cut _ ->
          throw new AssertionError(instruction);
    }
    return true;
  }

  /** What was drawn since the last fork goes on behind the instruction, later. */
  private void forkBehind() {
    d.s.top().pc++;
    LocalState state = d.s.copy();
    world.prune(state);
    Integer known = numbers.putIfAbsent(state.key(), d.sketch.here);
    if (known == null) {
      todo.add(new Open(state, d.sketch.here));
    } else {
      d.sketch.edge(d.sketch.here, known, Command.NOOP, Deed.NOTHING);
    }
  }

  private boolean assume(Expression condition) {
    if (condition instanceof Expression.Constant c) {
      return c.value() != 0;
    }
    d.sketch.emit(new Command.Assume(Sketch.term(condition)), Deed.NOTHING);
    return true;
  }

  private boolean branch(Instruction.Branch i) {
    Expression condition = d.value(i.condition());
    if (condition instanceof Expression.Constant c) {
      return arrive(c.value() != 0 ? i.whenTrue() : i.whenFalse());
    }
    Term term = Sketch.term(condition);
    LocalState other = d.s.copy();
    d.s.top().pc = i.whenTrue();
    later(d.s, new Command.Assume(term), Deed.NOTHING);
    other.top().pc = i.whenFalse();
    later(other, new Command.Assume(new Term.Not(term)), Deed.NOTHING);
    return false;
  }

  /** The first thread, which starts others, follows each alternative by itself. */
  private boolean choose(Instruction.Choose i) {
    Expression count = d.value(i.count());
    if (world.alone && count instanceof Expression.Constant c && c.value() == 1) {
      world.prologue.add(world.name(d.number) + "?0");
      d.write(i.target(), Expression.constant(0, i.target().bits()));
      d.s.top().pc++;
      return true;
    }
    world.alone = false;
    long most = count instanceof Expression.Constant c ? c.value() : FEW;
    if (most < 1 || most > MOST_CHOICES) {
      throw d.refusal("a choice between " + most + " values");
    }
    int from = d.sketch.here;
    if (!(count instanceof Expression.Constant)) {
      d.require(Drawing.within(count, 1, FEW), "a choice between more than " + FEW + " values");
      from = d.sketch.here;
    }
    LocalState before = d.s.copy();
    for (int n = 0; n < most; n++) {
      d.s = before.copy();
      d.sketch.here = from;
      if (!(count instanceof Expression.Constant)) {
        Expression possible =
            new Expression.Comparison(
                ComparisonOperator.UGT, count, Expression.constant(n, count.bits()));
        d.sketch.emit(new Command.Assume(Sketch.term(possible)), Deed.NOTHING);
      }
      choose(i.target(), n, most);
    }
    return false;
  }

  private void choose(Expression.Register target, int n, long most) {
    Expression value = Expression.constant(n, target.bits());
    Frame f = d.s.top();
    f.pc++;
    if (d.number == 0
        && most <= FEW
        && !world.facts.isManifold(Facts.register(f.function, target.index()))) {
      f.registers[target.index()] = (long) n;
      later(d.s, Command.NOOP, Deed.choice(n));
    } else {
      Expression.Register into = d.into(target);
      later(d.s, new Command.Assign(into.index(), Sketch.term(value)), Deed.choice(n));
    }
  }

  private void allocate(Instruction.Allocate i) {
    long size = d.known(i.bytes(), "memory of a size that is not known");
    switch (i.storage()) {
      case PRIVATE -> d.write(i.target(), CellNumber.constant(PrivateMemory.allocate(d, i, size)));
      case STACK -> new Locals(d).allocate(i, size);
      case HEAP, ZEROED_HEAP -> {
        if (!world.alone || size > 1 << 20) {
          throw d.refusal("memory that is reserved when threads run");
        }
        boolean zeroed = i.storage() == Storage.ZEROED_HEAP;
        d.write(i.target(), CellNumber.constant(world.image.allocate(size, zeroed)));
      }
    }
  }

  private void free(Instruction.Free i) {
    if (i.storage() != Storage.STACK) {
      throw d.refusal("memory that is freed");
    }
    new Locals(d).free(i);
  }

  private void block(Instruction.ThreadBlock i) {
    Expression handle = d.value(i.handle());
    if (!(handle instanceof Expression.Constant c)) {
      throw d.refusal("the variables of a thread that is not known");
    }
    boolean known = world.isHandle(c.value());
    d.write(i.target(), CellNumber.constant(known ? world.block(c.value()) : 0));
  }

  private boolean end(Optional<Expression> result) {
    world.alone = false;
    synchronization.end(result);
    return false;
  }
}
