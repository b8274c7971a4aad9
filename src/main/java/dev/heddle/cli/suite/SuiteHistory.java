// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.file.WholeFile;
import dev.heddle.frontend.c.clang.CacheFolder;
import dev.heddle.frontend.c.clang.ClangException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the questions of a suite were about when they last had the expected answer, in the cache
 * folder. It decides about the order only, so a history that is lost or damaged does no harm.
 */
final class SuiteHistory {
  private static final Charset UTF_8 = StandardCharsets.UTF_8;
  private static final Pattern INCLUDE =
      Pattern.compile("(?m)^\\s*#\\s*include\\s*\"([^\"\\n]+)\"");

  private final Optional<Path> place;
  private final Map<String, String> before = new HashMap<>();
  private final Map<String, String> now = new HashMap<>();

  private SuiteHistory(Optional<Path> place) {
    this.place = place;
  }

  static SuiteHistory of(Path suite) {
    SuiteHistory history = new SuiteHistory(place(suite));
    try {
      if (history.place.isPresent() && Files.exists(history.place.get())) {
        for (String line : Files.readAllLines(history.place.get())) {
          int end = line.lastIndexOf('\t');
          history.before.put(line.substring(0, Math.max(0, end)), line.substring(end + 1));
        }
      }
    } catch (IOException e) {
      // as if this were the first time
    }
    return history;
  }

  private static Optional<Path> place(Path suite) {
    try {
      String name = hash(List.of(suite.toAbsolutePath().normalize().toString().getBytes(UTF_8)));
      return Optional.of(CacheFolder.current().resolve("suites").resolve(name));
    } catch (ClangException e) {
      return Optional.empty();
    }
  }

  /** The questions whose input changed or whose last answer was not expected, then the others. */
  List<Question> order(List<Question> questions) {
    List<Question> first = new ArrayList<>();
    List<Question> others = new ArrayList<>();
    for (Question q : questions) {
      String hash = input(q);
      now.put(q.key(), hash);
      (hash.equals(before.get(q.key())) ? others : first).add(q);
    }
    first.addAll(others);
    return first;
  }

  /** Keeps those that were answered as expected. */
  void keep(List<SuiteAnswer> answers) {
    Map<String, String> kept = new TreeMap<>(before);
    for (SuiteAnswer a : answers) {
      String key = a.question().key();
      kept.remove(key);
      if (a.isExpected()) {
        kept.put(key, now.get(key));
      }
    }
    StringBuilder all = new StringBuilder();
    kept.forEach((key, hash) -> all.append(key).append('\t').append(hash).append('\n'));
    try {
      if (place.isPresent()) {
        Files.createDirectories(place.get().getParent());
        WholeFile.write(place.get(), all.toString().getBytes(UTF_8));
      }
    } catch (IOException e) {
      // next time the order is that of the file
    }
  }

  /** Of the words, the files, and the files that these include by quotes. */
  private static String input(Question q) {
    List<byte[]> parts = new ArrayList<>();
    parts.add(String.join("\0", q.words(List.of())).getBytes(UTF_8));
    parts.add((q.expected() + "\0" + q.error()).getBytes(UTF_8));
    Deque<Path> open = new ArrayDeque<>(q.files());
    Set<Path> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      Path file = open.remove();
      try {
        byte[] content = Files.readAllBytes(file);
        parts.add(content);
        Matcher m = INCLUDE.matcher(new String(content, StandardCharsets.ISO_8859_1));
        while (m.find()) {
          for (Path found : headers(q, file, m.group(1))) {
            if (seen.add(found)) {
              open.add(found);
            }
          }
        }
      } catch (IOException e) {
        parts.add(e.toString().getBytes(UTF_8));
      }
    }
    return hash(parts);
  }

  private static List<Path> headers(Question q, Path file, String name) {
    List<Path> folders = new ArrayList<>(List.of(file.toAbsolutePath().getParent()));
    q.flags().stream()
        .filter(f -> f.startsWith("-I") && f.length() > 2)
        .forEach(f -> folders.add(Path.of(f.substring(2))));
    try {
      return folders.stream()
          .map(f -> f.resolve(name).toAbsolutePath().normalize())
          .filter(Files::isRegularFile)
          .toList();
    } catch (InvalidPathException e) {
      return List.of();
    }
  }

  private static String hash(List<byte[]> parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] part : parts) {
        digest.update((part.length + ":").getBytes(UTF_8));
        digest.update(part);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e); // every JVM has it
    }
  }
}
