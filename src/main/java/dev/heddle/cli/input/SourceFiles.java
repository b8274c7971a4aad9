// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.frontend.litmus.TableText;
import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.SourceText;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Quotes the source files of a program if they can be read. The program names these files itself
 * ({@code #line}); those that a confined program names are never read.
 */
public final class SourceFiles implements SourceText {
  private final Predicate<String> allowed;
  private final Map<String, List<String>> lines = new HashMap<>();

  public SourceFiles(Arguments arguments) {
    allowed = ProgramInput.isConfined(arguments) ? arguments.named()::contains : file -> true;
  }

  @Override
  public Optional<String> line(SourcePosition at) {
    List<String> all = lines(at.file());
    if (at.line() < 1 || at.line() > all.size()) {
      return Optional.empty();
    }
    boolean litmus = ProgramInput.isLitmus(List.of(at.file()));
    String text = litmus ? TableText.line(all, at) : all.get(at.line() - 1);
    return Optional.of(text.replace('\t', ' '));
  }

  /** All lines of a file; none if it cannot be read. */
  public List<String> lines(String file) {
    return lines.computeIfAbsent(file, f -> allowed.test(f) ? read(f) : List.of());
  }

  private static List<String> read(String file) {
    try {
      return file.isEmpty()
          ? List.of()
          : Inputs.text(Path.of(file)).lines().map(Printable::text).toList();
    } catch (IOException | InvalidPathException e) {
      return List.of();
    }
  }
}
