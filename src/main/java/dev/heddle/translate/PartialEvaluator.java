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
 * Produces the automaton of a thread by partial evaluation: instructions whose operands are known
 * are executed, all others become transitions. A control state is a place in the program together
 * with the values known there.
 */
final class PartialEvaluator {
  private final TranslationUnit unit;
  private final AutomatonEmitter emitter;
  private final AccessTranslation accesses;
  private final Updates updates;
  private final Mutexes mutexes;
  private final AwaitTranslation awaits;
  private final ThreadSteps threads;
  private final CallTranslation calls;
  private final ControlStates places;
  private final Choices choices;
  private final Reservations reservations;

  private PartialEvaluator(TranslationUnit unit, int number) {
    this.unit = unit;
    emitter = new AutomatonEmitter(unit, number);
    accesses = new AccessTranslation(emitter);
    updates = new Updates(emitter, accesses);
    mutexes = new Mutexes(emitter);
    awaits = new AwaitTranslation(emitter);
    threads = new ThreadSteps(emitter);
    calls = new CallTranslation(emitter);
    places = new ControlStates(emitter);
    choices = new Choices(emitter, places);
    reservations = new Reservations(emitter);
  }

  /** An automaton, and what its transitions are. */
  record TranslatedThread(Automaton thread, List<MachineStep> machineSteps) {}

  static TranslatedThread of(TranslationUnit unit, int number) {
    PartialEvaluator walk = new PartialEvaluator(unit, number);
    TranslationUnit.Start start = unit.threads().get(number);
    walk.emitter.s = new LocalState();
    walk.emitter.s.frames.add(unit.frame(start.function(), -1));
    for (int i = 0; i < start.arguments().size(); i++) {
      walk.emitter.s.top().registers[i] = start.arguments().get(i);
    }
    walk.emitter.automaton.at = unit.position(walk.emitter.s);
    walk.threads.begin(start);
    walk.run();
    for (ControlStates.Open open = walk.places.next(); open != null; open = walk.places.next()) {
      walk.emitter.s = open.state();
      walk.emitter.automaton.here = open.number();
      walk.run();
    }
    return new TranslatedThread(
        walk.emitter.automaton.builder.build(), walk.emitter.automaton.machineSteps());
  }

  private void run() {
    try {
      do {
        emitter.automaton.at = unit.position(emitter.s);
      } while (step());
    } catch (KnownFailureException e) {
      emitter.stop(Defect.Kind.FAILURE, e.getMessage());
    }
  }

  /** Emits the next instruction. False if the path ends here or its continuation is known. */
  private boolean step() {
    CallFrame f = emitter.s.top();
    Instruction instruction = unit.function(f.function).code().get(f.pc);
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
        if (emitter.s.depth() == 0) {
          return end(i.value());
        }
        calls.leave(i);
        return places.arrive();
      }
      case Instruction.Exit i -> {
        if (emitter.number > 0) {
          new SharedLocals(emitter).freeAll(); // It leaves all calls at once.
        }
        return end(i.value());
      }
      case Instruction.Halt _ -> {
        emitter.event();
        return false;
      }
      case Instruction.Choose i -> {
        return choices.choose(i);
      }
      case Instruction.Cut i -> {
        emitter.stop(Defect.Kind.GAP, i.reason());
        return false;
      }
      default -> {
        if (!simple(instruction)) {
          return false;
        }
      }
    }
    int next = ++emitter.s.top().pc;
    return !unit.isTarget(emitter.s.top().function, next) || places.arrive(next);
  }

  /** One that continues with the next; false if it waits for ever. */
  private boolean simple(Instruction instruction) {
    switch (instruction) {
      case Instruction.Assign i -> emitter.write(i.target(), emitter.value(i.value()));
      case Instruction.Load i -> accesses.load(i);
      case Instruction.Store i -> accesses.store(i);
      case Instruction.ReadModifyWrite i -> updates.update(i);
      case Instruction.CompareExchange i -> updates.compare(i);
      case Instruction.Peek i -> accesses.peek(i);
      case Instruction.Poke i -> accesses.poke(i);
      case Instruction.Fence i -> {
        if (i.barriers().contains(Barrier.STORE_LOAD) && !unit.alone) {
          emitter.event();
          emitter.automaton.emit(new TransitionCommand.Fence(), MachineStep.DRAIN);
        }
      }
      case Instruction.Assume i -> {
        emitter.event();
        return assume(emitter.value(i.condition()));
      }
      case Instruction.Assert i -> emitter.guard(emitter.value(i.condition()), i.message());
      case Instruction.Allocate i -> reservations.allocate(i);
      case Instruction.Free i -> reservations.free(i);
      case Instruction.ObjectSize _ -> throw emitter.refusal("the size of an object");
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
      case Instruction.Self i -> emitter.write(i.target(), CellNumber.constant(emitter.self()));
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
    emitter.automaton.emit(
        new TransitionCommand.Assume(ThreadAutomatonBuilder.term(condition)), MachineStep.NOTHING);
    return true;
  }

  private boolean branch(Instruction.Branch i) {
    Expression condition = emitter.value(i.condition());
    if (condition instanceof Expression.Constant c) {
      return places.arrive(c.value() != 0 ? i.whenTrue() : i.whenFalse());
    }
    AutomatonTerm term = ThreadAutomatonBuilder.term(condition);
    LocalState other = emitter.s.copy();
    emitter.s.top().pc = i.whenTrue();
    places.later(emitter.s, new TransitionCommand.Assume(term), MachineStep.NOTHING);
    other.top().pc = i.whenFalse();
    places.later(
        other, new TransitionCommand.Assume(new AutomatonTerm.Not(term)), MachineStep.NOTHING);
    return false;
  }

  private boolean end(Optional<Expression> result) {
    unit.alone = false;
    threads.end(result);
    return false;
  }
}
