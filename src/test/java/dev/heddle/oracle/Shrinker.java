// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Makes a failing program smaller, step by step, as long as it still fails. In the end no single
 * instruction, thread, function or global can go, unless the tries were used up. Deterministic.
 */
public final class Shrinker {
  private final Predicate<Program> stillFails;
  private int tries;

  private Shrinker(Predicate<Program> stillFails, int tries) {
    this.stillFails = stillFails;
    this.tries = tries;
  }

  /** The smallest program found with at most so many calls of {@code stillFails}. */
  public static Program shrink(Program failing, Predicate<Program> stillFails, int tries) {
    return new Shrinker(stillFails, tries).shrink(failing);
  }

  private Program shrink(Program failing) {
    Program best = failing;
    Program smaller = failing;
    while (smaller != null) {
      best = smaller;
      smaller = firstFailing(candidates(best));
    }
    return best;
  }

  private Program firstFailing(List<Program> candidates) {
    for (Program candidate : candidates) {
      if (tries-- <= 0) {
        return null;
      }
      if (stillFails.test(candidate)) {
        return candidate;
      }
    }
    return null;
  }

  /** Smaller programs, those that lose most first. */
  private static List<Program> candidates(Program p) {
    List<Program> all = new ArrayList<>();
    for (int t = 0; p.threads().size() > 1 && t < p.threads().size(); t++) {
      all.add(Programs.withoutThread(p, t));
    }
    removeUnused(p, all);
    removeCode(p, all);
    simplify(p, all);
    return all;
  }

  private static void removeUnused(Program p, List<Program> all) {
    Set<Expression> leaves = Programs.leaves(p);
    for (int f = 0; f < p.functions().size(); f++) {
      Function function = p.functions().get(f);
      if (!p.threads().contains(f) && !leaves.contains(new Expression.FunctionAddress(f))) {
        all.add(Programs.withoutFunction(p, f));
      }
      Set<Integer> used = Programs.registers(function);
      for (int r = function.parameters(); r < function.registers().size(); r++) {
        if (!used.contains(r)) {
          all.add(Programs.withoutRegister(p, f, r));
        }
      }
    }
    p.globals().stream()
        .filter(g -> leaves.stream().noneMatch(e -> refersTo(e, g)))
        .forEach(g -> all.add(Programs.withoutGlobal(p, g)));
  }

  private static boolean refersTo(Expression e, Global global) {
    return e instanceof Expression.GlobalAddress a && a.global().equals(global);
  }

  /** Halves, quarters, ... and single instructions; never the return at the end of the code. */
  private static void removeCode(Program p, List<Program> all) {
    for (int f = 0; f < p.functions().size(); f++) {
      int size = p.functions().get(f).code().size() - 1;
      for (int length = size; length > 0; length /= 2) {
        for (int from = 0; from + length <= size; from += length) {
          all.add(Programs.withoutCode(p, f, from, from + length));
        }
      }
    }
  }

  private static void simplify(Program p, List<Program> all) {
    for (int f = 0; f < p.functions().size(); f++) {
      List<Instruction> code = p.functions().get(f).code();
      for (int i = 0; i < code.size(); i++) {
        int function = f;
        int index = i;
        Simplification.of(code.get(i))
            .forEach(simpler -> all.add(Programs.withInstruction(p, function, index, simpler)));
      }
    }
  }
}
