// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.program.InputException;
import dev.heddle.program.condition.Observable;
import java.util.stream.Collectors;

/** What the tests of this package say of a litmus test. */
final class Litmus {
  private Litmus() {}

  static LitmusTest read(String text) {
    return LitmusReader.read("t.litmus", text);
  }

  /** The columns after the threads ran one after another, as {@code x=1; 0:EAX=0}. */
  static String finalState(String text) {
    LitmusTest test = read(text);
    SequentialRun run = SequentialRun.of(test.program());
    return test.condition().columns().stream()
        .map(o -> o.name() + "=" + run.value(o))
        .collect(Collectors.joining("; "));
  }

  /** The instructions of one thread, a line each, without labels. */
  static String code(String text, int thread) {
    LitmusTest test = read(text);
    var function = test.program().functions().get(thread);
    var printer = new dev.heddle.program.ProgramPrinter(test.program());
    return function.code().stream()
        .map(i -> printer.instruction(function, i))
        .collect(Collectors.joining("\n"));
  }

  static String columns(LitmusTest test) {
    return test.condition().columns().stream()
        .map(Observable::name)
        .collect(Collectors.joining(";"));
  }

  static void assertError(String message, String text) {
    InputException e = assertThrows(InputException.class, () -> read(text));
    assertEquals("t.litmus:" + message, e.getMessage());
  }
}
