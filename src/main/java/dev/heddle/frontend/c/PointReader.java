// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c;

import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.clang.Overlay;
import dev.heddle.frontend.c.source.PointedSource;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads C files as {@link CReader} does, and inserts a fence that orders nothing at each point of
 * their text: where a fence can be. Clang is shown changed texts in the place of the files.
 */
public final class PointReader {
  /** By this clang says where the next line of preprocessed text is from. */
  private static final Pattern MARKER = Pattern.compile("# (\\d+) \"(.*)\".*");

  private static final Pattern ERROR =
      Pattern.compile("^(.*?):(\\d+):\\d+: (?:fatal )?error: ", Pattern.MULTILINE);
  private static final int MOST_TRIES = 20;

  /**
   * @param sources by the names of the files
   */
  public record Pointed(Program program, Map<String, PointedSource> sources) {}

  private final CReader.Options options;
  private final Clang clang;

  private PointReader(CReader.Options options) throws ClangException {
    this.options = options;
    this.clang = options.compiler();
  }

  /**
   * @throws ClangException if clang does not make LLVM of a file
   * @throws InputException if the program does something that is not supported
   */
  public static Pointed read(List<Path> files, CReader.Options options)
      throws ClangException, IOException {
    for (Path file : files) {
      if (!file.toString().endsWith(".c")) {
        throw new InputException(
            new SourcePosition(file.toString(), 0, 0),
            Files.exists(file)
                ? "fences can be inserted into .c files and litmus tests only"
                : "no such file");
      }
    }
    return new PointReader(options).read(files);
  }

  private Pointed read(List<Path> files) throws ClangException, IOException {
    Map<String, PointedSource> sources = new LinkedHashMap<>();
    for (Path file : files) {
      sources.put(file.toString(), source(file));
    }
    for (int tries = 1; ; tries++) {
      try {
        return new Pointed(compile(files, sources), sources);
      } catch (ClangException e) {
        if (tries == MOST_TRIES || !withoutWrongPoints(sources, e.getMessage())) {
          throw e;
        }
      }
    }
  }

  private Program compile(List<Path> files, Map<String, PointedSource> sources)
      throws ClangException, IOException {
    try (Overlay overlay = new Overlay()) {
      for (Path file : files) {
        overlay.show(file, sources.get(file.toString()).withCalls());
      }
      List<String> flags = new ArrayList<>(options.flags());
      flags.addAll(overlay.flags());
      return CReader.read(files, options.withFlags(flags));
    }
  }

  /**
   * Macros can make something else of a text than it looks like; then there are points where no
   * statement can be, and clang names their lines. Whether there are fewer now.
   */
  private static boolean withoutWrongPoints(Map<String, PointedSource> sources, String messages) {
    boolean fewer = false;
    for (Matcher m = ERROR.matcher(messages); m.find(); ) {
      PointedSource source = sources.get(m.group(1));
      int line = Integer.parseInt(m.group(2));
      if (source != null && source.points().stream().anyMatch(p -> p.line() == line)) {
        sources.put(m.group(1), source.without(line));
        fewer = true;
      }
    }
    return fewer;
  }

  private PointedSource source(Path file) throws ClangException, IOException {
    // clang first: it says best what is wrong with a file
    List<String> flags = new ArrayList<>(options.flags());
    flags.add("-E");
    byte[] preprocessed = clang.compile(file, flags);
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    return PointedSource.of(text, kept(file.toString(), preprocessed));
  }

  /** The lines of a file that something is left of. */
  private static BitSet kept(String file, byte[] preprocessed) {
    BitSet kept = new BitSet();
    boolean here = false;
    int number = 0;
    for (String line : new String(preprocessed, StandardCharsets.ISO_8859_1).split("\n")) {
      Matcher marker = MARKER.matcher(line);
      if (marker.matches()) {
        number = Integer.parseInt(marker.group(1));
        here = marker.group(2).replaceAll("\\\\(.)", "$1").equals(latin(file));
      } else {
        kept.set(number, kept.get(number) || here && !line.isBlank());
        number++;
      }
    }
    return kept;
  }

  private static String latin(String name) {
    return new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }
}
