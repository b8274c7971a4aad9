// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Decoder;
import dev.heddle.machine.code.LiveRegisters;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.Technique;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Locations;

/**
 * The state of a machine: its threads, memory, store buffers, mutexes and lanes, and the execution
 * that led there. All classes that make and undo steps share it.
 */
public final class Configuration {
  public final Program program;
  public final MemoryModel model;
  public final MachineOptions options;
  public final Code code;

  /** Whether loops may wait, so that states of threads are compared. */
  public final boolean mayWait;

  /** The registers that matter to what a thread does, to rounds, and to loops without an event. */
  public final LiveRegisters live;

  public final LiveRegisters liveInRounds;
  public final LiveRegisters liveInLocalRounds;

  public final Locations locations;
  public final Execution execution;
  public final Threads threads;
  public final Lanes lanes = new Lanes();
  public final CommitLanes commitLanes;
  public final Memory memory;
  public final ReservedObjects objects;
  public final StoreBuffers buffers;
  public final Mutexes mutexes = new Mutexes();
  public final Faults faults = new Faults();
  public final SilentAccesses silent;
  public final RunJournal runs;
  public final LocationBytes bytes;

  public Configuration(
      Program program, MemoryModel model, MachineOptions options, SharedNumbers numbers) {
    this.program = program;
    this.model = model;
    this.options = options;
    code = Decoder.decode(program);
    mayWait = options.plan().uses(Technique.ROUNDS) && code.loops.exist();
    live = new LiveRegisters(code, LiveRegisters.Purpose.CONTINUATION, options.showsRegisters());
    liveInRounds = new LiveRegisters(code, LiveRegisters.Purpose.ROUND, options.showsRegisters());
    liveInLocalRounds =
        new LiveRegisters(code, LiveRegisters.Purpose.LOCAL_ROUND, options.showsRegisters());
    locations = new Locations(program);
    execution = new Execution(locations);
    threads = new Threads(numbers);
    memory = new Memory(program, threads);
    objects = new ReservedObjects(program, memory, threads, faults);
    commitLanes = new CommitLanes(model.isPartial(), lanes);
    buffers = new StoreBuffers(model.isPartial(), locations, lanes, commitLanes, memory.wide);
    silent = new SilentAccesses(execution, mayWait);
    runs = new RunJournal(threads, memory, buffers);
    bytes = new LocationBytes(locations, memory);
  }
}
