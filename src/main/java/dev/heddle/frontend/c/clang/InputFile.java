// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that a program of LLVM can read. Any other file is refused with one line, for which clang
 * would need many.
 *
 * @param beginning the first bytes of it, one character each
 */
record InputFile(Path path, String beginning) {
  private static final long MEGABYTE = 1 << 20;

  /** LLVM text has 25 times the size of the C text. */
  private static final long MOST = 16 * MEGABYTE;

  private static final int BEGINNING = 4096;

  /** By this, on a line of its own, a preprocessor says which file follows. */
  private static final String LINE_MARKER = "\n# 1 \"";

  /** C text may be anything that is not binary, and not larger than any C file is. */
  static InputFile text(Path path) throws ClangException {
    InputFile file = of(path);
    long size = path.toFile().length();
    if (size > MOST) {
      String most = "%d MB of C are too much; at most %d";
      throw file.wrong(most.formatted(size / MEGABYTE, MOST / MEGABYTE));
    }
    if (file.beginning.indexOf('\0') >= 0) {
      throw file.wrong("a binary file, not C");
    }
    return file;
  }

  /** Bitcode begins with one of two magic numbers. */
  static InputFile bitcode(Path path) throws ClangException {
    InputFile file = of(path);
    if (!file.beginning.startsWith("BC\u00c0\u00de")
        && !file.beginning.startsWith("\u00de\u00c0\u0017\u000b")) {
      throw file.wrong("not LLVM bitcode");
    }
    return file;
  }

  private static InputFile of(Path path) throws ClangException {
    InputFile unread = new InputFile(path, "");
    if (Files.isDirectory(path)) {
      throw unread.wrong("a folder, not a file");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw unread.wrong("not a regular file"); // reading a pipe would empty it
    }
    try (InputStream in = Files.newInputStream(path)) {
      byte[] bytes = in.readNBytes(BEGINNING);
      return new InputFile(path, new String(bytes, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw unread.wrong(Reason.of(e));
    }
  }

  boolean isPreprocessed() {
    return path.toString().endsWith(".i") || ("\n" + beginning).contains(LINE_MARKER);
  }

  /** As an argument, it cannot be mistaken for an option. */
  String argument() {
    String name = path.toString();
    return name.startsWith("-") ? "./" + name : name;
  }

  /** In one line, whatever the file is called. */
  private ClangException wrong(String why) {
    String name = path.toString().replace("\n", "\\n").replace("\r", "\\r");
    return new ClangException(name + ": " + why);
  }
}
