// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.model.MemoryModel;
import dev.heddle.model.UnsupportedModelException;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/**
 * A state with buffers of any length: under TSO exactly the paper's figure 2, with a lock; under
 * PSO a store may overtake others of its buffer to other addresses. It is deliberately simple and
 * slow: the results of all other algorithms are checked with it.
 */
public final class BufferedState {
  /** A store that waits. */
  record Entry(long address, long value) {}

  /**
   * The effect of an event, for reports: the cell that it accessed, if any, and the value.
   *
   * @param written the value that an atomic command wrote, if it wrote one
   */
  public record Effect(boolean touches, long address, long value, OptionalLong written) {
    static final Effect NOTHING = new Effect(false, 0, 0, OptionalLong.empty());

    Effect(long address, long value) {
      this(true, address, value, OptionalLong.empty());
    }
  }

  /** The models that it supports. */
  public static final Set<MemoryModel> MODELS =
      Collections.unmodifiableSet(EnumSet.of(MemoryModel.TSO, MemoryModel.PSO));

  private static final int NOBODY = -1;

  private final ParallelProgram program;
  private final MemoryModel model;
  private final int[] control;
  private final long[][] registers;
  private final List<List<Entry>> buffers;
  private final TreeMap<Long, Long> memory;
  private int owner = NOBODY;

  /** The cells that were accessed, shared by all states. */
  private final DistinctCells cells;

  public BufferedState(ParallelProgram program, MemoryModel model) {
    this.program = program;
    if (!MODELS.contains(model)) {
      throw new UnsupportedModelException("the search with buffers", model, MODELS);
    }
    this.model = model;
    int n = program.threads().size();
    control = new int[n];
    registers = new long[n][];
    buffers = new ArrayList<>();
    memory = new TreeMap<>();
    cells = new DistinctCells(program.memory());
    for (int t = 0; t < n; t++) {
      Automaton thread = program.threads().get(t);
      control[t] = thread.initial();
      registers[t] = new long[thread.registers().size()];
      buffers.add(List.of());
    }
  }

  private BufferedState(BufferedState other) {
    program = other.program;
    model = other.model;
    control = other.control.clone();
    registers = other.registers.clone(); // A step replaces a thread's registers.
    buffers = new ArrayList<>(other.buffers);
    memory = new TreeMap<>(other.memory);
    owner = other.owner;
    cells = other.cells;
  }

  public BufferedState copy() {
    return new BufferedState(this);
  }

  public int control(int thread) {
    return control[thread];
  }

  public long register(int thread, int number) {
    return registers[thread][number];
  }

  public int buffered(int thread) {
    return buffers.get(thread).size();
  }

  public boolean isGoal() {
    for (int t = 0; t < control.length; t++) {
      Automaton thread = program.threads().get(t);
      boolean there = thread.finals().isEmpty() || thread.isFinal(control[t]);
      if (!there || !buffers.get(t).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private boolean isFree(int thread) {
    return owner == NOBODY || owner == thread;
  }

  /** Runs the event if it is enabled; otherwise returns null and leaves the state unchanged. */
  public Effect apply(ComputationEvent event) {
    int t = event.thread();
    if (event.isFlush()) {
      return flush(t, event.waiting(buffers.get(t).size()));
    }
    Transition transition = program.threads().get(t).transitions().get(event.transition());
    if (transition.source() != control[t]) {
      return null;
    }
    Effect effect;
    try {
      effect = run(t, transition);
    } catch (ArithmeticException _) {
      return null;
    }
    if (effect != null) {
      control[t] = transition.target();
    }
    return effect;
  }

  /**
   * @param number of the store in the buffer, the oldest is 0
   */
  private Effect flush(int t, int number) {
    List<Entry> buffer = buffers.get(t);
    if (number < 0 || number >= buffer.size() || !isFree(t) || !isNext(buffer, number)) {
      return null;
    }
    List<Entry> shorter = new ArrayList<>(buffer);
    Entry flushed = shorter.remove(number);
    write(flushed.address(), flushed.value());
    buffers.set(t, shorter);
    return new Effect(flushed.address(), flushed.value());
  }

  private boolean isNext(List<Entry> buffer, int number) {
    long address = buffer.get(number).address();
    List<Entry> older = buffer.subList(0, number);
    return model.isPartial()
        ? older.stream().noneMatch(e -> e.address() == address)
        : older.isEmpty();
  }

  /** Initial values are not stored, so that equal states are equal. */
  private void write(long address, long value) {
    memory.put(address, value);
    if (value == program.memory().first(address)) {
      memory.remove(address);
    }
  }

  private long read(long address) {
    Long value = memory.get(address);
    return value == null ? program.memory().first(address) : value;
  }

  private Effect run(int t, Transition transition) {
    long[] regs = registers[t];
    boolean drained = buffers.get(t).isEmpty();
    return switch (transition.command()) {
      case TransitionCommand.Load l -> {
        long address = cell(l.address(), regs, transition);
        if (!isFree(t)) {
          yield null;
        }
        long value = read(address);
        for (Entry e : buffers.get(t)) {
          value = e.address() == address ? e.value() : value;
        }
        set(t, l.register(), value);
        yield new Effect(address, value);
      }
      case TransitionCommand.Store s -> {
        Entry entry = new Entry(cell(s.address(), regs, transition), s.value().value(regs));
        List<Entry> longer = new ArrayList<>(buffers.get(t));
        longer.add(entry);
        buffers.set(t, longer);
        yield new Effect(entry.address(), entry.value());
      }
      case TransitionCommand.Atomic a -> {
        long address = cell(a.address(), regs, transition);
        yield drained && isFree(t) ? exchange(t, a, address) : null;
      }
      case TransitionCommand.Assign a -> {
        set(t, a.register(), a.value().value(regs));
        yield Effect.NOTHING;
      }
      case TransitionCommand.Assume a -> a.condition().value(regs) == 0 ? null : Effect.NOTHING;
      case TransitionCommand.Noop _ -> Effect.NOTHING;
      case TransitionCommand.Fence _ -> drained ? Effect.NOTHING : null;
      case TransitionCommand.Lock _ -> own(drained && owner == NOBODY, t);
      case TransitionCommand.Unlock _ -> own(drained && owner == t, NOBODY);
    };
  }

  private long cell(AutomatonTerm address, long[] regs, Transition transition) {
    long cell = address.value(regs);
    cells.add(cell, transition.position());
    return cell;
  }

  private Effect exchange(int t, TransitionCommand.Atomic a, long address) {
    long[] changed = registers[t].clone();
    long old = read(address);
    changed[a.register()] = old;
    if (a.condition().value(changed) == 0) {
      return null;
    }
    OptionalLong written = OptionalLong.empty();
    if (a.value().isPresent()) {
      written = OptionalLong.of(a.value().get().value(changed));
      write(address, written.getAsLong());
    }
    registers[t] = changed;
    return new Effect(true, address, old, written);
  }

  private void set(int t, int register, long value) {
    registers[t] = registers[t].clone();
    registers[t][register] = value;
  }

  private Effect own(boolean possible, int next) {
    owner = possible ? next : owner;
    return possible ? Effect.NOTHING : null;
  }

  /** The whole state, in a form that can be compared. */
  public Key key() {
    int length = 1 + 2 * control.length + 2 * memory.size();
    for (int t = 0; t < control.length; t++) {
      length += registers[t].length + 2 * buffers.get(t).size();
    }
    LongBuffer key = LongBuffer.allocate(length).put(owner);
    for (int t = 0; t < control.length; t++) {
      key.put(control[t]).put(registers[t]).put(buffers.get(t).size());
      inOrder(buffers.get(t)).forEach(e -> key.put(e.address()).put(e.value()));
    }
    memory.forEach((address, value) -> key.put(address).put(value));
    return new Key(key.array());
  }

  /** Under PSO only stores to the same address have an order. */
  private List<Entry> inOrder(List<Entry> buffer) {
    return model.isPartial()
        ? buffer.stream().sorted(Comparator.comparingLong(Entry::address)).toList()
        : buffer;
  }

  /** A state as numbers. */
  public record Key(long[] numbers) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(numbers, key.numbers);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
      return Arrays.toString(numbers);
    }
  }
}
