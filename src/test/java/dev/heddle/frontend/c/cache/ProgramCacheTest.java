// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.Families;
import dev.heddle.program.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramCacheTest {
  private static final long PLENTY = 1 << 20;

  /** As if all files were of long ago. */
  private static final long NO_DOUBT = -10_000;

  private static final Program PROGRAM = Families.fib(2);

  @TempDir private Path folder;
  private Path entries;
  private Path source;
  private ProgramCache cache;

  @BeforeEach
  void sourceWithHeader() throws IOException {
    entries = folder.resolve("entries");
    source = Files.writeString(folder.resolve("a.c"), "#include \"a.h\"\n");
    Files.createDirectories(folder.resolve("one"));
    Files.createDirectories(folder.resolve("two"));
    Files.writeString(header("two"), "int x;\n");
    cache = cache("build", PLENTY, NO_DOUBT);
  }

  private Path header(String in) {
    return folder.resolve(in).resolve("a.h");
  }

  private ProgramCache cache(String build, long most, long clock) {
    return new ProgramCache(entries, build, most, clock);
  }

  private Recipe recipe(String... more) {
    List<String> flags =
        List.of("-I", folder.resolve("one").toString(), "-I" + folder.resolve("two"));
    return cache
        .recipe(
            List.of("circumstances"),
            Stream.concat(flags.stream(), Stream.of(more)).toList(),
            List.of(source.toString()))
        .orElseThrow();
  }

  private void keep(ProgramCache in, Recipe recipe, Path... installed) {
    EvidenceCollector witnessing = in.collector(recipe, List.of(installed));
    witnessing.reads(source);
    witnessing.reads(header("two"));
    in.keep(recipe, witnessing, PROGRAM);
  }

  private Optional<Program> kept() {
    keep(cache, recipe());
    return cache.find(recipe());
  }

  @Test
  void whatWasKeptIsFound() {
    assertEquals(Optional.empty(), cache.find(recipe()));
    assertEquals(Optional.of(PROGRAM), kept());
    assertEquals(Optional.of(PROGRAM), cache("build", PLENTY, NO_DOUBT).find(recipe()));
  }

  @Test
  void anythingElseIsAnotherProgram() {
    keep(cache, recipe());
    assertEquals(Optional.empty(), cache.find(recipe("-DX")));
    ProgramCache later = cache("later build", PLENTY, NO_DOUBT);
    Recipe same = later.recipe(List.of("circumstances"), List.of(), List.of("a.c")).orElseThrow();
    assertEquals(Optional.empty(), later.find(same));
  }

  /** Same size, same time. */
  @Test
  void aChangedHeaderCounts() throws IOException {
    kept();
    FileTime time = Files.getLastModifiedTime(header("two"));
    Files.writeString(header("two"), "int y;\n");
    Files.setLastModifiedTime(header("two"), time);
    assertEquals(Optional.empty(), cache.find(recipe()));
    Files.writeString(header("two"), "int x;\n");
    assertEquals(Optional.of(PROGRAM), cache.find(recipe()));
    Files.delete(header("two"));
    assertEquals(Optional.empty(), cache.find(recipe()));
  }

  @Test
  void aHeaderThatWouldBeFoundFirstCounts() throws IOException {
    kept();
    Files.writeString(header("one"), "int x;\n");
    assertEquals(Optional.empty(), cache.find(recipe()));
    Files.delete(header("one"));
    assertEquals(Optional.of(PROGRAM), cache.find(recipe()));
    Files.writeString(folder.resolve("a.h"), "int x;\n"); // beside the source
    assertEquals(Optional.empty(), cache.find(recipe()));
  }

  @Test
  void whatIsInstalledCountsAsPartOfTheBuild() throws IOException {
    keep(cache, recipe(), folder.resolve("two"));
    Files.writeString(header("two"), "int y;\n");
    assertEquals(Optional.of(PROGRAM), cache.find(recipe()));
    Files.writeString(header("two"), "#include \"b.h\"\n");
    keep(cache, recipe(), folder.resolve("two"));
    Files.writeString(folder.resolve("one/b.h"), ""); // found before one that is installed
    assertEquals(Optional.empty(), cache.find(recipe()));
  }

  @Test
  void whatMayHaveChangedMeanwhileIsNotKept() {
    keep(cache("build", PLENTY, 60_000), recipe());
    assertEquals(Optional.empty(), cache.find(recipe()));
  }

  @Test
  void whatIsNotFullyKnownIsNotKept() throws IOException {
    EvidenceCollector witnessing = cache.collector(recipe(), List.of());
    witnessing.reads(source);
    witnessing.markIncomplete();
    cache.keep(recipe(), witnessing, PROGRAM);
    assertEquals(Optional.empty(), cache.find(recipe()));
    Files.writeString(source, "#include HEADER\n");
    assertEquals(Optional.empty(), kept());
  }

  /** A pipe to which nobody writes would be read for ever. */
  @Test
  void anEntryThatIsNoFileCountsAsMissing() throws Exception {
    assertTrue(kept().isPresent());
    Path entry = entries().getFirst();
    Files.delete(entry);
    Path mkfifo = Path.of("/usr/bin/mkfifo");
    Assumptions.assumeTrue(Files.isExecutable(mkfifo));
    assertEquals(0, new ProcessBuilder(mkfifo.toString(), entry.toString()).start().waitFor());
    assertEquals(Optional.empty(), cache.find(recipe()));
  }

  @Test
  void aDamagedEntryIsNone() throws IOException {
    kept();
    Path entry = entries().getFirst();
    byte[] bytes = Files.readAllBytes(entry);
    for (int i = 0; i < bytes.length; i++) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 4;
      Files.write(entry, damaged);
      assertEquals(Optional.empty(), cache.find(recipe()), "byte " + i);
    }
    Files.write(entry, new byte[0]);
    assertEquals(Optional.empty(), cache.find(recipe()));
    Files.delete(entry);
    Files.createDirectory(entry);
    assertEquals(Optional.empty(), kept());
  }

  @Test
  void theOneUsedLongestAgoGoesFirst() throws IOException {
    keep(cache, recipe("-DX=0"));
    long size = Files.size(entries().getFirst());
    ProgramCache small = cache("build", 5 * size, NO_DOUBT);
    for (int i = 1; i <= 4; i++) {
      keep(small, recipe("-DX=" + i));
    }
    List<Path> all = entries();
    for (Path entry : all) {
      Files.setLastModifiedTime(entry, FileTime.fromMillis(1_000_000));
    }
    small.find(recipe("-DX=2")).orElseThrow();
    for (int i = 5; i <= 8; i++) {
      keep(small, recipe("-DX=" + i));
      assertTrue(entries().stream().mapToLong(p -> p.toFile().length()).sum() <= 5 * size);
    }
    assertTrue(small.find(recipe("-DX=2")).isPresent());
    assertTrue(IntStream.of(0, 1, 3, 4).allMatch(i -> small.find(recipe("-DX=" + i)).isEmpty()));
  }

  private List<Path> entries() throws IOException {
    try (Stream<Path> files = Files.list(entries)) {
      return files.toList();
    }
  }

  @Test
  void aFolderThatCannotBeIsNoHarm() throws IOException {
    Files.writeString(entries, "a file");
    assertEquals(Optional.empty(), kept());
  }

  /** Some write, some read, one deletes: what is found is right. */
  @Test
  void manyMayUseIt() throws Exception {
    try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
      List<Future<?>> all =
          IntStream.range(0, 200).<Future<?>>mapToObj(i -> pool.submit(() -> use(i))).toList();
      for (Future<?> one : all) {
        one.get();
      }
    }
    assertTrue(entries().stream().allMatch(p -> p.toString().endsWith(".program")));
  }

  /** Other processes use entries, which changes their times, while this one sorts by them. */
  @Test
  void timesMayChangeMeanwhile() throws Exception {
    keep(cache, recipe());
    List<Path> others = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      others.add(Files.createFile(entries.resolve(i + ".program")));
    }
    AtomicBoolean done = new AtomicBoolean();
    try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
      Future<?> users =
          pool.submit(() -> {
            Random random = new Random(1);
            while (!done.get()) {
              Path one = others.get(random.nextInt(others.size()));
              one.toFile().setLastModified(random.nextLong(1_000_000_000_000L));
            }
          });
      try {
        for (int i = 0; i < 20; i++) {
          keep(cache, recipe());
        }
      } finally {
        done.set(true);
      }
      users.get();
    }
    assertEquals(Optional.of(PROGRAM), cache.find(recipe()));
  }

  private Void use(int i) throws IOException {
    switch (i % 4) {
      case 0 -> keep(cache("build", PLENTY, NO_DOUBT), recipe());
      case 1 -> {
        for (Path entry : i % 8 == 1 && Files.exists(entries) ? entries() : List.<Path>of()) {
          if (entry.toString().endsWith(".program")) {
            Files.deleteIfExists(entry);
          }
        }
      }
      default -> cache.find(recipe()).ifPresent(p -> assertEquals(PROGRAM, p));
    }
    return null;
  }
}
