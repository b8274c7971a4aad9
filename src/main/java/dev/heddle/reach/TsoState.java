package dev.heddle.reach;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * A state under TSO, with buffers of any length: the paper's figure 2, word for word, and a lock.
 * It is plain and slow on purpose: everything that is computed cleverly is checked against it.
 */
final class TsoState {
  /** A store that waits. */
  record Entry(long address, long value) {}

  /** What an event did, for people: the cell it touched, if any, and the value. */
  record Effect(boolean touches, long address, long value) {
    static final Effect NOTHING = new Effect(false, 0, 0);
  }

  private static final int NOBODY = -1;

  private final ParallelProgram program;
  private final int[] control;
  private final long[][] registers;
  private final List<List<Entry>> buffers;
  private final TreeMap<Long, Long> memory;
  private int owner = NOBODY;

  TsoState(ParallelProgram program) {
    this.program = program;
    int n = program.threads().size();
    control = new int[n];
    registers = new long[n][];
    buffers = new ArrayList<>();
    memory = new TreeMap<>();
    for (int t = 0; t < n; t++) {
      Automaton thread = program.threads().get(t);
      control[t] = thread.initial();
      registers[t] = new long[thread.registers().size()];
      buffers.add(List.of());
    }
  }

  private TsoState(TsoState other) {
    program = other.program;
    control = other.control.clone();
    registers = other.registers.clone(); // A step replaces a thread's registers.
    buffers = new ArrayList<>(other.buffers);
    memory = new TreeMap<>(other.memory);
    owner = other.owner;
  }

  TsoState copy() {
    return new TsoState(this);
  }

  int control(int thread) {
    return control[thread];
  }

  long register(int thread, int number) {
    return registers[thread][number];
  }

  int buffered(int thread) {
    return buffers.get(thread).size();
  }

  boolean isGoal() {
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

  /**
   * Does the event, if it is possible here; else the state stays as it is, and null is returned.
   */
  Effect apply(Event event) {
    int t = event.thread();
    if (event.isFlush()) {
      return flush(t);
    }
    Transition transition = program.threads().get(t).transitions().get(event.transition());
    if (transition.source() != control[t]) {
      return null;
    }
    Effect effect;
    try {
      effect = run(t, transition.command());
    } catch (ArithmeticException _) {
      return null;
    }
    if (effect != null) {
      control[t] = transition.target();
    }
    return effect;
  }

  private Effect flush(int t) {
    if (buffers.get(t).isEmpty() || !isFree(t)) {
      return null;
    }
    Entry oldest = buffers.get(t).getFirst();
    memory.put(oldest.address(), oldest.value());
    if (oldest.value() == 0) {
      memory.remove(oldest.address());
    }
    buffers.set(t, buffers.get(t).subList(1, buffers.get(t).size()));
    return new Effect(true, oldest.address(), oldest.value());
  }

  private Effect run(int t, Command command) {
    long[] regs = registers[t];
    boolean drained = buffers.get(t).isEmpty();
    return switch (command) {
      case Command.Load l -> {
        long address = l.address().value(regs);
        if (!isFree(t)) {
          yield null;
        }
        long value = memory.getOrDefault(address, 0L);
        for (Entry e : buffers.get(t)) {
          value = e.address() == address ? e.value() : value;
        }
        set(t, l.register(), value);
        yield new Effect(true, address, value);
      }
      case Command.Store s -> {
        Entry entry = new Entry(s.address().value(regs), s.value().value(regs));
        List<Entry> longer = new ArrayList<>(buffers.get(t));
        longer.add(entry);
        buffers.set(t, longer);
        yield new Effect(true, entry.address(), entry.value());
      }
      case Command.Assign a -> {
        set(t, a.register(), a.value().value(regs));
        yield Effect.NOTHING;
      }
      case Command.Assume a -> a.condition().value(regs) == 0 ? null : Effect.NOTHING;
      case Command.Noop _ -> Effect.NOTHING;
      case Command.Fence _ -> drained ? Effect.NOTHING : null;
      case Command.Lock _ -> own(drained && owner == NOBODY, t);
      case Command.Unlock _ -> own(drained && owner == t, NOBODY);
    };
  }

  private void set(int t, int register, long value) {
    registers[t] = registers[t].clone();
    registers[t][register] = value;
  }

  private Effect own(boolean possible, int next) {
    owner = possible ? next : owner;
    return possible ? Effect.NOTHING : null;
  }

  /** Everything, in a form that can be compared. */
  Key key() {
    int length = 1 + 2 * control.length + 2 * memory.size();
    for (int t = 0; t < control.length; t++) {
      length += registers[t].length + 2 * buffers.get(t).size();
    }
    LongBuffer key = LongBuffer.allocate(length).put(owner);
    for (int t = 0; t < control.length; t++) {
      key.put(control[t]).put(registers[t]).put(buffers.get(t).size());
      for (Entry e : buffers.get(t)) {
        key.put(e.address()).put(e.value());
      }
    }
    memory.forEach((address, value) -> key.put(address).put(value));
    return new Key(key.array());
  }

  /** A state as numbers. */
  record Key(long[] numbers) {
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
