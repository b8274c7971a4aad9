// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything but the source files that determines a compiled program.
 *
 * @param key everything that it depends on, but for the contents of files
 * @param searched the folders that are searched for headers, beside those where files are read
 */
public record Recipe(String key, List<String> searched) {

  /** Empty if clang might read more than it says. */
  static Optional<Recipe> of(
      String build, List<String> circumstances, List<String> flags, List<String> files) {
    List<String> words = new ArrayList<>();
    words.add(build);
    words.addAll(circumstances);
    words.add("flags");
    words.addAll(flags);
    words.add("files");
    words.addAll(files);
    StringBuilder key = new StringBuilder();
    words.forEach(word -> key.append(word.length()).append(':').append(word).append('\n'));
    return SearchPath.of(flags).map(folders -> new Recipe(key.toString(), folders));
  }
}
