// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/** What threads, buffers and memory hold in {@link PsoByBruteForce}, and how it came about. */
final class PsoMachine {
  /**
   * A store that has not reached memory.
   *
   * @param access its number in the trace
   */
  record Waiting(long address, long value, int access) {}

  final int[] control;
  final long[][] registers;

  /** Of each thread, oldest first; those to one address are a buffer. */
  final List<List<Waiting>> buffers = new ArrayList<>();

  final TreeMap<Long, Long> memory;
  final PsoTrace trace;

  /** Who has the lock; -1 if nobody. */
  int owner = -1;

  int length;

  PsoMachine(ParallelProgram program) {
    List<Automaton> threads = program.threads();
    control = threads.stream().mapToInt(Automaton::initial).toArray();
    registers = new long[control.length][];
    for (int t = 0; t < control.length; t++) {
      registers[t] = new long[threads.get(t).registers().size()];
      buffers.add(new ArrayList<>());
    }
    memory = new TreeMap<>();
    trace = new PsoTrace();
  }

  private PsoMachine(PsoMachine m) {
    control = m.control.clone();
    registers = Arrays.stream(m.registers).map(long[]::clone).toArray(long[][]::new);
    m.buffers.forEach(b -> buffers.add(new ArrayList<>(b)));
    memory = new TreeMap<>(m.memory);
    trace = m.trace.copy();
    owner = m.owner;
    length = m.length + 1;
  }

  PsoMachine copy() {
    return new PsoMachine(this);
  }

  /** The oldest store to the address reaches memory; null if that cannot be. */
  PsoMachine flush(int t, long address) {
    PsoMachine next = copy();
    for (Waiting w : buffers.get(t)) {
      if (w.address() == address && (owner < 0 || owner == t)) {
        next.buffers.get(t).remove(w);
        next.write(address, w.value());
        next.trace.write(address, w.access());
        return next;
      }
    }
    return null;
  }

  void write(long address, long value) {
    memory.remove(address);
    if (value != 0) {
      memory.put(address, value);
    }
  }

  boolean own(int thread) {
    owner = thread;
    trace.section(thread);
    return true;
  }

  boolean store(int t, long address, long value) {
    buffers.get(t).add(new Waiting(address, value, trace.access(t)));
    return true;
  }

  boolean load(int t, int register, long address) {
    int access = trace.access(t);
    Waiting own = null;
    for (Waiting w : buffers.get(t)) {
      own = w.address() == address ? w : own;
    }
    if (own == null) {
      trace.read(address, access);
      registers[t][register] = memory.getOrDefault(address, 0L);
    } else {
      trace.forward(own.access(), access);
      registers[t][register] = own.value();
    }
    return true;
  }

  /** Without the trace. Stores to different addresses have no order. */
  String state() {
    StringBuilder out = new StringBuilder();
    out.append(owner).append(Arrays.toString(control)).append(Arrays.deepToString(registers));
    for (List<Waiting> buffer : buffers) {
      TreeMap<Long, List<Long>> values = new TreeMap<>();
      buffer.forEach(
          w -> values.computeIfAbsent(w.address(), _ -> new ArrayList<>()).add(w.value()));
      out.append(values);
    }
    return out.append(memory).toString();
  }
}
