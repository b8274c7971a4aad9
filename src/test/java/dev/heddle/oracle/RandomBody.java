// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Barrier;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
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
  private final RandomLoops loops;
  private final RandomThreads threads;
  private final RandomCounts counts;
  private final Scene scene;
  private final RandomGenerator random;
  private final FunctionBuilder code;
  private final RandomExpressions expressions;
  private int operations;

  /** The variable that the function keeps things in. */
  private final int kept;

  RandomBody(Scene scene, FunctionBuilder code, int operations) {
    this.scene = scene;
    this.code = code;
    this.operations = operations;
    pen = new Pen(scene, code);
    accesses = new RandomAccesses(pen);
    cells = new RandomCells(pen, accesses);
    counts = new RandomCounts(pen, accesses, cells);
    objects = new RandomObjects(pen, accesses);
    locals = new RandomLocals(pen, accesses);
    loops = new RandomLoops(pen, accesses);
    threads = new RandomThreads(pen, objects);
    spins = new RandomSpins(pen, accesses, cells, threads);
    random = scene.random;
    expressions = pen.expressions;
    kept = scene.shape.has(Statement.KEEP) ? random.nextInt(Scene.KEPT) : 0;
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
    threads.joinMost();
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

  /** Something simple instead of what would have been too much. */
  private void spend(int spent) {
    if (spent == RandomThreads.TOO_MUCH) {
      simple();
    } else {
      operations -= spent;
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
      case COUNT -> accesses.count(scene.place());
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
      case LOOP -> loops.loop();
      case SPIN -> loops.spin();
      case CHOOSE -> code.choose(pen.result(scene.bits), 2 + random.nextInt(2));
      case ASSUME -> code.assume(expressions.condition());
      case ASSERT -> code.check(expressions.condition(), "random");
      case STOP, HALT -> stop(kind);
      case ASSIGN -> assign();
      case CALL -> spend(threads.call(operations));
      case SPAWN -> spend(threads.spawn(operations));
      case JOIN -> threads.join();
      case AWAIT, DOWN, UP, TRY_DOWN, READ_LOCK, WRITE_LOCK -> cells.write(kind);
      case RAISE, WAIT_FOR_FLAG, ONCE, BARRIER, MEET -> cells.write(kind);
      case POST, TAKE, SHARED, EXCLUSIVE -> counts.write(kind);
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
      case RENEW -> locals.renew();
      case ENDED -> threads.ended();
      case THREAD_LOCAL -> locals.threadLocal();
      case PRINT -> locals.print();
      case CHOOSE_SOME -> locals.choose();
      case KEEP -> accesses.keep(random.nextInt(6) == 0 ? random.nextInt(Scene.KEPT) : kept);
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
    code.branch(pen.compare(ComparisonOperator.NE, taken, 0), then, end);
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
    int before = threads.known();
    int most = 1 + random.nextInt(2);
    for (int i = 0; i < most && operations > 0; i++) {
      statement();
    }
    threads.forgetMost(before);
  }

  private void stop(Statement kind) {
    Label then = pen.label("stop");
    Label end = pen.label("end");
    code.branch(expressions.condition(), then, end);
    code.place(then);
    switch (kind) {
      case HALT -> code.add(new Instruction.Halt(code.position()));
      default -> {
        if (random.nextBoolean()) {
          code.cut("random");
        } else {
          code.exit(random.nextBoolean() ? result() : null);
        }
      }
    }
    code.place(end);
  }

  private void assign() {
    Expression value = expressions.computed(scene.bits);
    code.assign(pen.result(scene.bits), value);
  }
}
