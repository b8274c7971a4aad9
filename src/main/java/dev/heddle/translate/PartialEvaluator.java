// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.List;
import java.util.Optional;

/**
 * Draws the automaton of a thread: runs it wherever all is known, and leaves transitions for what
 * is not. Control states are places in the program together with what is known there.
 */
final class PartialEvaluator {
  private final TranslationUnit world;
  private final AutomatonEmitter d;
  private final AccessTranslation accesses;
  private final Updates updates;
  private final Mutexes mutexes;
  private final AwaitTranslation awaits;
  private final ThreadSteps threads;
  private final CallTranslation calls;
  private final ControlStates places;
  private final Choices choices;
  private final Reservations reservations;

  private PartialEvaluator(TranslationUnit world, int number) {
    this.world = world;
    d = new AutomatonEmitter(world, number);
    accesses = new AccessTranslation(d);
    updates = new Updates(d, accesses);
    mutexes = new Mutexes(d);
    awaits = new AwaitTranslation(d);
    threads = new ThreadSteps(d);
    calls = new CallTranslation(d);
    places = new ControlStates(d);
    choices = new Choices(d, places);
    reservations = new Reservations(d);
  }

  /** An automaton, and what its transitions are. */
  record Drawn(Automaton thread, List<MachineStep> deeds) {}

  static Drawn of(TranslationUnit world, int number) {
    PartialEvaluator walk = new PartialEvaluator(world, number);
    TranslationUnit.Start start = world.threads().get(number);
    walk.d.s = new LocalState();
    walk.d.s.frames.add(world.frame(start.function(), -1));
    for (int i = 0; i < start.arguments().size(); i++) {
      walk.d.s.top().registers[i] = start.arguments().get(i);
    }
    walk.d.sketch.at = world.position(walk.d.s);
    walk.threads.begin(start);
    walk.run();
    for (ControlStates.Open open = walk.places.next(); open != null; open = walk.places.next()) {
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
    } catch (KnownFailureException e) {
      d.stop(Defect.Kind.FAILURE, e.getMessage());
    }
  }

  /** Draws what is next. False if the way ends here, or is drawn already. */
  private boolean step() {
    CallFrame f = d.s.top();
    Instruction instruction = world.function(f.function).code().get(f.pc);
    switch (instruction) {
      case Instruction.Jump i -> {
        return places.arrive(i.target());
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
        return places.arrive();
      }
      case Instruction.Exit i -> {
        if (d.number > 0) {
          new SharedLocals(d).freeAll(); // It leaves all calls at once.
        }
        return end(i.value());
      }
      case Instruction.Halt _ -> {
        d.event();
        return false;
      }
      case Instruction.Choose i -> {
        return choices.choose(i);
      }
      case Instruction.Cut i -> {
        d.stop(Defect.Kind.GAP, i.reason());
        return false;
      }
      default -> {
        if (!simple(instruction)) {
          return false;
        }
      }
    }
    int next = ++d.s.top().pc;
    return !world.isTarget(d.s.top().function, next) || places.arrive(next);
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
          d.sketch.emit(new TransitionCommand.Fence(), MachineStep.DRAIN);
        }
      }
      case Instruction.Assume i -> {
        d.event();
        return assume(d.value(i.condition()));
      }
      case Instruction.Assert i -> d.guard(d.value(i.condition()), i.message());
      case Instruction.Allocate i -> reservations.allocate(i);
      case Instruction.Free i -> reservations.free(i);
      case Instruction.ObjectSize _ -> throw d.refusal("the size of an object");
      case Instruction.Spawn i -> threads.spawn(i);
      case Instruction.Join i -> threads.join(i);
      case Instruction.Lock i -> {
        return mutexes.lock(i);
      }
      case Instruction.TryLock i -> mutexes.tryLock(i, places::forkBehind);
      case Instruction.Unlock i -> mutexes.unlock(i);
      case Instruction.Await i -> {
        return awaits.await(i);
      }
      case Instruction.Holds i -> mutexes.holds(i);
      case Instruction.Renew i -> mutexes.renew(i);
      case Instruction.Ended i -> threads.ended(i);
      case Instruction.Self i -> d.write(i.target(), CellNumber.constant(d.self()));
      case Instruction.ThreadBlock i -> reservations.block(i);
      case Instruction.LoopHead _, Instruction.LoopLimit _, Instruction.Print _ -> {}
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

  private boolean assume(Expression condition) {
    if (condition instanceof Expression.Constant c) {
      return c.value() != 0;
    }
    d.sketch.emit(
        new TransitionCommand.Assume(ThreadAutomatonBuilder.term(condition)), MachineStep.NOTHING);
    return true;
  }

  private boolean branch(Instruction.Branch i) {
    Expression condition = d.value(i.condition());
    if (condition instanceof Expression.Constant c) {
      return places.arrive(c.value() != 0 ? i.whenTrue() : i.whenFalse());
    }
    AutomatonTerm term = ThreadAutomatonBuilder.term(condition);
    LocalState other = d.s.copy();
    d.s.top().pc = i.whenTrue();
    places.later(d.s, new TransitionCommand.Assume(term), MachineStep.NOTHING);
    other.top().pc = i.whenFalse();
    places.later(
        other, new TransitionCommand.Assume(new AutomatonTerm.Not(term)), MachineStep.NOTHING);
    return false;
  }

  private boolean end(Optional<Expression> result) {
    world.alone = false;
    threads.end(result);
    return false;
  }
}
