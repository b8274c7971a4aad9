package dev.heddle.cli;

import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.program.InputException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** {@code heddle show}: a test as the machine will run it. */
final class ShowCommand implements Command {
  @Override
  public Syntax syntax() {
    return new Syntax(
        "show",
        "FILE|FOLDER|@LIST ...",
        "a litmus test as the program that is run",
        "Prints each litmus test as the program that Heddle makes of it: globals with their first"
            + " values, and every thread's instructions with addresses, sizes, flags and fences"
            + " spelled out.",
        List.of(new Syntax.Option("--help", null, "show this help")),
        "");
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    if (arguments.operands().isEmpty()) {
      throw new UsageException("name a litmus test, a folder of them, or @LIST");
    }
    Inputs inputs = new Inputs(".litmus", streams);
    arguments.operands().forEach(inputs::add);
    String separator = "";
    for (Path file : inputs.files()) {
      try {
        LitmusTest test = LitmusReader.read(file.toString(), Inputs.text(file));
        streams.out().print(separator + test.program() + "\n" + test.condition().text() + "\n");
        separator = "\n";
      } catch (IOException | InputException e) {
        inputs.fail(file.toString(), e);
      }
    }
    streams.out().flush();
    return inputs.isComplete() ? ExitCode.PASS : ExitCode.WRONG_INPUT;
  }
}
