// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.heddle.frontend.c.LibraryModels;
import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.reader.ModuleReader;
import dev.heddle.frontend.c.lower.body.LoweringOptions;
import dev.heddle.program.Function;
import dev.heddle.program.InputException;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramPrinter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Programs of the tests of this package. */
final class Programs {
  private Programs() {}

  static Program lower(List<Module> modules, LoweringOptions options) {
    return Lowering.lower("t", modules, new LibraryModels(modules, Optional.empty()), options);
  }

  static Module llvm(String text) {
    return ModuleReader.read("t.ll", text.getBytes(StandardCharsets.UTF_8));
  }

  /** A program of LLVM texts. */
  static Program ofLlvm(String... texts) {
    return lower(Stream.of(texts).map(Programs::llvm).toList(), LoweringOptions.DEFAULT);
  }

  static Program ofC(String source) {
    return lower(List.of(c(source)), LoweringOptions.DEFAULT);
  }

  static Module c(String source, String... flags) {
    try {
      Path file = Files.createTempFile("heddle", ".c");
      try {
        Files.writeString(file, source);
        String text = new String(compile(file, List.of(flags)), StandardCharsets.ISO_8859_1);
        return ModuleReader.read("t.c", renamed(text, file).getBytes(StandardCharsets.ISO_8859_1));
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** So that messages do not depend on where the file was, seen from where the tests run. */
  private static String renamed(String text, Path file) {
    String apart = "\"%s\", directory: \"%s\"".formatted(file.getFileName(), file.getParent());
    return text.replace(file.toString(), "t.c").replace(apart, "\"t.c\", directory: \"\"");
  }

  static byte[] compile(Path file, List<String> flags) {
    try {
      return Clang.bundled().compile(file, flags);
    } catch (ClangException e) {
      if (e.getMessage().startsWith("no clang")) {
        abort(e.getMessage());
      }
      throw new AssertionError(e);
    }
  }

  /** The instructions of a function as text, without those that the printer adds. */
  static String code(Program program, String function) {
    Function f = function(program, function);
    ProgramPrinter printer = new ProgramPrinter(program);
    return f.code().stream()
        .limit(f.code().size() - 1) // the return behind the end
        .map(i -> printer.instruction(f, i))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  static Function function(Program program, String name) {
    return program.functions().stream()
        .filter(f -> f.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The instructions of one kind in a function. */
  static <I extends Instruction> List<I> all(Program program, String function, Class<I> kind) {
    return function(program, function).code().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  static void assertRefused(String message, String source) {
    var thrown = assertThrows(InputException.class, () -> ofC(source));
    assertEquals(message, thrown.getMessage());
  }
}
