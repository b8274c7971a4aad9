// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.terminal.Streams;
import dev.heddle.program.InputException;
import dev.heddle.program.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files that operands name: a file, a folder's tests, or {@code @list}, a file of such. */
public final class Inputs {
  /** Some editors put it before all else. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final int DEEPEST_LIST = 8;

  private final List<String> suffixes;
  private final Streams streams;
  private final List<Path> files = new ArrayList<>();

  /** The lists being read, each a part of the one before. */
  private final Set<Path> open = new HashSet<>();

  private boolean complete = true;

  /** Of folders, only files that end in one of these are taken. */
  public Inputs(List<String> suffixes, Streams streams) {
    this.suffixes = suffixes;
    this.streams = streams;
  }

  public void add(String operand) {
    add(operand, Path.of(""), 0);
  }

  /** Relative names in a list are looked up beside the list first. */
  private void add(String operand, Path beside, int depth) {
    try {
      if (operand.isBlank() || operand.equals("@")) {
        throw new NoSuchFileException(operand);
      }
      if (operand.startsWith("@")) {
        addList(find(operand.substring(1), beside), depth + 1);
      } else {
        addPath(find(operand, beside));
      }
    } catch (UncheckedIOException e) {
      fail(operand, e.getCause());
    } catch (IOException | InvalidPathException e) {
      fail(operand, e);
    }
  }

  private static Path find(String name, Path beside) {
    Path near = beside.resolve(name);
    return Files.exists(near) ? near : Path.of(name);
  }

  private void addList(Path list, int depth) throws IOException {
    if (depth > DEEPEST_LIST) {
      throw new IOException("lists in lists, more than " + DEEPEST_LIST + " deep");
    }
    Path key = list.toAbsolutePath().normalize();
    if (!open.add(key)) {
      throw new IOException("this list contains itself");
    }
    try {
      addNames(list, depth);
    } finally {
      open.remove(key);
    }
  }

  private void addNames(Path list, int depth) throws IOException {
    Path folder = list.getParent() == null ? Path.of("") : list.getParent();
    List<String> names =
        text(list)
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .toList();
    if (names.isEmpty()) {
      throw new IOException("this list names no file");
    }
    names.forEach(name -> add(name, folder, depth));
  }

  private void addPath(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      files.add(path);
      return;
    }
    try (Stream<Path> below = Files.walk(path, FileVisitOption.FOLLOW_LINKS)) {
      List<Path> found =
          below.filter(f -> isWanted(f.toString()) && !Files.isDirectory(f)).sorted().toList();
      if (found.isEmpty()) {
        throw new IOException("no " + String.join(" or ", suffixes) + " file in this folder");
      }
      files.addAll(found);
    }
  }

  private boolean isWanted(String file) {
    return suffixes.stream().anyMatch(file::endsWith);
  }

  public List<Path> files() {
    return files;
  }

  /** Whether everything named so far could be read. */
  public boolean isComplete() {
    return complete;
  }

  /** Reports an error of a file in one line; other files are still processed. */
  public void fail(String file, Exception e) {
    complete = false;
    boolean isC = e instanceof InputException && file.matches(".*\\.(c|i|ll)");
    streams.complain(complaint(file, e) + (isC ? " (heddle check reads C programs)" : ""));
  }

  /** What is wrong with a file, in one line. */
  public static String complaint(String file, Exception e) {
    String why =
        switch (e) {
          case NoSuchFileException _ -> "no such file";
          case java.nio.file.AccessDeniedException _ -> "may not be read";
          case IOException io -> io.getMessage() == null ? io.toString() : io.getMessage();
          default -> e.getMessage();
        };
    String name = file.isBlank() ? "'" + file + "'" : file;
    return Printable.line(why.startsWith(name) ? why : name + ": " + why);
  }

  /** A file's text; bytes that are not UTF-8 show as replacement characters. */
  public static String text(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException("is a folder");
    }
    byte[] bytes = Files.readAllBytes(file);
    for (byte b : bytes) {
      if (b == 0) {
        throw new IOException("is not a text file");
      }
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }
}
