// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.terminal.Streams;
import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.program.automaton.ParallelProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Recognises and reads files of automata. */
public final class AutomatonFile {
  /** How such a file's name ends. */
  static final List<String> SUFFIXES = List.of(".automaton", ".txt");

  private AutomatonFile() {}

  public static boolean isOne(String file) {
    return SUFFIXES.stream().anyMatch(file::endsWith);
  }

  /** Reads a program; says what is probably wrong with it. */
  public static ParallelProgram read(String file, Streams streams) throws IOException {
    AutomatonReader.Text text = AutomatonReader.read(file, Inputs.text(Path.of(file)));
    text.warnings().forEach(streams::complain);
    return text.program();
  }
}
