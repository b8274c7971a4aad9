// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.frontend.c.CReader;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.clang.Overlay;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.program.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Reads programs from the texts of an editor. */
final class ProgramReading {
  private ProgramReading() {}

  /**
   * The program of a document. Clang reads the open texts instead of their files, headers included.
   *
   * @throws ClangException if clang does not make LLVM of it
   * @throws dev.heddle.program.InputException if it is wrong or not supported
   */
  static Program read(Document document, Collection<Document> open, CReader.Options options)
      throws ClangException, IOException {
    if (document.isLitmus()) {
      return LitmusReader.read(document.file().toString(), document.text()).program();
    }
    if (!Files.exists(document.file())) {
      throw new IOException("no such file; save it first");
    }
    List<Document> modified = open.stream().filter(Document::isModified).toList();
    if (modified.isEmpty()) {
      return CReader.read(List.of(document.file()), options);
    }
    try (Overlay overlay = new Overlay()) {
      for (Document other : modified) {
        overlay.show(other.file(), bytes(other.text()));
      }
      List<String> flags = new ArrayList<>(options.flags());
      flags.addAll(overlay.flags());
      return CReader.read(List.of(document.file()), options.withFlags(flags));
    }
  }

  /** Each byte one character. */
  private static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }
}
