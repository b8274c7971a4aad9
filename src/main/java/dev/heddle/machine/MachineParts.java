// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import dev.heddle.machine.event.BarrierArrivals;
import dev.heddle.machine.event.BlindLocations;
import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.CellAdditions;
import dev.heddle.machine.event.CommitOrder;
import dev.heddle.machine.event.CommutingUpdates;
import dev.heddle.machine.event.ConfinedLocations;
import dev.heddle.machine.event.Effects;
import dev.heddle.machine.event.Events;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.ReadOnlyThreads;
import dev.heddle.machine.event.Readiness;
import dev.heddle.machine.event.Steps;
import dev.heddle.machine.event.SynchronizationEvents;
import dev.heddle.machine.event.ThreadEnds;
import dev.heddle.machine.event.Twins;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.reduction.DeferredReadJournal;
import dev.heddle.machine.reduction.JoinMemo;
import dev.heddle.machine.reduction.JoinResumption;
import dev.heddle.machine.reduction.ReadOnlySuffixes;
import dev.heddle.machine.reduction.Stepper;
import dev.heddle.machine.run.EffectfulOperations;
import dev.heddle.machine.run.Interpreter;
import dev.heddle.machine.run.Output;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.machine.waiting.BlockedThreads;
import dev.heddle.machine.waiting.Enabledness;
import dev.heddle.machine.waiting.FutileEvents;
import dev.heddle.machine.waiting.Rounds;
import dev.heddle.machine.waiting.Trials;

/** The parts of a machine, each created from the earlier ones that it uses. */
final class MachineParts {
  final Joins joins;
  final VisitedStates visited;
  final CausalPast past;
  final ConfinedLocations confined;
  final ReadOnlyThreads readOnly;
  final Twins twins;
  final CommutingUpdates commuting;
  final CellAdditions additions;
  final Interpreter interpreter;
  final SynchronizationEvents synchronization;
  final Readiness readiness;
  final Effects effects;
  final Rounds rounds;
  final FutileEvents futile;
  final BlockedThreads blocked;
  final Enabledness enabledness;
  final JoinResumption resumption;
  final Stepper stepper;
  final ReadOnlySuffixes readOnlySuffixes;

  MachineParts(Configuration c, OutputListener printer) {
    Output output = new Output(printer);
    CommitOrder commits = new CommitOrder(c);
    joins = new Joins(c, commits);
    confined = new ConfinedLocations(c);
    readOnly = new ReadOnlyThreads(c, joins, confined);
    commuting = new CommutingUpdates(c);
    twins = new Twins(c, commuting);
    past = new CausalPast(c, joins, commits, twins);
    additions = new CellAdditions(c);
    BarrierArrivals arrivals = new BarrierArrivals(c, additions);
    ThreadEnds ends = new ThreadEnds(c, past, readOnly, twins, additions);
    visited = new VisitedStates(c);
    EffectfulOperations operations =
        new EffectfulOperations(c, joins, ends, arrivals, twins, confined, output);
    interpreter = new Interpreter(c, joins, operations, twins, confined, output, visited);
    BlindLocations blind = new BlindLocations(c);
    synchronization = new SynchronizationEvents(c, ends, arrivals, additions);
    Events events = new Events(c, commits, commuting, blind, synchronization);
    Steps steps = new Steps(c, joins, commits, ends, twins, events, blind, visited, printer);
    readiness = new Readiness(c, readOnly, twins);
    effects = new Effects(c, events);
    rounds = new Rounds(c, visited, effects);
    Trials trials = new Trials(c, steps, interpreter, visited, output);
    futile = new FutileEvents(c, visited, effects, rounds, trials, past, readiness);
    blocked = new BlockedThreads(c, synchronization, futile, effects, past);
    enabledness = new Enabledness(c, readiness, futile);
    JoinMemo memo = new JoinMemo(c, joins, interpreter);
    resumption = new JoinResumption(c, joins, memo, visited, enabledness);
    DeferredReadJournal reads = new DeferredReadJournal(c, blind);
    stepper =
        new Stepper(
            c,
            steps,
            twins,
            interpreter,
            resumption,
            visited,
            rounds,
            futile,
            readiness,
            enabledness,
            reads);
    readOnlySuffixes =
        new ReadOnlySuffixes(
            c,
            joins,
            past,
            ends,
            twins,
            blind,
            readOnly,
            reads,
            steps,
            stepper,
            resumption,
            futile,
            enabledness);
  }
}
