// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The points at which fences can be inserted: fence instructions without a barrier, which order
 * nothing. Replacing them keeps the indices of all other instructions. Points with the same source
 * position count as one.
 */
public final class Points {
  private final Program program;

  public Points(Program program) {
    this.program = program;
  }

  public static boolean isPoint(Instruction instruction) {
    return instruction instanceof Instruction.Fence f && f.barriers().isEmpty();
  }

  /** Says where points shall be. */
  public interface Choice {
    /** The position of a point in front of an instruction; null for none. */
    SourcePosition before(Function function, int index);
  }

  /** A program with more points. Jumps to the instruction after a point lead to the point. */
  public static Points insert(Program program, Choice choice) {
    List<Function> functions =
        program.functions().stream().map(f -> f.library() ? f : insert(f, choice)).toList();
    return new Points(program.withFunctions(functions));
  }

  private static Function insert(Function f, Choice choice) {
    return f.inserting(i -> {
      SourcePosition at = choice.before(f, i);
      return at == null ? null : new Instruction.Fence(Set.of(), at);
    });
  }

  public Program program() {
    return program;
  }

  /** The positions in order, each with its function. */
  public Map<SourcePosition, Function> functions() {
    Map<SourcePosition, Function> all = new TreeMap<>(FenceSite.BY_POSITION);
    for (Function f : program.functions()) {
      f.code().stream().filter(Points::isPoint).forEach(i -> all.putIfAbsent(i.at(), f));
    }
    return all;
  }

  /** All fences there can be. */
  public List<FenceSite> sites(Set<Strength> strengths) {
    List<FenceSite> all = new ArrayList<>();
    for (SourcePosition at : functions().keySet()) {
      strengths.stream().sorted().forEach(s -> all.add(new FenceSite(at, s)));
    }
    return all;
  }

  /**
   * The program with fences.
   *
   * @param inserted the instructions that are the fences, by identity
   */
  public record Fenced(Program program, Set<Instruction> inserted) {}

  public Fenced with(Set<FenceSite> fences) {
    Map<SourcePosition, Strength> strongest = new HashMap<>();
    fences.forEach(f -> strongest.merge(f.at(), f.strength(), Points::stronger));
    Set<Instruction> inserted = Collections.newSetFromMap(new IdentityHashMap<>());
    Program fenced =
        replace(point -> {
          Strength strength = strongest.get(point.at());
          if (strength == null) {
            return point;
          }
          Instruction fence = new Instruction.Fence(strength.barriers(), point.at());
          inserted.add(fence);
          return fence;
        });
    return new Fenced(fenced, inserted);
  }

  private static Strength stronger(Strength a, Strength b) {
    return a.compareTo(b) > 0 ? a : b;
  }

  /** The program with other instructions instead of its points. */
  Program replace(UnaryOperator<Instruction> by) {
    return program.withFunctions(
        program.functions().stream()
            .map(f -> f.code().stream().anyMatch(Points::isPoint) ? replace(f, by) : f)
            .toList());
  }

  private static Function replace(Function f, UnaryOperator<Instruction> by) {
    List<Instruction> code = f.code().stream().map(i -> isPoint(i) ? by.apply(i) : i).toList();
    return new Function(f.name(), f.parameters(), f.registers(), code, f.labels(), f.library());
  }
}
