// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Callee;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Instruction;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Writes calls, and starts and joins threads. */
final class RandomThreads {
  /** Instead of the operations that were spent. */
  static final int TOO_MUCH = -1;

  private final Pen pen;
  private final RandomObjects objects;
  private final Scene scene;
  private final RandomGenerator random;
  private final FunctionBuilder code;

  /** Of threads that were started and are not joined yet. */
  private final List<Register> handles = new ArrayList<>();

  RandomThreads(Pen pen, RandomObjects objects) {
    this.pen = pen;
    this.objects = objects;
    scene = pen.scene;
    random = pen.random;
    code = pen.code;
  }

  /** How many operations it spends besides its own, or {@link #TOO_MUCH}. */
  int call(int operations) {
    Callee callee = affordable(scene.callees, operations);
    if (callee == null) {
      return TOO_MUCH;
    }
    Expression address = new Expression.FunctionAddress(callee.function());
    if (random.nextInt(4) == 0) {
      Register pointer = pen.register(Scene.ADDRESS_BITS);
      code.assign(pointer, address);
      address = pointer;
    }
    code.call(random.nextInt(4) > 0 ? pen.result(scene.bits) : null, address, arguments());
    return callee.operations() - 1;
  }

  /** As {@link #call}. */
  int spawn(int operations) {
    Callee child = affordable(scene.children, operations);
    if (child == null) {
      return TOO_MUCH;
    }
    Register handle = pen.register(Scene.ADDRESS_BITS);
    code.spawn(handle, new Expression.FunctionAddress(child.function()), arguments());
    handles.add(handle);
    return child.operations() - 1;
  }

  private Expression[] arguments() {
    Expression number = pen.expressions.value(scene.bits);
    return scene.hasObjects()
        ? new Expression[] {number, objects.handedOver()}
        : new Expression[] {number};
  }

  /** Mostly one of the own children; seldom a root thread, maybe this one. */
  void join() {
    if (!handles.isEmpty()) {
      join(handles.remove(random.nextInt(handles.size())));
    } else if (random.nextInt(8) == 0) {
      code.join(Expression.constant(1, Scene.ADDRESS_BITS), null);
    }
  }

  private void join(Register handle) {
    code.join(handle, random.nextBoolean() ? pen.result(scene.bits) : null);
  }

  /** Mostly of an own child, else of a root thread. */
  void ended() {
    Expression handle =
        handles.isEmpty() || random.nextInt(3) == 0
            ? Expression.constant(1 + random.nextInt(3), Scene.ADDRESS_BITS)
            : handles.get(random.nextInt(handles.size()));
    code.add(new Instruction.Ended(pen.result(scene.bits), handle, code.position()));
  }

  void joinMost() {
    for (Register handle : handles) {
      if (random.nextInt(3) > 0) {
        join(handle);
      }
    }
  }

  /** How many threads can be joined. */
  int known() {
    return handles.size();
  }

  /** Of those that were started since so many were known. */
  void forgetMost(int before) {
    while (handles.size() > before && random.nextInt(6) > 0) {
      handles.removeLast();
    }
  }

  private Callee affordable(List<Callee> callees, int operations) {
    List<Callee> some = callees.stream().filter(c -> c.operations() - 1 <= operations).toList();
    return some.isEmpty() ? null : some.get(random.nextInt(some.size()));
  }
}
