// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A native jar like the one from Maven, with shell scripts for programs. */
final class MadeUpJar {
  static final String HEADER = "lib/clang/19/include/stddef.h";

  /** Prints a header of its own, and fails without it, as clang does. */
  private static final String CLANG = "#!/bin/sh\ncat \"${0%/*}/" + HEADER + "\"\n";

  private final Map<String, String> files = new LinkedHashMap<>();

  /** What a bundle needs, and nothing else. */
  static MadeUpJar complete() {
    return new MadeUpJar()
        .with("clang", CLANG)
        .with("llvm-dis", "#!/bin/sh\necho text\n")
        .with("libLLVM.so.19.1", "library")
        .with("libclang-cpp.so.19.1", "library")
        .with(HEADER, "header");
  }

  /** Adds a file below the folder of the platform. */
  MadeUpJar with(String path, String text) {
    files.put("org/bytedeco/llvm/linux-x86_64/" + path, text);
    return this;
  }

  MadeUpJar without(String path) {
    files.remove("org/bytedeco/llvm/linux-x86_64/" + path);
    return this;
  }

  /** Not compressed, so that a test can find a text again, and spoil it. */
  Path in(Path folder) throws IOException {
    Path jar = folder.resolve("llvm-1.2.3-linux-x86_64.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        byte[] bytes = file.getValue().getBytes(StandardCharsets.UTF_8);
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(checksum.getValue());
        zip.putNextEntry(entry);
        zip.write(bytes);
      }
    }
    return jar;
  }
}
