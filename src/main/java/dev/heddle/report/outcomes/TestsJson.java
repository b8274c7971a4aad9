// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.report.JsonText;
import java.io.Writer;
import java.util.function.Consumer;

/** Answers about litmus tests, all in one JSON object; each is written when it is added. */
public final class TestsJson implements AutoCloseable {
  private final JsonText json;

  public TestsJson(Writer out) {
    json = JsonText.indented(out);
    json.begin("tests");
  }

  /** Adds one test under one model. */
  public void add(Consumer<JsonText> test) {
    json.object(test);
  }

  @Override
  public void close() {
    json.end();
  }
}
