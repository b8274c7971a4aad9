// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions that need no other thread, called by programs that check what they get. */
class SequentialTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "strings",
        "memory",
        "allocation",
        "bounds",
        "numbers",
        "printing",
        "scanning",
        "dates",
        "environment",
        "scheduling",
        "macros"
      })
  void everythingIsAsExpected(String program) throws IOException {
    try (var in = SequentialTest.class.getResourceAsStream(program + ".c")) {
      String source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Explored explored = Explored.of(source);
      assertEquals(Set.of(), explored.errors());
      assertEquals(1, explored.complete());
    }
  }
}
