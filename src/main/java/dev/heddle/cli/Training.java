package dev.heddle.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs each of the commands once, in Heddle's own folder, while the launcher has the JVM write down
 * which classes they need. The one on C unpacks clang, too; it is run without programs from earlier
 * runs, and with. The answers are shown to nobody, except that stdout gets them in the end all the
 * same: writing there needs classes, too.
 */
final class Training {
  private static final String[][] COMMANDS = {
    {"outcomes", "examples/litmus/SB.litmus", "--model", "all"},
    {"check", "examples/c/dekker.c", "--model", "tso", "--no-cache"},
    {"check", "examples/c/bounded_buffer.c", "--model", "sc", "--no-cache"},
    {"robust", "examples/automata/dekker.automaton", "--format", "json"},
    {"reach", "examples/automata/peterson.automaton", "--stats"},
    {"fence", "examples/automata/dekker.automaton"},
    {"reach", "examples/c/dekker.c"},
    {"check", "examples/c/treiber_stack.c", "--format", "json", "--", "-DFREE_AT_ONCE"},
    {"check", "examples/c/dekker.c", "--model", "tso"},
    {"check", "examples/c/dekker.c", "--model", "tso"},
  };

  private Training() {}

  static void main(String[] args) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    Output output = new Output(new FileOutputStream(FileDescriptor.out));
    PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
    new Interrupt(new Streams(out, nowhere, Terminal.NONE), output).end(ExitCode.PASS);
    for (String[] command : COMMANDS) {
      Main.run(command, out, nowhere);
    }
    out.flush();
    System.exit(output.failure().isPresent() ? 1 : 0);
  }
}
