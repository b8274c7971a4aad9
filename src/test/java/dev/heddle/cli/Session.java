// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.cli.terminal.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** One call of the program: what it wrote and its exit code. */
public record Session(int code, String out, String err) {

  public static Session of(Object... words) {
    String[] arguments = new String[words.length];
    for (int i = 0; i < words.length; i++) {
      arguments[i] = words[i].toString();
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(arguments, stream(out), stream(err));
    return new Session(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  /** It only complained, in one line, and failed as wrong input does. */
  public static void assertRefused(String complaint, Object... words) {
    assertEquals(new Session(ExitCode.WRONG_INPUT, "", complaint + "\n"), of(words));
  }
}
