// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.Function;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LivenessAnalysis;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Decodes a program: the bodies of all functions one after another, with shared constants. */
public final class Decoder {
  private final List<int[]> ops = new ArrayList<>();
  private final List<Integer> origin = new ArrayList<>();
  private final List<Integer> shown = new ArrayList<>();
  private final List<Boolean> isLibrary = new ArrayList<>();
  final CallSites sites = new CallSites();
  private final List<Long> constants = new ArrayList<>();
  private final Map<Long, Integer> constantIndex = new HashMap<>();
  private final List<Integer> arguments = new ArrayList<>();

  /** Of the function being decoded: the size of its frame. */
  private int size;

  /** The last result, because the threads of a search and its replays run the same program. */
  private static volatile Decoded last;

  private record Decoded(Program program, Code code) {}

  public static Code decode(Program program) {
    Decoded known = last;
    if (known == null || known.program != program) {
      known = new Decoded(program, new Decoder().program(program));
      last = known;
    }
    return known.code;
  }

  private Code program(Program program) {
    int n = program.functions().size();
    int[] entry = new int[n];
    int[] sizes = new int[n];
    int[] parameters = new int[n];
    int[][] zeroed = new int[n][];
    boolean[] observed = new boolean[n];
    Inlining inlining = new Inlining(program, this);
    for (int f = 0; f < n; f++) {
      Function function = program.functions().get(f);
      entry[f] = pc();
      size = 0;
      new BodyDecoder(this, inlining, program, f).decode();
      sizes[f] = size;
      parameters[f] = function.parameters();
      observed[f] = program.threads().contains(f);
      int first = parameters[f];
      zeroed[f] = new LivenessAnalysis(function).at(0).stream().filter(r -> r >= first).toArray();
    }
    int[] flat = new int[ops.size() * Opcode.WIDTH];
    for (int i = 0; i < ops.size(); i++) {
      System.arraycopy(shortened(ops.get(i)), 0, flat, i * Opcode.WIDTH, Opcode.WIDTH);
    }
    boolean[] library = new boolean[ops.size()];
    for (int i = 0; i < library.length; i++) {
      library[i] = isLibrary.get(i);
    }
    return new Code(
        flat,
        new Code.Origins(ints(origin), ints(shown), library, sites),
        constants.stream().mapToLong(Long::longValue).toArray(),
        ints(arguments),
        new Code.Functions(entry, sizes, parameters, zeroed, observed));
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Redirects jumps to jumps to their final targets. */
  private int[] shortened(int[] op) {
    int from = op[0] == Opcode.JUMP ? 1 : op[0] == Opcode.BRANCH ? 2 : 3;
    int to =
        switch (op[0]) {
          case Opcode.JUMP -> 2;
          case Opcode.BRANCH -> 4;
          case Opcode.BRANCH_EQ, Opcode.BRANCH_IF -> 5;
          default -> 0;
        };
    for (int k = from; k < to; k++) {
      // an endless loop of jumps is left as it is
      for (int n = 0; n < 100 && ops.get(op[k] / Opcode.WIDTH)[0] == Opcode.JUMP; n++) {
        op[k] = ops.get(op[k] / Opcode.WIDTH)[1];
      }
    }
    return op;
  }

  // ---------------------------------------------------------------- for the bodies

  /** Where the next operation will be. */
  int pc() {
    return ops.size() * Opcode.WIDTH;
  }

  /** The function's frame has at least so many registers and temporaries. */
  void need(int registers) {
    size = Math.max(size, registers);
  }

  int[] emit(int[] op, int itsOrigin, int itsShown, boolean inLibrary) {
    int[] full = Arrays.copyOf(op, Opcode.WIDTH);
    ops.add(full);
    origin.add(itsOrigin);
    shown.add(itsShown);
    isLibrary.add(inLibrary);
    return full;
  }

  int list(int[] operands) {
    int first = arguments.size();
    for (int o : operands) {
      arguments.add(o);
    }
    return first;
  }

  int constant(long value) {
    return ~constantIndex.computeIfAbsent(
        value,
        v -> {
          constants.add(v);
          return constants.size() - 1;
        });
  }
}
