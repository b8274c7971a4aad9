package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Callee;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.util.random.RandomGenerator;

/** Makes small programs; the same random numbers make the same program. */
public final class RandomPrograms {
  private final Scene scene;
  private final ProgramBuilder program;
  private final RandomGenerator random;

  private RandomPrograms(RandomGenerator random, Shape shape) {
    this.random = random;
    program = new ProgramBuilder(shape.name());
    scene = new Scene(random, shape, program);
  }

  public static Program next(RandomGenerator random, Shape shape) {
    return new RandomPrograms(random, shape).program();
  }

  private Program program() {
    if (scene.shape.has(Statement.CALL)) {
      scene.callees.add(function("call0", 1));
      scene.callees.add(function("call1", 2));
    }
    if (scene.shape.has(Statement.SPAWN)) {
      scene.children.add(function("child0", 1 + random.nextInt(2)));
      scene.children.add(function("child1", 2 + random.nextInt(3)));
    }
    int threads = threadCount();
    int most = Math.max(1, scene.shape.operations() / threads);
    for (int t = 0; t < threads; t++) {
      FunctionBuilder code = new FunctionBuilder("t" + t);
      new RandomBody(scene, code, Math.max(1, most - random.nextInt(2))).write();
      program.thread(code.build());
    }
    return program.build();
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
    body.parameter();
    body.write();
    if (random.nextInt(4) > 0) {
      code.giveBack(body.result());
    }
    return new Callee(program.function(code.build()), operations);
  }
}
