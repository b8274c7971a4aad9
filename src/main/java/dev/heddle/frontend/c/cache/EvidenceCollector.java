// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** Gathers the {@link Evidence} while a program is made. Threads may share one. */
public final class EvidenceCollector {
  /** No more than this is kept beside a program. */
  private static final long MOST_BYTES = 4 << 20;

  private static final int MOST_PLACES = 5_000;

  /** What changed since this time may have changed after clang read it; in milliseconds. */
  private final long since;

  private final Set<String> read = new ConcurrentSkipListSet<>();
  private final List<String> searched;

  /** What is below these folders does not change while the build and its clang are the same. */
  private final List<Path> installed;

  private volatile boolean complete = true;

  EvidenceCollector(List<String> searched, List<Path> installed, long since) {
    this.searched = List.copyOf(searched);
    this.installed = List.copyOf(installed);
    this.since = since;
  }

  /** This file was read. */
  public void reads(Path file) {
    read.add(file.toString());
  }

  /** An unknown file was read. */
  public void markIncomplete() {
    complete = false;
  }

  /** Empty if there is too much of it, or something is not certain. */
  Optional<Evidence> evidence() {
    try {
      SortedMap<String, byte[]> files = new TreeMap<>();
      Set<String> names = new TreeSet<>();
      Set<String> folders = new TreeSet<>(searched);
      folders.removeIf(folder -> isInstalled(Path.of(folder)));
      long bytes = 0;
      for (String name : read) {
        Path path = Path.of(name);
        boolean isInstalled = isInstalled(path);
        bytes += isInstalled ? 0 : Files.size(path);
        if (bytes > MOST_BYTES || !Files.isRegularFile(path) || (!isInstalled && isRecent(path))) {
          return Optional.empty();
        }
        byte[] content = Files.readAllBytes(path);
        if (!isInstalled) {
          files.put(name, content);
          folders.add(path.getParent() == null ? "." : path.getParent().toString());
        }
        Optional<Set<String>> mentioned =
            Inclusions.of(new String(content, StandardCharsets.ISO_8859_1));
        if (mentioned.isEmpty()) {
          return Optional.empty();
        }
        names.addAll(mentioned.get());
      }
      return !complete
          ? Optional.empty()
          : collect(files, new ArrayList<>(folders), new ArrayList<>(names));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private boolean isInstalled(Path path) {
    return installed.stream().anyMatch(path::startsWith);
  }

  private Optional<Evidence> collect(
      SortedMap<String, byte[]> files, List<String> folders, List<String> names)
      throws IOException {
    if ((long) folders.size() * names.size() > MOST_PLACES) {
      return Optional.empty();
    }
    byte[] found = Evidence.listing(folders, names);
    for (int i = 0; i < found.length; i++) {
      String folder = folders.get(i / names.size());
      Path place = Evidence.place(folder, names.get(i % names.size())).toPath();
      if (found[i] == 1 && isRecent(place)) {
        return Optional.empty();
      }
    }
    return Optional.of(new Evidence(files, folders, names, found));
  }

  /** The time of change cannot be set back, where there is one. */
  private boolean isRecent(Path path) throws IOException {
    if (Files.getLastModifiedTime(path).toMillis() >= since) {
      return true;
    }
    try {
      return ((FileTime) Files.getAttribute(path, "unix:ctime")).toMillis() >= since;
    } catch (UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }
}
