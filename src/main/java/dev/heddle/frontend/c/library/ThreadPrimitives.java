// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction.Halt;
import dev.heddle.program.Instruction.Self;
import dev.heddle.program.Instruction.ThreadBlock;
import java.util.Map;
import java.util.stream.IntStream;

/** Primitives that start, end and identify threads. */
final class ThreadPrimitives {
  static final Map<String, Primitive> ALL =
      Map.ofEntries(
          Map.entry("__heddle_self", ThreadPrimitives::self),
          Map.entry("pthread_self", ThreadPrimitives::self),
          Map.entry("thrd_current", ThreadPrimitives::self),
          Map.entry("__heddle_block", ThreadPrimitives::block),
          Map.entry("__heddle_spawn", ThreadPrimitives::spawn),
          Map.entry("__heddle_join", ThreadPrimitives::join),
          Map.entry("__heddle_exit", call -> call.body().exit(call.word(0))),
          Map.entry("__heddle_halt", ThreadPrimitives::halt),
          Map.entry("_exit", ThreadPrimitives::halt),
          Map.entry("_Exit", ThreadPrimitives::halt));

  private ThreadPrimitives() {}

  private static void self(Invocation call) {
    Register handle = call.fresh(64);
    call.body().add(new Self(handle, call.at()));
    call.give(handle);
  }

  private static void block(Invocation call) {
    Register address = call.fresh(64);
    call.body().add(new ThreadBlock(address, call.word(0), call.at()));
    call.give(address);
  }

  /** {@code (function, arguments...)}: the new thread's handle. */
  private static void spawn(Invocation call) {
    Register handle = call.fresh(64);
    Expression[] arguments =
        IntStream.range(1, Math.max(call.site().arguments().size(), 2))
            .mapToObj(call::word)
            .toArray(Expression[]::new);
    call.body().spawn(handle, call.word(0), arguments);
    call.give(handle);
  }

  private static void join(Invocation call) {
    Register result = call.fresh(64);
    call.body().join(call.word(0), result);
    call.give(result);
  }

  private static void halt(Invocation call) {
    call.body().add(new Halt(call.at()));
  }
}
