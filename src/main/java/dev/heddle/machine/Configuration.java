// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Locations;

/**
 * What the state of a machine consists of: its threads, memory, store buffers, mutexes and lanes,
 * and the execution that led there. Steps change it and take their changes back; those who make
 * steps share it.
 */
final class Configuration {
  final Program program;
  final MemoryModel model;
  final Plan plan;
  final Code code;

  /** Whether loops may wait, so that states of threads are compared. */
  final boolean mayWait;

  /** The registers that matter to what a thread does, to rounds, and to loops without an event. */
  final LiveRegisters live;

  final LiveRegisters liveInRounds;
  final LiveRegisters liveInLocalRounds;

  final Locations locations;
  final Execution execution;
  final Threads threads;
  final Lanes lanes = new Lanes();
  final Memory memory;
  final StoreBuffers buffers;
  final Mutexes mutexes = new Mutexes();
  final Faults faults = new Faults();
  final SilentAccesses silent;
  final RunJournal runs;
  final LocationBytes bytes;

  Configuration(Program program, MemoryModel model, Plan plan, SharedNumbers numbers) {
    this.program = program;
    this.model = model;
    this.plan = plan;
    code = Decoder.decode(program);
    mayWait = plan.uses(Technique.ROUNDS) && code.loops.areThere();
    live = new LiveRegisters(code, LiveRegisters.Purpose.CONTINUATION);
    liveInRounds = new LiveRegisters(code, LiveRegisters.Purpose.ROUND);
    liveInLocalRounds = new LiveRegisters(code, LiveRegisters.Purpose.LOCAL_ROUND);
    locations = new Locations(program);
    execution = new Execution(locations);
    threads = new Threads(numbers);
    memory = new Memory(program, threads);
    buffers = new StoreBuffers(model.isPartial(), locations, lanes, memory.wide);
    silent = new SilentAccesses(execution, mayWait);
    runs = new RunJournal(threads, memory, buffers);
    bytes = new LocationBytes(locations, memory);
  }
}
