// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Place;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Writes what reserves objects, hands them over, uses and frees them. */
final class RandomObjects {
  private static final int WORD = 8;

  private final Pen pen;
  private final RandomAccesses accesses;
  private final Scene scene;
  private final RandomGenerator random;
  private final List<Register> pointers = new ArrayList<>();

  RandomObjects(Pen pen, RandomAccesses accesses) {
    this.pen = pen;
    this.accesses = accesses;
    scene = pen.scene;
    random = pen.random;
  }

  /** The function's second parameter is a pointer. */
  void parameter() {
    pointers.add(pen.code.parameter("o", Scene.ADDRESS_BITS));
  }

  /** A pointer to hand over, or null as a number. */
  Expression handedOver() {
    return pointers.isEmpty() ? Expression.constant(0, Scene.ADDRESS_BITS) : pen.oneOf(pointers);
  }

  /** Mostly on the heap; the pointer is stored where others find it, or kept. */
  void allocate() {
    Register object = reserve(pen.pick(Storage.HEAP, Storage.HEAP, Storage.ZEROED_HEAP));
    pointers.add(object);
    if (random.nextBoolean()) {
      accesses.store(new Place(object, scene.bits / Byte.SIZE), Order.PLAIN);
    }
    if (random.nextInt(4) > 0) {
      pen.code.store(scene.pointer(), object, WORD, pen.pick(Order.PLAIN, Order.RELEASE));
    }
  }

  /** What a function keeps on its stack and others see, until it frees it or the thread exits. */
  void automatic() {
    Register object = reserve(Storage.STACK);
    accesses.store(new Place(object, scene.bits / Byte.SIZE), Order.PLAIN);
    if (random.nextBoolean()) {
      pen.code.store(scene.pointer(), object, WORD, Order.PLAIN);
    }
    if (random.nextInt(3) == 0) {
      Label exit = pen.label("exit");
      Label on = pen.label("on");
      pen.code.branch(pen.expressions.condition(), exit, on);
      pen.code.place(exit);
      pen.code.exit(null);
      pen.code.place(on);
    }
    if (random.nextInt(4) > 0) {
      free(object, random.nextInt(8) == 0 ? Storage.HEAP : Storage.STACK);
    }
  }

  void use() {
    if (pointers.isEmpty() || random.nextInt(4) == 0) {
      fetched(this::access);
    } else {
      access(pen.oneOf(pointers));
    }
  }

  void free() {
    if (pointers.isEmpty() || random.nextInt(3) == 0) {
      fetched(p -> free(p, Storage.HEAP));
    } else {
      free(pen.oneOf(pointers), random.nextInt(12) == 0 ? Storage.STACK : Storage.HEAP);
    }
  }

  private Register reserve(Storage storage) {
    Register object = pen.register(Scene.ADDRESS_BITS);
    pen.code.add(new Instruction.Allocate(object, size(), 1, storage, pen.code.position()));
    if (random.nextInt(6) == 0) {
      Register size = pen.result(Scene.ADDRESS_BITS);
      pen.code.add(new Instruction.ObjectSize(size, object, pen.code.position()));
    }
    return object;
  }

  /** One or two variables. */
  private Expression size() {
    return pen.constant((long) scene.bits / Byte.SIZE * (1 + random.nextInt(2)));
  }

  /** A mutex at the object's start, a cell behind its first byte. */
  void useWord(RandomCells cells) {
    if (pointers.isEmpty()) {
      fetched(p -> word(p, cells));
    } else {
      word(pen.oneOf(pointers), cells);
    }
  }

  private void word(Expression object, RandomCells cells) {
    switch (random.nextInt(4)) {
      case 0 -> {
        pen.code.lock(object);
        pen.code.unlock(object);
      }
      case 1 -> pen.code.tryLock(pen.result(scene.bits), object);
      default -> cells.any(new Expression.Binary(BinaryOperator.ADD, object, pen.constant(1)));
    }
  }

  private void free(Expression object, Storage storage) {
    pen.code.add(new Instruction.Free(object, storage, pen.code.position()));
  }

  private interface Use {
    void of(Register pointer);
  }

  /** With the pointer that others have stored, unless that is null. */
  private void fetched(Use use) {
    Register pointer = pen.register(Scene.ADDRESS_BITS);
    Label then = pen.label("there");
    Label end = pen.label("end");
    pen.code.load(pointer, scene.pointer(), WORD, Order.PLAIN);
    pen.code.branch(pen.compare(ComparisonOperator.NE, pointer, 0), then, end);
    pen.code.place(then);
    use.of(pointer);
    pen.code.place(end);
  }

  /** Of the object's first or second half; now and then there is no second one. */
  private void access(Register object) {
    int bytes = scene.bits / Byte.SIZE;
    Expression address =
        random.nextInt(6) == 0
            ? new Expression.Binary(BinaryOperator.ADD, object, pen.constant(bytes))
            : object;
    Place place = new Place(address, bytes > 1 && random.nextInt(6) == 0 ? 1 : bytes);
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> accesses.load(place);
      case 3, 4 -> accesses.store(place, Order.PLAIN);
      case 5 -> accesses.update(place);
      case 6 -> accesses.exchange(place);
      default ->
          pen.code.loadInitialized(pen.result(place.bits()), address, place.bytes(), Order.PLAIN);
    }
  }
}
