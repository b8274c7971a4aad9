// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DependencyFileTest {
  @Test
  void namesAreAsMakeReadsThem() {
    assertEquals(
        List.of("a.c", "b c.h", "d#e.h", "f$g.h", "h\\i.h", "j:k.h"),
        DependencyFile.parse("all: a.c b\\ c.h \\\n  d\\#e.h f$$g.h \\\n  h\\i.h j:k.h\n"));
  }
}
