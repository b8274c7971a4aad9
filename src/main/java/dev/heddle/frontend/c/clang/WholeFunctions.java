// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Functions that clang must not inline: those that verification competitions define as atomic by
 * their names, and those whose calls start threads. After inlining, their code could not be told
 * from the code around it.
 */
final class WholeFunctions {
  private static final String NO_INLINING = "-fno-inline";
  private static final Pattern SPECIAL =
      Pattern.compile(
          "DISubprogram\\(name: \"__VERIFIER_atomic_(?!begin\"|end\")|@__heddle_async\\(");

  private WholeFunctions() {}

  /** Whether such functions may have been inlined. */
  static boolean areAtRisk(byte[] text, List<String> flags) {
    boolean optimizes =
        flags.stream().anyMatch(flag -> flag.startsWith("-O") && !flag.equals("-O0"));
    return optimizes
        && !flags.contains(NO_INLINING)
        && SPECIAL.matcher(new String(text, StandardCharsets.ISO_8859_1)).find();
  }

  /** The flags with which they are not. */
  static List<String> keeping(List<String> flags) {
    List<String> more = new ArrayList<>(flags);
    more.add(NO_INLINING);
    return more;
  }
}
