// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import dev.heddle.program.InputException;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a program whose threads are automata. */
public final class AutomatonReader {
  /**
   * @param warnings what is probably wrong, each as {@code file:line:col: warning: why}
   */
  public record Text(ParallelProgram program, List<String> warnings) {}

  private AutomatonReader() {}

  /**
   * @throws InputException at the first thing that is wrong
   */
  public static Text read(String file, String text) {
    AutomatonWords words = new AutomatonWords(file, text);
    List<Automaton> threads = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    Set<String> names = new HashSet<>();
    AutomatonWords.Word word = words.next();
    for (; !word.isEnd(); word = words.next()) {
      switch (word.text()) {
        case "thread" -> {
          AutomatonWords.Word name = words.need("a thread's name");
          if (!names.add(name.text())) {
            throw name.error("there is another thread " + name);
          }
          threads.add(new ThreadReader(words, name, warnings).read());
        }
        // A line of older tools, for which memory had a size.
        case "memory_size" -> TermReader.number(words.need("a number"));
        default -> throw word.error("expected 'thread', found " + word);
      }
    }
    if (threads.isEmpty()) {
      throw word.error("there is no thread");
    }
    return new Text(new ParallelProgram(baseName(file), threads), List.copyOf(warnings));
  }

  private static String baseName(String file) {
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int dot = last.lastIndexOf('.');
    return dot > 0 ? last.substring(0, dot) : last;
  }
}
