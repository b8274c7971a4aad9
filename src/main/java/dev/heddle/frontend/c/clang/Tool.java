package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A program of LLVM that writes its answer to its output; ours, from a bundle, or the user's. */
record Tool(Path program, Optional<ClangBundle> bundle) {

  /**
   * @throws ClangException with the tool's own messages as they are, if it fails
   */
  byte[] run(List<String> arguments) throws ClangException {
    try {
      return attempt(arguments);
    } catch (ClangException e) {
      if (bundle.isEmpty() || bundle.get().isIntact()) {
        throw e;
      }
      bundle.get().restore();
      return attempt(arguments);
    }
  }

  private byte[] attempt(List<String> arguments) throws ClangException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(arguments);
    try {
      Subprocess.Result result = Subprocess.run(command, bundle.map(ClangBundle::folder));
      if (result.code() == 0) {
        return result.output();
      }
      String messages = result.messages().stripTrailing();
      throw new ClangException(
          messages.isEmpty() ? program + " ended with code " + result.code() : messages);
    } catch (IOException e) {
      throw new ClangException(e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClangException("interrupted");
    }
  }
}
