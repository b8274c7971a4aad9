// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Function;
import dev.heddle.program.InputException;
import dev.heddle.program.Instruction;
import dev.heddle.program.Operands;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Bounds single loops of a program: puts an {@link Instruction.LoopLimit} in front of each loop
 * that begins in a line. A loop is where {@link LoopBound} would name it.
 */
public final class LoopLimits {
  /**
   * The loops of a line.
   *
   * @param file as it is called when the program is read, or the end of that path
   * @param rounds how many times in a row they may iterate
   */
  public record Line(String file, int line, int rounds) {
    private boolean isIn(String path) {
      return path.equals(file) || path.endsWith("/" + file);
    }

    private boolean isOf(SourcePosition loop) {
      return loop.line() == line && isIn(loop.file());
    }
  }

  private LoopLimits() {}

  /**
   * @throws InputException if a line has no loop
   */
  public static Program apply(Program program, List<Line> lines) {
    List<SourcePosition> loops =
        program.functions().stream()
            .filter(f -> !f.library())
            .flatMap(f -> heads(f).values().stream().flatMap(List::stream))
            .toList();
    for (Line line : lines) {
      if (loops.stream().noneMatch(line::isOf)) {
        SourcePosition at = new SourcePosition(line.file(), line.line(), 0);
        throw new InputException(at, complaint(line, loops));
      }
    }
    return program.withFunctions(
        program.functions().stream().map(f -> f.library() ? f : limit(f, lines)).toList());
  }

  private static String complaint(Line line, List<SourcePosition> loops) {
    String places =
        loops.stream()
            .filter(at -> line.isIn(at.file()))
            .map(SourcePosition::line)
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return places.isEmpty()
        ? "--unroll: the program has no loop in this file"
        : "--unroll: no loop begins here; the loops of this file begin at " + places;
  }

  /** The positions of the jumps back to each place where a loop begins. */
  private static Map<Integer, List<SourcePosition>> heads(Function f) {
    Map<Integer, List<SourcePosition>> heads = new HashMap<>();
    for (int i = 0; i < f.code().size(); i++) {
      for (int to : f.successors(i)) {
        if (to <= i) {
          heads.computeIfAbsent(to, h -> new ArrayList<>()).add(f.code().get(i).at());
        }
      }
    }
    return heads;
  }

  private static Function limit(Function f, List<Line> lines) {
    Map<Integer, Instruction> limits = new HashMap<>();
    heads(f)
        .forEach((head, positions) ->
            positions.forEach(at ->
                lines.stream()
                    .filter(line -> line.isOf(at))
                    .forEach(
                        line -> limits.put(head, new Instruction.LoopLimit(line.rounds(), at)))));
    return limits.isEmpty() ? f : entering(f.inserting(limits::get));
  }

  /** The same, with jumps back after the limit in front of their loop. */
  private static Function entering(Function f) {
    List<Instruction> code = new ArrayList<>();
    for (int i = 0; i < f.code().size(); i++) {
      int from = i;
      code.add(
          Operands.redirect(
              f.code().get(i),
              to -> to <= from && f.code().get(to) instanceof Instruction.LoopLimit ? to + 1 : to));
    }
    return new Function(f.name(), f.parameters(), f.registers(), code, f.labels(), f.library());
  }
}
