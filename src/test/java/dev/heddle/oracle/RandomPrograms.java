// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Callee;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LoopBound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Makes small programs; the same random numbers make the same program. */
public final class RandomPrograms {
  /** How often loops go round at most, if they have no end of their own. */
  private static final int TURNS = 1;

  private final Scene scene;
  private final ProgramBuilder program;
  private final RandomGenerator random;

  private RandomPrograms(RandomGenerator random, Shape shape) {
    this.random = random;
    program = new ProgramBuilder(shape.name());
    scene = new Scene(random, shape, program);
  }

  public static Program next(RandomGenerator random, Shape shape) {
    Program program = unbounded(random, shape);
    return shape.spins() ? bounded(program) : program;
  }

  /** Some loops may have no end. */
  static Program unbounded(RandomGenerator random, Shape shape) {
    return new RandomPrograms(random, shape).program();
  }

  private Program program() {
    if (scene.shape.has(Statement.CALL)) {
      scene.callees.add(function("call0", 1));
      scene.callees.add(function("call1", 2));
    }
    if (scene.shape.has(Statement.SPAWN)) {
      children();
    }
    int threads = threadCount();
    int most = Math.max(1, scene.shape.operations() / threads);
    for (int t = 0; t < threads; t++) {
      FunctionBuilder code = new FunctionBuilder("t" + t);
      new RandomBody(scene, code, Math.max(1, most - random.nextInt(2))).write();
      program.thread(code.build());
    }
    if (threads == 1 && random.nextBoolean()) {
      program.alone();
    }
    return program.build();
  }

  /** Every function ends with a return that is never reached, as if it were written by hand. */
  private static Program bounded(Program program) {
    Program bounded = LoopBound.apply(program, TURNS);
    return bounded.withFunctions(bounded.functions().stream().map(RandomPrograms::closed).toList());
  }

  private static Function closed(Function f) {
    List<Instruction> code = new ArrayList<>(f.code());
    if (!(code.getLast() instanceof Instruction.Return)) {
      code.add(new Instruction.Return(Optional.empty(), SourcePosition.NONE));
    }
    return Programs.withCode(f, code);
  }

  /**
   * Children start threads themselves, unless they have memory of their own: where that is depends
   * on more than the thread's name if the path of spawns is long.
   */
  private void children() {
    boolean owns = scene.hasObjects() || scene.shape.has(Statement.THREAD_LOCAL);
    Callee first = function("child0", 1 + random.nextInt(2));
    if (!owns) {
      scene.children.add(first);
    }
    Callee second = function("child1", 2 + random.nextInt(3));
    if (owns) {
      scene.children.add(first);
    }
    scene.children.add(second);
  }

  /** The smaller of two numbers, so that few threads are more frequent. */
  private int threadCount() {
    int choices = scene.shape.maxThreads() - scene.shape.minThreads() + 1;
    int more = Math.min(random.nextInt(choices), random.nextInt(choices));
    return scene.shape.minThreads() + more;
  }

  /** A function with a parameter; it uses only those that are there already. */
  private Callee function(String name, int operations) {
    FunctionBuilder code = new FunctionBuilder(name);
    RandomBody body = new RandomBody(scene, code, operations);
    body.parameters();
    body.write();
    if (random.nextInt(4) > 0) {
      code.giveBack(body.result());
    }
    return new Callee(program.function(code.build()), operations);
  }
}
