// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Interrupt;
import dev.heddle.cli.terminal.Output;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.cli.terminal.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs commands in Heddle's own folder while the JVM records which classes they need: {@code check}
 * what is asked most, {@code rest} all others, because every start pays for the classes of its
 * training, 8 ms for 1,000. Programs in C are made without programs from earlier runs, and with;
 * the first one unpacks clang. The answers are discarded by the launcher, but are written to stdout
 * nevertheless: writing there needs classes as well.
 */
final class Training {
  private static final String DEKKER = "examples/c/dekker.c";

  static final String[][] CHECK = {
    {"check", DEKKER, "--model", "tso", "--no-cache"},
    {"check", "examples/c/bounded_buffer.c", "--model", "sc", "--no-cache"},
    {"check", "examples/c/treiber_stack.c", "--format", "json", "--", "-DFREE_AT_ONCE"},
    {"replay", DEKKER, "--model", "tso", "--schedule", "0.0 0.1"},
    {"check", DEKKER, "--model", "tso"},
    {"check", DEKKER, "--model", "tso"},
  };

  static final String[][] REST = {
    {"outcomes", "examples/litmus/SB.litmus", "--model", "all"},
    {"executions", "examples/litmus/SB.litmus"},
    {"show", "examples/litmus/SB.litmus"},
    {"robust", "examples/automata/dekker.automaton", "--format", "json"},
    {"monitor", DEKKER, "--runs", "20", "--no-cache"},
    {"reach", "examples/automata/peterson.automaton", "--stats"},
    {"reach", DEKKER},
    {"fence", "examples/automata/dekker.automaton"},
    {"fence", DEKKER},
    {"monitor", DEKKER, "--runs", "20"},
    {"robust", DEKKER},
    {"generate", "lamport", "2"},
  };

  private Training() {}

  static void main(String[] which) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    Output output = new Output(new FileOutputStream(FileDescriptor.out));
    PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
    new Interrupt(new Streams(out, nowhere, Terminal.NONE)).end(ExitCode.PASS);
    for (String[] command : which[0].equals("check") ? CHECK : REST) {
      Main.run(command, out, nowhere);
    }
    out.flush();
    System.exit(output.failure().isPresent() ? 1 : 0);
  }
}
