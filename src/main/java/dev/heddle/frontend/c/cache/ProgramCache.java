// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import dev.heddle.program.Program;
import dev.heddle.program.binary.ProgramReader;
import dev.heddle.program.binary.ProgramWriter;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Programs in a folder, one file each; the least recently used one is deleted first. The folder may
 * be deleted at any time, and several processes may use it at once: files are moved into place when
 * they are complete. A file that is damaged or cannot be read or written counts as missing; the
 * program is then made without the cache.
 */
public final class ProgramCache {
  /** What is used of the disk at most, a moment after each new entry. */
  private static final long MOST_BYTES = 64 << 20;

  /** The most that the clock of a file system may be behind the system's. */
  private static final long CLOCK_MILLIS = 2_000;

  private static final String SUFFIX = ".program";

  /** Left by a process that was killed, if older than this. */
  private static final long SCRATCH_MILLIS = 600_000;

  private final Path folder;
  private final long most;
  private final String build;
  private final long clock;

  /**
   * @param build tells this build of Heddle from all others: another one may make other programs
   */
  public ProgramCache(Path folder, String build) {
    this(folder, build, MOST_BYTES, CLOCK_MILLIS);
  }

  ProgramCache(Path folder, String build, long most, long clock) {
    this.folder = folder;
    this.build = build;
    this.most = most;
    this.clock = clock;
  }

  /** The one below the folder for such things; none if it is not known which build this is. */
  public static Optional<ProgramCache> below(Path caches) {
    return Build.current().map(build -> new ProgramCache(caches.resolve("programs"), build));
  }

  /** Of a program; empty if it depends on more than can be known here. */
  public Optional<Recipe> recipe(
      List<String> circumstances, List<String> flags, List<String> files) {
    return Recipe.of(build, circumstances, flags, files);
  }

  /**
   * Creates a collector for the files that a compilation reads.
   *
   * @param installed folders that came with the build or its clang, and are as these are
   */
  public EvidenceCollector collector(Recipe recipe, List<Path> installed) {
    return new EvidenceCollector(recipe.searched(), installed, System.currentTimeMillis() - clock);
  }

  /** The program that was kept, if it would be made just so again. */
  public Optional<Program> find(Recipe recipe) {
    try {
      Path file = file(recipe);
      Entry entry = Entry.of(Entry.read(file.toFile()));
      if (!entry.key().equals(recipe.key()) || !entry.evidence().holds()) {
        return Optional.empty();
      }
      Program program = ProgramReader.read(entry.program());

      file.toFile().setLastModified(System.currentTimeMillis());
      return Optional.of(program);
    } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return Optional.empty();
    }
  }

  /** Keeps a program, unless there is doubt what it was made of. */
  public void keep(Recipe recipe, EvidenceCollector collector, Program program) {
    try {
      Optional<byte[]> bytes =
          collector
              .evidence()
              .map(e -> new Entry(recipe.key(), e, ProgramWriter.write(program)).bytes())
              .filter(b -> b.length <= most / 4);
      if (bytes.isPresent()) {
        write(file(recipe), bytes.get());
        sweep();
      }
    } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
      // Then the next run makes it again.
    }
  }

  private void write(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(folder);
    Path scratch = Files.createTempFile(folder, null, null);
    try {
      Files.write(scratch, bytes);
      Files.move(scratch, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(scratch);
    }
  }

  /** A file with its time when it was read: other processes change times meanwhile. */
  private record Dated(File file, long millis) {}

  private void sweep() throws IOException {
    File[] found = folder.toFile().listFiles(File::isFile);
    if (found == null) {
      return;
    }
    List<Dated> files =
        Arrays.stream(found)
            .map(file -> new Dated(file, file.lastModified()))
            .sorted(Comparator.comparingLong(Dated::millis).reversed())
            .toList();
    long old = System.currentTimeMillis() - SCRATCH_MILLIS;
    long bytes = 0;
    for (Dated each : files) {
      boolean entry = each.file().getName().endsWith(SUFFIX);
      bytes += entry ? each.file().length() : 0;
      if (entry ? bytes > most : each.millis() < old) {
        Files.deleteIfExists(each.file().toPath());
      }
    }
  }

  private Path file(Recipe recipe) {
    byte[] key = recipe.key().getBytes(StandardCharsets.UTF_8);
    return folder.resolve(Long.toHexString(Entry.checksum(key, 0)) + SUFFIX);
  }
}
