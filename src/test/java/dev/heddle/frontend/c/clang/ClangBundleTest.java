// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Unpacking, with a jar of a few bytes. */
@DisabledOnOs(OS.WINDOWS)
class ClangBundleTest {
  private static final List<String> COMPLETE =
      List.of(
          "clang",
          "inventory",
          "lib/clang/19/include/stddef.h",
          "libLLVM.so.19.1",
          "libclang-cpp.so.19.1",
          "llvm-dis",
          "lock");

  @TempDir private Path place;

  private Path cache() {
    return place.resolve("cache");
  }

  private ClangBundle unpack(MadeUpJar jar) throws IOException, ClangException {
    return ClangBundle.in(cache(), jar.in(place));
  }

  private static List<String> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  private static String run(ClangBundle bundle) throws ClangException {
    byte[] output = new Tool(bundle.clang(), Optional.of(bundle)).run(List.of());
    return new String(output, StandardCharsets.UTF_8);
  }

  @Test
  void isUnpackedWhereItsVersionSays() throws Exception {
    ClangBundle bundle = unpack(MadeUpJar.complete());
    assertEquals(cache().resolve("llvm-1.2.3-linux-x86_64"), bundle.folder());
    assertEquals(COMPLETE, filesIn(bundle.folder()));
    assertEquals("header", run(bundle));
  }

  @Test
  void takesNothingElseAndNoPathLeadsOut() throws Exception {
    MadeUpJar jar =
        MadeUpJar.complete()
            .with("llvm-as", "another program")
            .with("include/clang/AST/Type.h", "another header")
            .with("../../../../../escaped.h", "bad")
            .with("lib/clang/../include/stdint.h", "bad")
            .with("lib/clang/19/include/../../../../../../stdint.h", "bad")
            .with("/libLLVM.so", "bad");
    assertEquals(COMPLETE, filesIn(unpack(jar).folder()));
    assertEquals(List.of("cache", "llvm-1.2.3-linux-x86_64.jar"), namesIn(place));
  }

  private static List<String> namesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void isNotUnpackedTwice() throws Exception {
    ClangBundle bundle = unpack(MadeUpJar.complete());
    Path jar = bundle.jar();
    Files.writeString(jar, "no longer a jar");
    assertEquals("header", run(ClangBundle.in(cache(), jar)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"clang", "llvm-dis", "inventory", "lib/clang/19/include/stddef.h"})
  void whatIsMissingIsRestored(String path) throws Exception {
    ClangBundle bundle = unpack(MadeUpJar.complete());
    Files.delete(bundle.folder().resolve(path));
    assertFalse(bundle.isIntact());
    assertEquals("header", run(unpack(MadeUpJar.complete())));
    assertEquals(COMPLETE, filesIn(bundle.folder()));
  }

  /** An empty program runs and succeeds, says the system. */
  @ParameterizedTest
  @ValueSource(strings = {"clang", "inventory", "lib/clang/19/include/stddef.h"})
  void whatIsEmptyIsRestored(String path) throws Exception {
    ClangBundle bundle = unpack(MadeUpJar.complete());
    Files.writeString(bundle.folder().resolve(path), "");
    assertEquals("header", run(bundle));
  }

  @Test
  void whatKilledProcessesLeftIsRemoved() throws Exception {
    ClangBundle bundle = unpack(MadeUpJar.complete());
    Files.writeString(bundle.folder().resolve("unpacking/123.tmp"), "half of it");
    Files.delete(bundle.folder().resolve("inventory"));
    unpack(MadeUpJar.complete());
    assertEquals(COMPLETE, filesIn(bundle.folder()));
  }

  @Test
  void threadsMayComeAtOnce() throws Exception {
    Path jar = MadeUpJar.complete().in(place);
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      List<Future<String>> answers = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        answers.add(threads.submit(() -> run(ClangBundle.in(cache(), jar))));
      }
      for (Future<String> answer : answers) {
        assertEquals("header", answer.get());
      }
    }
  }

  @Test
  void processesMayComeAtOnce() throws Exception {
    String text = "libraries are large ".repeat(1_000_000);
    Path jar = MadeUpJar.complete().with("libLLVM.so.19.1", text).in(place);
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      processes.add(OtherProcess.start(cache(), jar));
    }
    for (Process process : processes) {
      byte[] output = process.getInputStream().readAllBytes();
      assertArrayEquals("header".getBytes(StandardCharsets.UTF_8), output);
      assertEquals(0, process.waitFor());
    }
    assertEquals(COMPLETE, filesIn(cache().resolve("llvm-1.2.3-linux-x86_64")));
  }

  @Test
  void variablesOfTheUserDoNotReachIt() throws Exception {
    Path jar =
        MadeUpJar.complete()
            .with("clang", "#!/bin/sh\necho \"<$CPATH> <$C_INCLUDE_PATH> <$LD_LIBRARY_PATH>\"")
            .in(place);
    Map<String, String> environment =
        Map.of("CPATH", "a", "C_INCLUDE_PATH", "b", "LD_LIBRARY_PATH", "c");
    Process process = OtherProcess.start(cache(), jar, environment);
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Path folder = cache().resolve("llvm-1.2.3-linux-x86_64");
    assertEquals("<> <> <" + folder + ":c>\n", output);
  }

  private String complaint(Path cache, Path jar) {
    return assertThrows(ClangException.class, () -> ClangBundle.in(cache, jar)).getMessage();
  }

  @Test
  void folderThatCannotBeMadeIsToldInOneLine() throws Exception {
    Path file = Files.writeString(place.resolve("file"), "");
    Path folder = file.resolve("llvm-1.2.3-linux-x86_64");
    assertEquals(
        "cannot unpack clang into %s: Not a directory;".formatted(folder)
            + " set HEDDLE_CACHE to a folder with 270 MB of room",
        complaint(file, MadeUpJar.complete().in(place)));
  }

  @Test
  void jarThatIsCutOffIsToldInOneLine() throws Exception {
    Path jar = MadeUpJar.complete().in(place);
    Files.write(jar, List.of("PK, and no more"));
    assertEquals(
        jar + " is damaged (zip END header not found): delete it, build again",
        complaint(cache(), jar));
  }

  @Test
  void nothingIsLeftOfAnUnpackingThatFailed() throws Exception {
    Path jar = MadeUpJar.complete().in(place);
    String bytes = Files.readString(jar, StandardCharsets.ISO_8859_1);
    Files.writeString(jar, bytes.replace("header", "reader"), StandardCharsets.ISO_8859_1);
    assertEquals(
        jar + " is damaged (wrong checksum of " + MadeUpJar.HEADER + "): delete it, build again",
        complaint(cache(), jar));
    assertEquals(List.of("lock"), filesIn(cache().resolve("llvm-1.2.3-linux-x86_64")));
  }

  @Test
  void jarWithoutClangIsToldInOneLine() throws Exception {
    Path jar = MadeUpJar.complete().without("clang").in(place);
    assertEquals(jar + " has no clang; --clang PATH names one", complaint(cache(), jar));
  }
}
