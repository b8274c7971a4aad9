// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.executions;

import dev.heddle.foata.Action;
import dev.heddle.foata.Event;
import dev.heddle.foata.unfold.Supported;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramPrinter;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Letters for the events of a program, in the order of its threads and their code: {@code a}, its
 * shadow event {@code a'}, {@code a2} when the thread comes there again, {@code b+} and {@code b-}
 * for the two ways a branch can go.
 */
public final class EventNames {
  private static final int LETTERS = 26;

  /**
   * What a letter stands for.
   *
   * @param thread counted from 0
   * @param text the instruction
   */
  public record Entry(String letter, int thread, String text, SourcePosition at) {}

  private record Place(int thread, int index) {}

  private final Map<Place, String> letters = new HashMap<>();
  private final List<Entry> legend = new ArrayList<>();

  EventNames(Program program) {
    ProgramPrinter printer = new ProgramPrinter(program);
    for (int t = 0; t < program.threads().size(); t++) {
      Function f = program.functions().get(program.threads().get(t));
      for (int i = 0; i < f.code().size(); i++) {
        Instruction instruction = f.code().get(i);
        if (Supported.isEvent(instruction)) {
          String letter = letter(legend.size());
          letters.put(new Place(t, i), letter);
          String text = printer.instruction(f, instruction);
          legend.add(new Entry(letter, t, text, instruction.at()));
        }
      }
    }
  }

  /** a to z, then aa, ab, ... */
  private static String letter(int n) {
    String last = String.valueOf((char) ('a' + n % LETTERS));
    return n < LETTERS ? last : letter(n / LETTERS - 1) + last;
  }

  List<Entry> legend() {
    return legend;
  }

  String of(Event e) {
    Action.Site site = e.action().site();
    String letter = letters.get(new Place(site.processor(), site.index()));
    return letter + (site.round() > 1 ? site.round() : "") + site.tag() + (e.isShadow() ? "'" : "");
  }
}
