// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import dev.heddle.fuzz.Damage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever the body of a request, it is one, or it is refused. */
class RequestFuzzTest {
  private static final List<String> GOOD =
      List.of(
          "{\"text\": \"int main(void) { return 0; }\", \"command\": \"check\", \"model\":"
              + " \"tso\"}",
          "{\"language\": \"litmus\", \"command\": \"outcomes\", \"model\": \"all\","
              + " \"algorithm\": \"optimal\", \"text\": \"C t\\n{ x=0; }\\u00e9\\ud83d\\ude00\"}",
          "{\"language\": \"automaton\", \"command\": \"reach\", \"races\": true, \"all\": false,"
              + " \"text\": \"\", \"more\": null, \"n\": -1.5e3}");

  @Test
  void bodies() {
    Damage damage = new Damage("request", GOOD);
    for (int i = 0; i < Damage.inputs(8_000); i++) {
      String body = damage.text();
      try {
        Request.parse(body);
      } catch (Refusal e) {
        // That is an answer, too.
      } catch (Throwable e) {
        throw new AssertionError(body, e);
      }
    }
  }
}
