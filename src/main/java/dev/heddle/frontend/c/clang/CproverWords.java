// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The extensions of C that CBMC has. Its labels that start a thread, {@code __CPROVER_ASYNC_1:
 * f(x);}, become macros that put a switch before the label: so the statement can be told from
 * others in what clang writes.
 */
final class CproverWords {
  private static final String PREFIX = "__CPROVER_";
  private static final Pattern LABEL = Pattern.compile("\\b__CPROVER_ASYNC_\\w+");
  private static final String MACRO =
      "-D%s=switch(({extern int __heddle_async(void);__heddle_async();}))case 1:__heddle_%s";
  private static final List<String> TYPES =
      List.of(
          "-D__CPROVER_bool=_Bool",
          "-D__CPROVER_size_t=unsigned long",
          "-D__CPROVER_thread_local=__thread");

  private CproverWords() {}

  /** Flags that define the words that the file may use. */
  static List<String> macros(InputFile input) throws ClangException {
    String text;
    try {
      text = Files.readString(input.path(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new ClangException(input.path() + ": " + Reason.of(e));
    }
    List<String> flags = new ArrayList<>();
    if (text.contains(PREFIX)) {
      flags.addAll(TYPES);
      LABEL
          .matcher(text)
          .results()
          .map(MatchResult::group)
          .distinct()
          .forEach(name -> flags.add(MACRO.formatted(name, name)));
    }
    return flags;
  }
}
