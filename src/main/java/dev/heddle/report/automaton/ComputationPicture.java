// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonMemory;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.report.MemoryPicture;
import dev.heddle.states.computation.Computation;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import dev.heddle.verify.Witness.Doing;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/** A computation of automata as a picture; steps without access to memory or lock are left out. */
public final class ComputationPicture {
  private static final String LOCK = "the lock";

  /** A store that waits. */
  private record Waiting(long address, String name) {}

  private record CellNames(AutomatonMemory memory) implements MemoryPicture.Names {
    @Override
    public String place(long address) {
      return memory.name(address);
    }

    @Override
    public String first(long address) {
      return String.valueOf(memory.first(address));
    }
  }

  private final Computation computation;
  private final MemoryPicture picture;

  /** Per thread: the waiting stores, oldest first. */
  private final Map<String, Deque<Waiting>> buffers = new HashMap<>();

  private ComputationPicture(Computation computation) {
    this.computation = computation;
    var threads = computation.program().threads();
    threads.forEach(t -> buffers.put(t.name(), new ArrayDeque<>()));
    picture =
        new MemoryPicture(
            threads.stream().map(t -> new Witness.Column(t.name(), "")).toList(),
            new CellNames(computation.program().memory()),
            computation.model() == MemoryModel.PSO);
  }

  public static DetailedWitness of(Computation computation) {
    ComputationPicture p = new ComputationPicture(computation);
    computation.entries().forEach(p::add);
    return p.picture.picture();
  }

  private void add(Computation.Entry e) {
    Automaton thread = computation.program().threads().get(e.event().thread());
    String name = thread.name();
    if (e.event().isFlush()) {
      commit(name, e.address());
      return;
    }
    Transition t = thread.transitions().get(e.event().transition());
    SourcePosition at = t.position();
    switch (t.command()) {
      case TransitionCommand.Load _ -> load(name, at, e);
      case TransitionCommand.Store _ ->
          buffers
              .get(name)
              .add(new Waiting(e.address(), picture.store(name, at, e.address(), value(e))));
      case TransitionCommand.Atomic _ when e.written().isPresent() ->
          picture.update(name, at, e.address(), value(e));
      case TransitionCommand.Atomic _ -> load(name, at, e);
      case TransitionCommand.Fence _ -> picture.synchronise(name, at, Doing.FENCE, LOCK);
      case TransitionCommand.Lock _ -> picture.synchronise(name, at, Doing.LOCK, LOCK);
      case TransitionCommand.Unlock _ -> picture.synchronise(name, at, Doing.UNLOCK, LOCK);
      case TransitionCommand.Assign _, TransitionCommand.Assume _, TransitionCommand.Noop _ -> {}
    }
  }

  private static long value(Computation.Entry e) {
    return e.written().orElse(e.value());
  }

  private void load(String thread, SourcePosition at, Computation.Entry e) {
    picture.load(thread, at, e.address(), value(e), newest(thread, e.address()));
  }

  private Optional<String> newest(String thread, long address) {
    for (Iterator<Waiting> i = buffers.get(thread).descendingIterator(); i.hasNext(); ) {
      Waiting w = i.next();
      if (w.address() == address) {
        return Optional.of(w.name());
      }
    }
    return Optional.empty();
  }

  private void commit(String thread, long address) {
    Waiting store =
        buffers.get(thread).stream().filter(w -> w.address() == address).findFirst().orElseThrow();
    buffers.get(thread).remove(store);
    picture.commit(store.name());
  }
}
