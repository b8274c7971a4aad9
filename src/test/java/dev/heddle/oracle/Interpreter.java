// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.oracle.Local.Status.ASSUMED;
import static dev.heddle.oracle.Local.Status.CUT;
import static dev.heddle.oracle.Local.Status.FAILED;
import static dev.heddle.oracle.Local.Status.HALTED;
import static dev.heddle.oracle.Local.Status.RUNNING;

import dev.heddle.oracle.Local.Frame;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.Uses;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs a thread by itself up to its next request. Threads are known by the number of their local
 * state; each is interpreted once, however many states it is a part of.
 */
final class Interpreter {
  private static final int MOST_LOCAL_STEPS = 10_000;
  private static final long FIRST = 1;
  private static final Request NOTHING = new Request.Nothing();

  private final Program program;
  private final Requests requests;
  private final Pool<Local> locals = new Pool<>();

  /** What each local state asks for, by its number. */
  private final List<Request> pending = new ArrayList<>();

  /** The results of {@link #after}. */
  private final Map<Step, Integer> known = new HashMap<>();

  private record Step(int number, long value, Effect effect) {}

  Interpreter(Program program, Requests requests) {
    this.program = program;
    this.requests = requests;
  }

  Local local(int number) {
    return locals.value(number);
  }

  Request request(int number) {
    return pending.get(number);
  }

  /** A thread before the first request of a function, its first object behind {@code top}. */
  int start(long handle, int function, long[] arguments, long top) {
    return settle(Local.start(handle, frame(null, function, arguments), top));
  }

  /** After the pending instruction gave {@code value}. */
  int after(int number, long value, Effect effect) {
    return known.computeIfAbsent(
        new Step(number, value, effect),
        _ -> settle(effect.on(resumed(local(number), value, request(number)), request(number))));
  }

  private Local resumed(Local local, long value, Request request) {
    return switch (request) {
      case Request.Leave r -> local.toggled(r.address());
      case Request.Free r when local.stack().contains(r.address()) ->
          resumed(local, value).toggled(r.address());
      default -> resumed(local, value);
    };
  }

  int fail(int number) {
    return settle(local(number).stopped(FAILED));
  }

  private Local resumed(Local local, long value) {
    int target = Uses.target(instruction(local));
    return (target < 0 ? local : set(local, target, value)).next();
  }

  private Instruction instruction(Local local) {
    return program.functions().get(local.frame().function()).code().get(local.frame().pc());
  }

  private Local set(Local local, int register, long value) {
    Frame frame = local.frame();
    return local.in(frame.with(register, Arithmetic.fit(value, width(frame, register))));
  }

  private int width(Frame frame, int register) {
    return program.functions().get(frame.function()).registers().get(register).bits();
  }

  private Frame frame(Frame caller, int function, long[] arguments) {
    Function f = program.functions().get(function);
    long top = caller == null ? Addresses.NOTHING : caller.privateTop();
    Frame frame = new Frame(caller, function, 0, new long[f.registers().size()], top);
    for (int i = 0; i < Math.min(f.parameters(), arguments.length); i++) {
      frame = frame.with(i, Arithmetic.fit(arguments[i], width(frame, i)));
    }
    return frame;
  }

  /** Runs local instructions until a request or the end; the number of the local state there. */
  private int settle(Local local) {
    Local now = local;
    for (int i = 0; i < MOST_LOCAL_STEPS; i++) {
      if (now.status() != RUNNING) {
        return number(now, NOTHING);
      }
      try {
        Instruction next = instruction(now);
        if (next instanceof Instruction.Exit && leaves(now)) {
          return number(now, new Request.Leave(now.stack().getLast()));
        }
        if (isLocal(next)) {
          now = localStep(now, next);
        } else {
          Optional<Request> request = requests.of(next, now.frame().registers());
          if (request.isPresent()) {
            return number(now, request.get());
          }
          now = now.stopped(FAILED);
        }
      } catch (ArithmeticException divisionByZero) {
        now = now.stopped(FAILED);
      }
    }
    throw new TooLargeException("local steps");
  }

  /** Whether its stack goes with it; that of the first thread stays as the process does. */
  private static boolean leaves(Local local) {
    return local.self() != FIRST && !local.stack().isEmpty();
  }

  private int number(Local local, Request request) {
    int number = locals.number(local);
    if (number == pending.size()) {
      pending.add(request);
    }
    return number;
  }

  private boolean isLocal(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Fence i -> requests.ignores(i);
      case Instruction.Assign _, Instruction.Jump _, Instruction.Branch _ -> true;
      case Instruction.Call _, Instruction.Return _, Instruction.Exit _ -> true;
      case Instruction.Assume _, Instruction.Assert _, Instruction.Cut _ -> true;
      case Instruction.Halt _, Instruction.LoopHead _, Instruction.Print _ -> true;
      case Instruction.LoopLimit _ -> true;
      case Instruction.Holds _, Instruction.Self _ -> true;
      case Instruction.Access _, Instruction.Choose _ -> false;
      case Instruction.Spawn _, Instruction.Join _ -> false;
      case Instruction.Lock _, Instruction.TryLock _, Instruction.Unlock _ -> false;
      case Instruction.Await _, Instruction.Allocate _, Instruction.Free _ -> false;
      case Instruction.ObjectSize _, Instruction.Peek _, Instruction.Poke _ -> false;
      case Instruction.ThreadBlock _ -> false;
      case Instruction.Renew _, Instruction.Ended _ -> false;
    };
  }

  private Local localStep(Local l, Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> set(l, i.target().index(), value(l, i.value())).next();
      case Instruction.Holds i -> {
        boolean holds = l.holds(value(l, i.mutex()));
        yield set(l, i.target().index(), holds ? 1 : 0).next();
      }
      case Instruction.Self i -> set(l, i.target().index(), l.self()).next();
      case Instruction.Jump i -> l.jump(i.target());
      case Instruction.Branch i ->
          l.jump(value(l, i.condition()) != 0 ? i.whenTrue() : i.whenFalse());
      case Instruction.Assume i -> value(l, i.condition()) != 0 ? l.next() : l.stopped(ASSUMED);
      case Instruction.Assert i -> value(l, i.condition()) != 0 ? l.next() : l.stopped(FAILED);
      case Instruction.Cut _ -> l.stopped(CUT);
      case Instruction.Halt _ -> l.stopped(HALTED);
      case Instruction.Call i -> call(l, i);
      case Instruction.Return i -> giveBack(l, value(l, i.value()));
      case Instruction.Exit i -> l.returned(value(l, i.value()));
      case Instruction.Fence _, Instruction.Print _, Instruction.LoopHead _ -> l.next();
      case Instruction.LoopLimit _ -> l.next();
      default -> throw new IllegalArgumentException("not local: " + instruction);
    };
  }

  private Local call(Local l, Instruction.Call i) {
    long[] arguments = Requests.values(i.arguments(), l.frame().registers());
    int callee = requests.functionAt(value(l, i.callee()));
    return callee < 0 ? l.stopped(FAILED) : l.in(frame(l.frame(), callee, arguments));
  }

  private Local giveBack(Local l, long value) {
    Frame caller = l.frame().caller();
    if (caller == null) {
      return l.returned(value);
    }
    Instruction.Call call = (Instruction.Call) instruction(l.in(caller));
    Local back = l.in(caller);
    return call.result().map(r -> set(back, r.index(), value)).orElse(back).next();
  }

  private static long value(Local l, Expression e) {
    return Arithmetic.value(e, l.frame().registers());
  }

  private static long value(Local l, Optional<Expression> e) {
    return e.isEmpty() ? 0 : value(l, e.get());
  }
}
