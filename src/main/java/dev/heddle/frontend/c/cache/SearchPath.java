// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The folders that flags for clang add to its search path for headers. Only flags that make clang
 * read no other files are supported; with any other flag nothing is cached.
 */
final class SearchPath {
  private static final List<String> FOLDERS = List.of("-I", "-isystem", "-iquote", "-idirafter");

  private static final Pattern HARMLESS =
      Pattern.compile(
          "-[DU].+|-O[0-3sgz]?|-std=\\w+(:\\w+)?|-ansi|-pedantic(-errors)?|-pthread|-w|-W[a-z][^,]*"
              + "|-g[0-4]?|-f(no-)?(gnu89-inline|inline|builtin|wrapv|trapv|common|strict-aliasing"
              + "|unroll-loops|omit-frame-pointer|signed-char|unsigned-char|short-enums"
              + "|blocks|strict-overflow|freestanding)"
              + "|-m(no-)?(sse|avx|bmi|cx16|popcnt|aes|rtm)[0-9.a-z]*");

  private SearchPath() {}

  /** Empty if clang might read more than it says. */
  static Optional<List<String>> of(List<String> flags) {
    List<String> folders = new ArrayList<>();
    for (int i = 0; i < flags.size(); i++) {
      String flag = flags.get(i);
      Optional<String> option = FOLDERS.stream().filter(flag::startsWith).findFirst();
      boolean separate = option.equals(Optional.of(flag)) || flag.equals("-D") || flag.equals("-U");
      if (separate && ++i == flags.size()) {
        return Optional.empty();
      }
      if (option.isPresent()) {
        folders.add(separate ? flags.get(i) : flag.substring(option.get().length()));
      } else if (!separate && !HARMLESS.matcher(flag).matches()) {
        return Optional.empty();
      }
    }
    // "=" stands for a sysroot
    return folders.stream().anyMatch(f -> f.isEmpty() || f.startsWith("="))
        ? Optional.empty()
        : Optional.of(folders);
  }
}
