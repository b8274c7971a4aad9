// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes the files of the container image in a folder: the release in {@code heddle}, a Java
 * runtime, clang as it is unpacked, {@code sh}, and the shared libraries that these load. The
 * libraries, among them the C library, and {@code sh} are those of the machine that builds.
 */
final class ImageFiles {
  /** All that commands use; not the desktop, which needs libraries of a window system. */
  private static final String MODULES =
      "java.logging,java.management,java.net.http,java.sql,jdk.compiler,jdk.httpserver,jdk.jfr"
          + ",jdk.management,jdk.unsupported,jdk.zipfs";

  /** What ldd prints for a library: its name and place, or only its place. */
  private static final Pattern LIBRARY = Pattern.compile("(?:^|=> |\\s)(/\\S+) \\(0x");

  private static final Pattern MISSING = Pattern.compile("(\\S+) => not found");

  private final Path root;

  ImageFiles(Path root) {
    this.root = root;
  }

  /** Makes them of the release, as a zip file. */
  void make(Path release) throws IOException, InterruptedException {
    Path heddle = root.resolve("heddle");
    for (String name : List.of("tmp", "root", "work", "bin", "proc", "dev", "sys")) {
      Files.createDirectories(root.resolve(name));
    }
    Files.createDirectories(root.resolve("etc"));
    Files.writeString(root.resolve("etc/passwd"), "root:x:0:0:root:/root:/bin/sh\n");
    unzip(release, heddle);
    runtime(heddle.resolve("jre"));
    Files.copy(Path.of("/bin/sh").toRealPath(), root.resolve("bin/sh"));
    Path cache = heddle.resolve("cache");
    unpackClang(heddle, cache);
    // The launcher trains if these are older than the jar; it would need more programs than sh.
    for (String training : List.of("check", "rest")) {
      Files.createFile(heddle.resolve("heddle-" + training + ".aot"));
    }
    Files.writeString(heddle.resolve("heddle.jdk"), "/heddle/jre\n");
    libraries(List.of(heddle.resolve("jre"), cache, root.resolve("bin")));
  }

  /** Without the folder that all of it is in. */
  private static void unzip(Path zip, Path to) throws IOException {
    try (FileSystem contents =
        FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"))) {
      Path top;
      try (Stream<Path> roots = Files.list(contents.getPath("/"))) {
        top = roots.findFirst().orElseThrow();
      }
      try (Stream<Path> all = Files.walk(top)) {
        for (Path from : all.toList()) {
          Path target = to.resolve(top.relativize(from).toString());
          if (Files.isDirectory(from)) {
            Files.createDirectories(target);
          } else {
            Files.copy(from, target, StandardCopyOption.REPLACE_EXISTING);
            Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(from));
          }
        }
      }
    }
  }

  private static void runtime(Path jre) throws IOException {
    StringWriter text = new StringWriter();
    PrintWriter messages = new PrintWriter(text);
    int code =
        ToolProvider.findFirst("jlink")
            .orElseThrow(() -> new IOException("this JDK has no jlink"))
            .run(
                messages,
                messages,
                "--add-modules",
                MODULES,
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--generate-cds-archive",
                "--output",
                jre.toString());
    if (code != 0) {
      throw new IOException("jlink ended with code " + code + ": " + text);
    }
  }

  /** By a first check, which leaves nothing else in the cache. */
  private static void unpackClang(Path heddle, Path cache)
      throws IOException, InterruptedException {
    Path program = Files.createTempFile("heddle", ".c");
    Files.writeString(program, "int main(void) { }\n");
    ProcessBuilder check =
        new ProcessBuilder(
            heddle.resolve("jre/bin/java").toString(),
            "-jar",
            heddle.resolve("heddle.jar").toString(),
            "check",
            "--no-cache",
            program.toString());
    check.environment().put("HEDDLE_CACHE", cache.toString());
    String answer = output(check);
    Files.delete(program);
    if (!answer.startsWith("PASS ")) {
      throw new IOException("the release does not work: " + answer);
    }
  }

  private static String output(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  /** Copies the libraries that the programs in some folders load from the system. */
  private void libraries(List<Path> folders) throws IOException, InterruptedException {
    Set<Path> needed = new LinkedHashSet<>();
    for (Path folder : folders) {
      List<Path> files;
      try (Stream<Path> all = Files.walk(folder)) {
        files = all.filter(Files::isRegularFile).filter(ImageFiles::isElf).toList();
      }
      for (Path file : files) {
        needed.addAll(libraries(file));
      }
    }
    for (Path library : needed) {
      Path target = root.resolve(library.toString().substring(1));
      Files.createDirectories(target.getParent());
      Files.copy(library.toRealPath(), target, StandardCopyOption.REPLACE_EXISTING);
      Set<PosixFilePermission> all = EnumSet.copyOf(Files.getPosixFilePermissions(target));
      all.add(PosixFilePermission.OWNER_EXECUTE);
      Files.setPosixFilePermissions(target, all);
    }
  }

  private List<Path> libraries(Path program) throws IOException, InterruptedException {
    List<Path> all = new ArrayList<>();
    String listed = output(new ProcessBuilder("ldd", program.toString()));
    for (Matcher m = LIBRARY.matcher(listed); m.find(); ) {
      Path library = Path.of(m.group(1));
      if (!library.startsWith(root.toAbsolutePath())) {
        all.add(library);
      }
    }
    for (Matcher m = MISSING.matcher(listed); m.find(); ) {
      if (!isOwn(m.group(1))) {
        throw new IOException(program + " lacks " + m.group(1));
      }
    }
    return all;
  }

  /** The JVM loads its own libraries before those that need them. */
  private boolean isOwn(String library) throws IOException {
    try (Stream<Path> all = Files.walk(root.resolve("heddle"))) {
      return all.anyMatch(p -> p.getFileName().toString().equals(library));
    }
  }

  private static boolean isElf(Path file) {
    try (var in = Files.newInputStream(file)) {
      byte[] magic = in.readNBytes(4);
      return magic.length == 4 && magic[0] == 0x7f && magic[1] == 'E' && magic[2] == 'L';
    } catch (IOException e) {
      return false;
    }
  }
}
