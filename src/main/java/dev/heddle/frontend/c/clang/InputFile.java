package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that is given to a program of LLVM. What is no such file gets one line, not clang's many.
 */
record InputFile(Path path) {
  private static final long MEGABYTE = 1 << 20;
  private static final long MOST = 64 * MEGABYTE;
  private static final int BEGINNING = 4096;

  /** C text may be anything but binary, or larger than any C file is. */
  InputFile requireText() throws ClangException {
    long size = requireFile();
    if (size > MOST) {
      throw wrong("%d MB of C are too much; at most %d", size / MEGABYTE, MOST / MEGABYTE);
    }
    for (byte b : beginning()) {
      if (b == 0) {
        throw wrong("a binary file, not C");
      }
    }
    return this;
  }

  /** Bitcode begins with one of two magic numbers. */
  InputFile requireBitcode() throws ClangException {
    requireFile();
    byte[] bytes = beginning();
    boolean plain = startsWith(bytes, 'B', 'C', 0xc0, 0xde);
    boolean wrapped = startsWith(bytes, 0xde, 0xc0, 0x17, 0x0b);
    if (!plain && !wrapped) {
      throw wrong("not LLVM bitcode");
    }
    return this;
  }

  /** As an argument, it cannot be mistaken for an option. */
  String argument() {
    String name = path.toString();
    return name.startsWith("-") ? "./" + name : name;
  }

  private long requireFile() throws ClangException {
    if (Files.isDirectory(path)) {
      throw wrong("a folder, not a file");
    }
    try {
      if (!Files.isRegularFile(path) && Files.exists(path)) {
        throw wrong("not a regular file");
      }
      return Files.size(path);
    } catch (IOException e) {
      throw wrong(Reason.of(e));
    }
  }

  private byte[] beginning() throws ClangException {
    try (InputStream in = Files.newInputStream(path)) {
      return in.readNBytes(BEGINNING);
    } catch (IOException e) {
      throw wrong(Reason.of(e));
    }
  }

  private static boolean startsWith(byte[] bytes, int... magic) {
    for (int i = 0; i < magic.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xff) != magic[i]) {
        return false;
      }
    }
    return true;
  }

  private ClangException wrong(String format, Object... values) {
    return new ClangException(path + ": " + format.formatted(values));
  }
}
