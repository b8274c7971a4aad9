package dev.heddle.frontend.c.library;

import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction.Halt;
import dev.heddle.program.Instruction.Self;
import dev.heddle.program.Instruction.ThreadBlock;
import java.util.Map;

/** Threads begin, end, and know themselves. */
final class ThreadPrimitives {
  static final Map<String, Primitive> ALL =
      Map.of(
          "__heddle_self", ThreadPrimitives::self,
          "__heddle_block", ThreadPrimitives::block,
          "__heddle_spawn", ThreadPrimitives::spawn,
          "__heddle_join", ThreadPrimitives::join,
          "__heddle_exit", call -> call.body().exit(call.word(0)),
          "__heddle_halt", ThreadPrimitives::halt,
          "_exit", ThreadPrimitives::halt,
          "_Exit", ThreadPrimitives::halt);

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

  /** {@code (function, argument)}: the new thread's handle. */
  private static void spawn(Invocation call) {
    Register handle = call.fresh(64);
    call.body().spawn(handle, call.word(0), call.word(1));
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
