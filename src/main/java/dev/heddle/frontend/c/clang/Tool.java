// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A program of LLVM that writes its result to its output, from a bundle or from the user. */
record Tool(Path program, Optional<ClangBundle> bundle) {
  /** What clang says first when it crashes. */
  private static final String CRASH = "PLEASE submit a bug report";

  /**
   * Runs it. If it fails and files of the bundle turn out to be missing, they are restored, and it
   * runs again.
   *
   * @throws ClangException with the tool's own messages as they are, if it fails
   */
  byte[] run(List<String> arguments) throws ClangException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(arguments);
    try {
      return attempt(command);
    } catch (ClangException e) {
      if (bundle.isEmpty() || bundle.get().isIntact()) {
        throw e;
      }
      bundle.get().restore();
      return attempt(command);
    }
  }

  private byte[] attempt(List<String> command) throws ClangException {
    try {
      Subprocess.Result result = Subprocess.run(command, bundle.map(ClangBundle::folder));
      // An empty file that may be executed is a program that succeeds.
      if (result.code() == 0 && result.output().length > 0) {
        return result.output();
      }
      throw new ClangException(complaint(result));
    } catch (IOException e) {
      throw new ClangException("cannot run " + program + ": " + reason(e) + advice());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClangException("interrupted");
    }
  }

  /** A dump of the stack names folders of this machine: it is left out. */
  private String complaint(Subprocess.Result result) {
    int crash = result.messages().indexOf(CRASH);
    if (crash >= 0) {
      String before = result.messages().substring(0, crash);
      return before + "the compiler crashed, with code " + result.code();
    }
    String messages = result.messages().stripTrailing();
    return messages.isEmpty()
        ? program + " wrote nothing and ended with code " + result.code()
        : messages;
  }

  /** The reason of the system, which is in parentheses after the text of the JVM. */
  private static String reason(IOException e) {
    String text = e.getMessage().strip();
    int open = text.lastIndexOf('(');
    return open >= 0 && text.endsWith(")") ? text.substring(open + 1, text.length() - 1) : text;
  }

  private String advice() {
    return bundle.isPresent() ? "; --clang PATH names another" : "";
  }
}
