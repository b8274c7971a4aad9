// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.fence;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.fence.Strength;
import dev.heddle.file.WholeFile;
import dev.heddle.frontend.c.source.Insertion;
import dev.heddle.frontend.c.source.PointedSource;
import dev.heddle.frontend.litmus.FencedText;
import dev.heddle.report.fence.UnifiedDiff;
import dev.heddle.verify.fences.ProgramFences;
import dev.heddle.verify.fences.ProgramFences.Suggestion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The patch that inserts fences into files; each character is one byte. */
final class FencePatch {
  private FencePatch() {}

  /** For a terminal. */
  static String text(String patch) {
    return new String(patch.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  /**
   * Writes the patch to the file of {@code --patch-file}, if given; returns whether that succeeded.
   */
  static boolean write(Arguments arguments, Streams streams, String patch) {
    if (!arguments.has("--patch-file")) {
      return true;
    }
    String file = arguments.text("--patch-file", "");
    try {
      WholeFile.write(Path.of(file), patch.getBytes(StandardCharsets.ISO_8859_1));
      return true;
    } catch (IOException | InvalidPathException e) {
      streams.complain("heddle: --patch-file: " + Inputs.complaint(file, e));
      return false;
    }
  }

  /** Without fences it is empty. */
  static String of(FencedInput fenced, ProgramFences found) throws ProgramInput.WrongInput {
    if (fenced.test().isPresent()) {
      return litmus(fenced, found);
    }
    StringBuilder patch = new StringBuilder();
    for (Map.Entry<String, PointedSource> e : fenced.sources().entrySet()) {
      List<Suggestion> here =
          found.suggestions().stream()
              .filter(s -> s.site().at().file().equals(e.getKey()))
              .toList();
      if (!here.isEmpty()) {
        patch.append(UnifiedDiff.of(e.getKey(), e.getValue().text(), fenced(e.getValue(), here)));
      }
    }
    return patch.toString();
  }

  private static String fenced(PointedSource source, List<Suggestion> fences) {
    Insertion insertion = new Insertion(source);
    insertion.include("stdatomic.h");
    for (Suggestion s : fences) {
      String order = s.site().strength() == Strength.FULL ? "seq_cst" : "release";
      source.points().stream()
          .filter(p -> p.line() == s.site().at().line() && p.column() == s.site().at().column())
          .findFirst()
          .ifPresent(p -> insertion.call(p, "atomic_thread_fence(memory_order_" + order + ")"));
    }
    return insertion.text();
  }

  private static String litmus(FencedInput fenced, ProgramFences found)
      throws ProgramInput.WrongInput {
    String file = fenced.input().files().getFirst();
    List<String> threads =
        fenced.input().program().threads().stream()
            .map(f -> fenced.input().program().functions().get(f).name())
            .toList();
    List<FencedText.Fence> fences = new ArrayList<>();
    for (Suggestion s : found.suggestions()) {
      int line = s.site().at().line();
      int column = s.site().at().column();
      boolean full = s.site().strength() == Strength.FULL;
      fences.add(new FencedText.Fence(threads.indexOf(s.function()), line, column, full));
    }
    return ProgramInput.reading(
        List.of(file),
        () -> {
          String text = Files.readString(Path.of(file), StandardCharsets.ISO_8859_1);
          return UnifiedDiff.of(
              file, text, FencedText.of(fenced.test().orElseThrow(), text, fences));
        });
  }
}
