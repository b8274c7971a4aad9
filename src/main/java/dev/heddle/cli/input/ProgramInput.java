// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UnrollOption;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.frontend.c.CReader;
import dev.heddle.frontend.c.cache.ProgramCache;
import dev.heddle.frontend.c.clang.CacheFolder;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.library.Nondet;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.program.InputException;
import dev.heddle.program.Printable;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.analysis.LoopLimits;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program that a command works on: C files, linked, or one litmus test. */
public record ProgramInput(List<String> files, Program program) {
  /** The options that decide what the program is, for commands to list among their own. */
  public static final List<Syntax.Option> OPTIONS =
      List.of(
          new Syntax.Option(
              "--nondet", "LO..HI", "the values of __VERIFIER_nondet_int() and the like"),
          new Syntax.Option("--overflow", null, "signed overflow is an error"),
          new Syntax.Option("--clang", "PATH", "use this clang instead of the bundled one"),
          new Syntax.Option(
              "--confined", null, "the C text may read Heddle's headers and no other file"));

  /** Where it may come from; it changes nothing about the program. */
  public static final Syntax.Option NO_CACHE =
      new Syntax.Option("--no-cache", null, "compile again, without the cache");

  private static final Pattern RANGE = Pattern.compile("(-?\\d{1,18})\\.\\.(-?\\d{1,18})");

  /** The input is wrong; the message is for the user. */
  public static final class WrongInput extends Exception {
    private static final long serialVersionUID = 1;

    public WrongInput(String message) {
      super(message);
    }
  }

  public boolean isLitmus() {
    return files.getFirst().endsWith(".litmus");
  }

  /** The name of the input in reports. */
  public String name() {
    return Printable.line(String.join(" ", files));
  }

  public static ProgramInput read(Arguments arguments) throws WrongInput {
    List<String> files = arguments.named();
    if (files.isEmpty()) {
      throw new UsageException("name a C file, several, or a litmus test");
    }
    for (String file : files) {
      if (file.endsWith(AutomatonFile.SUFFIXES.getFirst())) {
        throw new UsageException(file + " contains automata: use heddle reach, robust or fence");
      }
    }
    return reading(
        files,
        () ->
            new ProgramInput(
                List.copyOf(files),
                LoopLimits.apply(
                    isLitmus(files)
                        ? litmus(arguments).program()
                        : CReader.read(files.stream().map(Path::of).toList(), options(arguments)),
                    UnrollOption.of(arguments, LoopBound.NONE).single())));
  }

  public static boolean isLitmus(List<String> files) {
    return files.stream().anyMatch(f -> f.endsWith(".litmus"));
  }

  /** Reads something from the files. */
  public interface Reading<T> {
    T read() throws ClangException, IOException;
  }

  /** What was read, or what is wrong with the files. */
  public static <T> T reading(List<String> files, Reading<T> reading) throws WrongInput {
    try {
      return reading.read();
    } catch (ClangException | InputException e) {
      throw new WrongInput(e.getMessage()); // clang's has several lines
    } catch (InvalidPathException e) {
      throw new WrongInput(Printable.line(e.getMessage()));
    } catch (FileSystemException e) {
      throw new WrongInput(Inputs.complaint(e.getFile(), e));
    } catch (IOException e) {
      throw new WrongInput(Inputs.complaint(files.getFirst(), e));
    }
  }

  public static LitmusTest litmus(Arguments arguments) throws IOException {
    if (arguments.operands().size() > 1) {
      throw new UsageException("expected exactly one litmus test");
    }
    String file = arguments.named().getFirst();
    return LitmusReader.read(file, Inputs.text(Path.of(file)));
  }

  public static CReader.Options options(Arguments arguments) {
    return new CReader.Options(
        clang(arguments),
        arguments.passedOn(),
        nondet(arguments),
        arguments.has("--overflow"),
        arguments.has(NO_CACHE.name()) || isConfined(arguments) ? Optional.empty() : cache(),
        isConfined(arguments));
  }

  /** Whether the program may not include files of the user who checks it. */
  static boolean isConfined(Arguments arguments) {
    return arguments.has("--confined");
  }

  private static Optional<ProgramCache> cache() {
    try {
      return ProgramCache.below(CacheFolder.current());
    } catch (ClangException e) {
      return Optional.empty();
    }
  }

  private static Optional<Path> clang(Arguments arguments) {
    return Optional.ofNullable(arguments.text("--clang", null)).map(Path::of);
  }

  private static Optional<Nondet> nondet(Arguments arguments) {
    if (!arguments.has("--nondet")) {
      return Optional.empty();
    }
    String text = arguments.text("--nondet", "");
    Matcher m = RANGE.matcher(text);
    if (!m.matches() || Long.parseLong(m.group(1)) > Long.parseLong(m.group(2))) {
      throw new UsageException("--nondet takes a range such as 0..3 or -1..1, not '" + text + "'");
    }
    return Optional.of(new Nondet(Long.parseLong(m.group(1)), Long.parseLong(m.group(2))));
  }
}
