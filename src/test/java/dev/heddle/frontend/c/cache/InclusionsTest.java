// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InclusionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "#include \"a/b.h\"",
        "int x;\n  #  include <a/b.h>\n",
        "#include_next <a/b.h>",
        "#import \"a/b.h\"",
        "%:include <a/b.h>",
        "??=include <a/b.h>",
        "/* c */ #include \"a/b.h\"",
        "/* c\n c */ # /* d\n */ include /* e */ <a/b.h>",
        "#inc\\\nlude \"a/b.h\"",
        "#inc\\ \r\nlude \"a/b.h\"",
        "const unsigned char c[] = {\n#embed \"a/b.h\"\n};",
        "#if __has_include(<a/b.h>)",
        "#if defined(__has_include) && __has_include ( \"a/b.h\" )",
        "#ifdef __has_include\n#if __has_include_next(<a/b.h>)\n#endif\n#endif",
      })
  void aNameThatIsAskedForIsFound(String text) {
    assertEquals(Optional.of(Set.of("a/b.h")), Inclusions.of(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#include HEADER",
        "#include HEADER // \"a.h\"",
        "#include MACRO(\"a.h\")",
        "#if __has_include(HEADER)",
        "#define HAS __has_include",
        "#if __has_embed(DATA)",
        "??/\n",
        "#define CAT(a, b) a##b\n#if CAT(__has_, include)(\"a.h\")",
        "#if CAT(_, _has_include)(\"a.h\")",
        "#if CAT(__has_em, bed)(\"a.h\")",
        "#if CAT(__has_include, _next)(\"a.h\")",
        "#pragma GCC dependency \"a.h\"",
        "const char changed[] = __TIMESTAMP__;",
      })
  void nothingIsKnownOfNamesThatAreComputed(String text) {
    assertEquals(Optional.empty(), Inclusions.of(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "int include = 1;", "/* we #include nothing */", "#define a b"})
  void textsWithoutInclusionsHaveNone(String text) {
    assertEquals(Optional.of(Set.of()), Inclusions.of(text));
  }
}
