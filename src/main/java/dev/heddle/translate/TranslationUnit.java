// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LivenessAnalysis;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The program, its initial memory and the facts that all threads of a translation share. */
final class TranslationUnit {
  private static final String SECTION = "__heddle_atomic_section";

  /**
   * A thread to be translated.
   *
   * @param parent number of the thread that starts it, -1 if it runs from the start
   * @param index how many that one has started before
   * @param arguments null where they are known only when it is started
   */
  record Start(int parent, int index, int function, List<Long> arguments) {}

  /** What the first thread did while it was alone and the machine has as an event, by name. */
  final List<String> prologue = new ArrayList<>();

  final Program program;
  final ProgramFacts facts;
  final InitialMemory image;

  /** Whether there is one thread only, and nothing that is not known. */
  boolean alone;

  private final List<Start> threads = new ArrayList<>();
  private final List<Long> handles = new ArrayList<>();

  /** All handles; threads of which only one is ever started share one. */
  private final List<Long> places = new ArrayList<>();

  private final List<Defect> defects = new ArrayList<>();
  private final Map<Long, BitSet> live = new HashMap<>();
  private final Map<Integer, LivenessAnalysis> liveness = new HashMap<>();
  private final Map<Integer, BitSet> targets = new HashMap<>();
  private final boolean locals;

  /** What is looked for; at other defects a thread just stops. */
  private final Set<Defect.Kind> noted;

  TranslationUnit(Program program, ProgramFacts facts, Set<Defect.Kind> noted) {
    this.program = program;
    this.facts = facts;
    this.noted = noted;
    image = new InitialMemory(program);
    locals =
        program.functions().stream()
            .flatMap(f -> f.code().stream())
            .anyMatch(i -> i instanceof Instruction.Allocate a && a.storage().isLeft());
    program.threads().forEach(f -> thread(new Start(-1, 0, f, List.of())));
    alone = threads.size() == 1;
    for (int t = 0; t < threads.size(); t++) {
      image.put(CellNumber.of(CellNumber.Kind.STARTED, handle(t)), t + 1);
    }
  }

  List<Start> threads() {
    return threads;
  }

  /** The number of a thread; the same start is the same thread. Those from the start are apart. */
  int thread(Start start) {
    int known = start.parent() < 0 ? -1 : threads.indexOf(start);
    if (known >= 0) {
      return known;
    }
    threads.add(start);
    int number = threads.size() - 1;
    long path =
        start.parent() < 0 ? number + 1 : handle(start.parent()) << Byte.SIZE | start.index() + 1;
    handles.add(path);
    if (!places.contains(path)) {
      places.add(path);
      program.threadLocals().ifPresent(g -> image.add(block(path), g.bytes(), true));
    }
    return number;
  }

  /** The handle of a thread: its path of spawns, as in the machine. */
  long handle(int thread) {
    return handles.get(thread);
  }

  /** Whether a thread may have the handle. */
  boolean isHandle(long handle) {
    return places.contains(handle);
  }

  /** A small number for a handle. */
  int place(long handle) {
    return places.indexOf(handle);
  }

  /** Where a thread's own copy of thread-local variables is. */
  long block(long handle) {
    return InitialMemory.BLOCKS + place(handle) * blockSize();
  }

  /** A multiple of 4096, so that no access comes from one to the next. */
  long blockSize() {
    return program.threadLocals().map(g -> (long) (g.size() / 4096 + 2) * 4096).orElse(4096L);
  }

  /** The name of a thread: its path of spawns. */
  String name(int thread) {
    Start start = threads.get(thread);
    return start.parent() < 0 ? String.valueOf(thread) : name(start.parent()) + "." + start.index();
  }

  /** Whether it is the library's mutex for atomic sections, which becomes the lock of automata. */
  boolean isSection(long mutex) {
    return program.global(SECTION).filter(g -> g.address() == mutex).isPresent();
  }

  /** Whether other threads may access local variables. */
  boolean hasLocals() {
    return locals;
  }

  /** Whether threads note that they stopped because of such a defect. */
  boolean notes(Defect.Kind kind) {
    return noted.contains(kind);
  }

  boolean notesAny() {
    return !noted.isEmpty();
  }

  List<Defect> defects() {
    return defects;
  }

  /** The number of a defect, from 1. */
  int defect(Defect defect) {
    int known = defects.indexOf(defect);
    if (known < 0) {
      defects.add(defect);
      known = defects.size() - 1;
    }
    return known + 1;
  }

  Function function(int number) {
    return program.functions().get(number);
  }

  /** Whether a jump leads to an instruction: ways may come together there. */
  boolean isTarget(int function, int index) {
    return targets
        .computeIfAbsent(
            function,
            f -> {
              BitSet all = new BitSet();
              List<Instruction> code = function(f).code();
              for (int i = 0; i < code.size(); i++) {
                if (code.get(i) instanceof Instruction.Jump
                    || code.get(i) instanceof Instruction.Branch) {
                  Arrays.stream(function(f).successors(i)).forEach(all::set);
                }
              }
              return all;
            })
        .get(index);
  }

  /** The registers that may be read from an instruction on before they are written. */
  BitSet live(int function, int index) {
    return live.computeIfAbsent(
        ProgramFacts.register(function, index),
        _ ->
            liveness
                .computeIfAbsent(function, f -> new LivenessAnalysis(function(f)))
                .before(index));
  }

  /** Forgets values that are never read. */
  void prune(LocalState s) {
    for (int d = 0; d < s.frames.size(); d++) {
      CallFrame f = s.frames.get(d);
      BitSet read = live(f.function, f.pc);
      for (int r = 0; r < f.registers.length; r++) {
        if (!read.get(r)) {
          f.registers[r] = null;
        }
      }
      if (d < s.depth() && s.frames.get(d + 1).result >= 0) {
        f.registers[s.frames.get(d + 1).result] = null;
      }
    }
  }

  /** The user's position of the next instruction; inside the library, that of the call. */
  SourcePosition position(LocalState s) {
    int d = s.depth();
    while (d > 0 && function(s.frames.get(d).function).library()) {
      d--;
    }
    CallFrame f = s.frames.get(d);
    int index = d == s.depth() ? f.pc : f.pc - 1;
    return function(f.function).code().get(index).at();
  }

  CallFrame frame(int function, int result) {
    CallFrame frame = new CallFrame(function, function(function).registers().size(), result);
    Arrays.fill(frame.registers, 0L);
    return frame;
  }

  /** Whether an access is no event for the machine. */
  boolean isSilent(Instruction access) {
    return facts.ownGlobals.has(access);
  }
}
