package dev.heddle.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program {@code heddle}. */
@Command(
    name = "heddle",
    description = "Finds the concurrency bugs that only a relaxed memory model shows.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    exitCodeOnInvalidInput = Main.WRONG_INPUT,
    exitCodeOnExecutionException = Main.OUR_BUG)
public final class Main implements Callable<Integer> {
  static final int WRONG_INPUT = 2;
  static final int OUR_BUG = 70;

  @Spec private CommandSpec spec;

  private Main() {}

  static void main(String[] args) {
    System.exit(run(args, System.out, System.err));
  }

  /** Runs one command and returns its exit code; touches no stream but the given ones. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return new CommandLine(new Main()).setOut(writer(out)).setErr(writer(err)).execute(args);
  }

  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    return WRONG_INPUT;
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"heddle " + (version == null ? "(not packaged)" : version)};
    }
  }
}
