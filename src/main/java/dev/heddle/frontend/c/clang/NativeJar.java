// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * The jar with the programs of LLVM for one platform, and of its thousands of files those that a
 * bundle needs. They are taken by a list of names: whatever a jar may hold, no path leads out of
 * the folder.
 */
final class NativeJar implements AutoCloseable {
  /**
   * Programs, libraries, the standard headers, and those of the intrinsics: that is where programs
   * have {@code _mm_pause} from.
   */
  private static final Pattern NEEDED =
      Pattern.compile(
          "org/bytedeco/llvm/[a-z0-9_-]+/"
              + "(clang|llvm-dis"
              + "|lib(?:LLVM|clang-cpp)\\.[a-z0-9.]+"
              + "|lib/clang/[0-9]+(?:\\.[0-9]+)*/include/"
              + "(?:_*std\\w*|float|limits|inttypes|iso646|unwind|varargs|builtins"
              + "|\\w*intrin\\w*|cpuid|mm_malloc|mm3dnow)\\.h)");

  private final ZipFile zip;
  private final Map<String, ZipEntry> entries = new LinkedHashMap<>();

  NativeJar(Path file) throws IOException {
    zip = new ZipFile(file.toFile());
    zip.stream()
        .forEach(entry -> {
          Matcher name = NEEDED.matcher(entry.getName());
          if (name.matches()) {
            entries.put(name.group(1), entry);
          }
        });
  }

  Inventory inventory() {
    return new Inventory(
        entries.entrySet().stream()
            .map(e -> new Inventory.Item(e.getKey(), e.getValue().getSize()))
            .toList());
  }

  /** Compares the checksum too: {@link ZipFile} does not. */
  void copy(String path, Path to) throws IOException {
    ZipEntry entry = entries.get(path);
    try (InputStream raw = zip.getInputStream(entry);
        CheckedInputStream in = new CheckedInputStream(raw, new CRC32())) {
      Files.copy(in, to, StandardCopyOption.REPLACE_EXISTING);
      if (in.getChecksum().getValue() != entry.getCrc()) {
        throw new ZipException("wrong checksum of " + path);
      }
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
