package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Callee;
import dev.heddle.oracle.Scene.Place;
import dev.heddle.program.Barrier;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Writes the body of one function, statement by statement, until its operations are used up. */
final class RandomBody {
  private static final int MOST_STATEMENTS = 12;

  private final Pen pen;
  private final RandomAccesses accesses;
  private final RandomCells cells;
  private final RandomObjects objects;
  private final RandomSpins spins;
  private final RandomLocals locals;
  private final Scene scene;
  private final RandomGenerator random;
  private final FunctionBuilder code;
  private final List<Register> handles = new ArrayList<>();
  private final RandomExpressions expressions;
  private int operations;

  RandomBody(Scene scene, FunctionBuilder code, int operations) {
    this.scene = scene;
    this.code = code;
    this.operations = operations;
    pen = new Pen(scene, code);
    accesses = new RandomAccesses(pen);
    cells = new RandomCells(pen, accesses);
    objects = new RandomObjects(pen, accesses);
    spins = new RandomSpins(pen, accesses);
    locals = new RandomLocals(pen, accesses);
    random = scene.random;
    expressions = pen.expressions;
  }

  /** A number and a pointer. */
  void parameters() {
    pen.known.add(code.parameter("p", scene.bits));
    if (scene.hasObjects()) {
      objects.parameter();
    }
  }

  void write() {
    for (int i = 0; operations > 0 && i < MOST_STATEMENTS; i++) {
      statement();
    }
    for (Register handle : handles) {
      if (random.nextInt(3) > 0) {
        code.join(handle, random.nextBoolean() ? pen.result(scene.bits) : null);
      }
    }
  }

  /** A value to give back. */
  Expression result() {
    return expressions.known(scene.bits);
  }

  private void statement() {
    Statement kind = scene.statement();
    if (kind.cost > operations) {
      simple();
    } else {
      operations -= kind.cost;
      write(kind);
    }
  }

  private void simple() {
    operations--;
    write(pen.pick(Statement.LOAD, Statement.STORE));
  }

  private void write(Statement kind) {
    switch (kind) {
      case LOAD -> accesses.load(scene.place());
      case STORE -> accesses.store(scene.place(), Order.PLAIN);
      case FORWARD -> accesses.forward();
      case DELAY -> accesses.delay();
      case COPY -> accesses.copy();
      case INDEXED_LOAD -> accesses.load(scene.element(expressions.known(Scene.ADDRESS_BITS)));
      case INDEXED_STORE ->
          accesses.store(scene.element(expressions.known(Scene.ADDRESS_BITS)), Order.RELAXED);
      case UPDATE -> accesses.update(scene.place());
      case EXCHANGE -> accesses.exchange(scene.place());
      case FULL_FENCE -> code.fence();
      case STORE_FENCE -> code.fence(pen.pick(Order.RELEASE, Order.ACQ_REL));
      case WEAK_FENCE -> code.fence(pen.pick(Barrier.LOAD_LOAD, Barrier.LOAD_STORE));
      case ORDERED_STORE -> accesses.store(scene.place(), pen.pick(Order.RELEASE, Order.SEQ_CST));
      case CRITICAL -> critical(scene.mutex());
      case LOCK -> code.lock(scene.mutex());
      case UNLOCK -> code.unlock(scene.mutex());
      case TRY_LOCK -> tryLock(scene.mutex());
      case BRANCH -> branch();
      case LOOP -> loop();
      case SPIN -> spin();
      case CHOOSE -> code.choose(pen.result(scene.bits), 2 + random.nextInt(2));
      case ASSUME -> code.assume(expressions.condition());
      case ASSERT -> code.check(expressions.condition(), "random");
      case STOP -> stop();
      case ASSIGN -> assign();
      case CALL -> call();
      case SPAWN -> spawn();
      case JOIN -> join();
      case AWAIT, DOWN, UP, TRY_DOWN, READ_LOCK, WRITE_LOCK -> cell(kind);
      case RAISE, WAIT_FOR_FLAG, ONCE, BARRIER -> cell(kind);
      case ALLOCATE -> objects.allocate();
      case AUTOMATIC -> objects.automatic();
      case USE -> objects.use();
      case FREE -> objects.free();
      case USE_WORD -> objects.useWord(cells);
      case SPIN_FOREVER -> spins.spin();
      case SPIN_LOCK -> spins.spinLock();
      case SPIN_TRY_LOCK -> spins.spinTryLock();
      case PRIVATE -> locals.privately();
      case CONSTANT -> locals.constant();
      case BEHIND_MUTEX -> locals.behindMutex();
      case HOLDS -> locals.holds();
      case THREAD_LOCAL -> locals.threadLocal();
      case PRINT -> locals.print();
      case CHOOSE_SOME -> locals.choose();
      case HALT -> halt();
    }
  }

  private void cell(Statement kind) {
    switch (kind) {
      case AWAIT -> cells.any();
      case DOWN -> cells.down();
      case UP -> cells.up();
      case TRY_DOWN -> cells.tryDown();
      case READ_LOCK -> cells.read();
      case WRITE_LOCK -> cells.write();
      case RAISE -> cells.raise();
      case WAIT_FOR_FLAG -> cells.waitForFlag();
      case ONCE -> cells.once();
      case BARRIER -> cells.barrier();
      default -> throw new IllegalArgumentException(kind.name());
    }
  }

  private void critical(Expression mutex) {
    code.lock(mutex);
    write(pen.pick(Statement.LOAD, Statement.STORE));
    if (operations > 0 && random.nextBoolean()) {
      statement();
    }
    code.unlock(random.nextInt(12) == 0 ? scene.mutex() : mutex);
  }

  private void tryLock(Expression mutex) {
    Register taken = pen.result(scene.bits);
    code.tryLock(taken, mutex);
    Label then = pen.label("taken");
    Label end = pen.label("end");
    code.branch(isNot(taken, 0), then, end);
    code.place(then);
    block();
    if (random.nextInt(4) > 0) {
      code.unlock(mutex);
    }
    code.place(end);
  }

  private void branch() {
    if (pen.known.isEmpty()) {
      accesses.load(scene.place());
    } else {
      operations++;
    }
    Label then = pen.label("then");
    Label otherwise = pen.label("else");
    Label end = pen.label("end");
    boolean twoSided = random.nextBoolean();
    code.branch(expressions.condition(), then, twoSided ? otherwise : end);
    code.place(then);
    block();
    if (twoSided) {
      code.jump(end);
      code.place(otherwise);
      block();
    }
    code.place(end);
  }

  /** One or two statements under a condition; threads started there are seldom known after it. */
  private void block() {
    int before = handles.size();
    int most = 1 + random.nextInt(2);
    for (int i = 0; i < most && operations > 0; i++) {
      statement();
    }
    while (handles.size() > before && random.nextInt(6) > 0) {
      handles.removeLast();
    }
  }

  private void loop() {
    Register turn = pen.register(scene.bits);
    Label start = pen.label("loop");
    Label end = pen.label("end");
    code.assign(turn, Expression.constant(0, scene.bits));
    code.place(start);
    pen.known.add(turn);
    write(pen.pick(Statement.LOAD, Statement.STORE));
    code.assign(turn, new Expression.Binary(BinaryOperator.ADD, turn, pen.one()));
    code.branch(isNot(turn, 2), start, end);
    code.place(end);
  }

  private void spin() {
    Place place = scene.narrowPlace();
    Register seen = pen.register(place.bits());
    Register turn = pen.register(scene.bits);
    Label start = pen.label("spin");
    Label again = pen.label("again");
    Label end = pen.label("end");
    code.assign(turn, Expression.constant(0, scene.bits));
    code.place(start);
    code.load(seen, place.address(), place.bytes(), Order.ACQUIRE);
    code.branch(isNot(seen, 0), end, again);
    code.place(again);
    code.assign(turn, new Expression.Binary(BinaryOperator.ADD, turn, pen.one()));
    code.branch(isNot(turn, 2), start, end);
    code.place(end);
    pen.known.add(seen);
  }

  private void stop() {
    Label then = pen.label("stop");
    Label end = pen.label("end");
    code.branch(expressions.condition(), then, end);
    code.place(then);
    if (random.nextBoolean()) {
      code.cut("random");
    } else {
      code.exit(random.nextBoolean() ? result() : null);
    }
    code.place(end);
  }

  private void halt() {
    Label then = pen.label("halt");
    Label end = pen.label("end");
    code.branch(expressions.condition(), then, end);
    code.place(then);
    code.add(new Instruction.Halt(code.position()));
    code.place(end);
  }

  private void assign() {
    Expression value = expressions.computed(scene.bits);
    code.assign(pen.result(scene.bits), value);
  }

  private void call() {
    Callee callee = affordable(scene.callees);
    if (callee == null) {
      simple();
      return;
    }
    operations -= callee.operations() - 1;
    Expression address = new Expression.FunctionAddress(callee.function());
    if (random.nextInt(4) == 0) {
      Register pointer = pen.register(Scene.ADDRESS_BITS);
      code.assign(pointer, address);
      address = pointer;
    }
    code.call(random.nextInt(4) > 0 ? pen.result(scene.bits) : null, address, arguments());
  }

  private void spawn() {
    Callee child = affordable(scene.children);
    if (child == null) {
      simple();
      return;
    }
    operations -= child.operations() - 1;
    Register handle = pen.register(Scene.ADDRESS_BITS);
    code.spawn(handle, new Expression.FunctionAddress(child.function()), arguments());
    handles.add(handle);
  }

  private Expression[] arguments() {
    Expression number = expressions.value(scene.bits);
    return scene.hasObjects()
        ? new Expression[] {number, objects.handedOver()}
        : new Expression[] {number};
  }

  /** Mostly one of the own children; seldom a root thread, maybe this one. */
  private void join() {
    if (!handles.isEmpty()) {
      Register handle = handles.remove(random.nextInt(handles.size()));
      code.join(handle, random.nextBoolean() ? pen.result(scene.bits) : null);
    } else if (random.nextInt(8) == 0) {
      code.join(Expression.constant(1, Scene.ADDRESS_BITS), null);
    }
  }

  private Callee affordable(List<Callee> callees) {
    List<Callee> some = callees.stream().filter(c -> c.operations() - 1 <= operations).toList();
    return some.isEmpty() ? null : some.get(random.nextInt(some.size()));
  }

  private static Expression isNot(Register register, int value) {
    Expression constant = Expression.constant(value, register.bits());
    return new Expression.Comparison(ComparisonOperator.NE, register, constant);
  }
}
