// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c;

import dev.heddle.frontend.c.cache.EvidenceCollector;
import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.library.Library;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.reader.ModuleReader;
import dev.heddle.frontend.c.lower.Lowering;
import dev.heddle.frontend.c.lower.body.LoweringOptions;
import dev.heddle.frontend.c.lower.link.UnknownSymbols;
import dev.heddle.frontend.c.verifier.Verifier;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Makes a program of files: compiles, reads, links. */
final class Compilation {
  private static final int LARGEST_TEXT = 1 << 29;

  /** Bytes of a text in which there would be a zero, were it none. */
  private static final int BEGINNING = 4096;

  private static final String INLINE = "-fgnu89-inline";

  private final CReader.Options options;

  /** Records each file that is read, if the program is to be cached. */
  private final Optional<EvidenceCollector> collector;

  /** The compiler, when a file needs it. */
  private Clang clang;

  Compilation(CReader.Options options, Optional<EvidenceCollector> collector) {
    this.options = options;
    this.collector = collector;
  }

  Program read(List<Path> files) throws ClangException, IOException {
    Program program = program(files, options.flags());
    Set<String> unknown = UnknownSymbols.calls(program);
    if (unknown.isEmpty() || options.flags().contains(INLINE)) {
      return program;
    }
    return withInlineFunctions(files)
        .filter(other -> isFewer(UnknownSymbols.calls(other), unknown))
        .orElse(program);
  }

  private static boolean isFewer(Set<String> some, Set<String> all) {
    return some.size() < all.size() && all.containsAll(some);
  }

  /**
   * By the rules of C99 a function that is only {@code inline} has no code of its own, and clang
   * gives it none where nothing is inlined. By the rules of older C it has.
   */
  private Optional<Program> withInlineFunctions(List<Path> files) throws IOException {
    List<String> flags = new ArrayList<>(options.flags());
    flags.addFirst(INLINE);
    try {
      return Optional.of(program(files, flags));
    } catch (InputException | ClangException e) {
      return Optional.empty();
    }
  }

  private Program program(List<Path> files, List<String> flags) throws ClangException, IOException {
    List<Module> modules = modules(files, flags);
    return Lowering.lower(
        files.getFirst().toString(),
        modules,
        new LibraryModels(modules, options.nondet()),
        new LoweringOptions(options.overflow()));
  }

  /** Each file's module. Several are compiled at once. */
  private List<Module> modules(List<Path> files, List<String> flags)
      throws ClangException, IOException {
    Thread.ofPlatform().daemon().start(Library::readAhead); // while we wait for clang
    if (files.size() == 1) {
      return List.of(module(files.getFirst(), flags));
    }
    List<Module> modules = new ArrayList<>();
    int threads = Math.min(files.size(), Runtime.getRuntime().availableProcessors());
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Module>> all =
          files.stream().map(f -> pool.submit(() -> module(f, flags))).toList();
      for (Future<Module> module : all) {
        modules.add(result(module));
      }
    }
    return modules;
  }

  private static Module result(Future<Module> module) throws ClangException, IOException {
    try {
      return module.get();
    } catch (InterruptedException e) {
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case ClangException c -> throw c;
        case IOException io -> throw io;
        case RuntimeException r -> throw r;
        case Error error -> throw error;
        default -> throw new AssertionError(e.getCause());
      }
    }
  }

  private Module module(Path file, List<String> flags) throws ClangException, IOException {
    String name = file.toString();
    if (name.isEmpty()) {
      throw new InputException(new SourcePosition("''", 0, 0), "no such file");
    }
    collector.ifPresent(w -> w.reads(file));
    int dot = name.lastIndexOf('.');
    String suffix = dot < 0 ? "" : name.substring(dot);
    byte[] text =
        switch (suffix) {
          case ".c", ".i" -> compile(file, flags);
          case ".bc" -> clang().disassemble(file);
          case ".ll" -> text(file);
          default ->
              throw new InputException(
                  at(file),
                  Files.isDirectory(file)
                      ? "is a folder"
                      : Files.exists(file)
                          ? "is not a .c, .i, .ll, .bc or .litmus file"
                          : "no such file");
        };
    Module module = ModuleReader.read(name, text);
    if (suffix.equals(".ll")) {
      Verifier.verify(name, module);
    }
    return module;
  }

  private byte[] compile(Path file, List<String> flags) throws ClangException {
    if (collector.isPresent()) {
      try {
        return clang().compile(file, flags, collector.get()::reads);
      } catch (IOException e) {
        collector.get().markIncomplete();
      }
    }
    return clang().compile(file, flags);
  }

  private static SourcePosition at(Path file) {
    return new SourcePosition(file.toString(), 0, 0);
  }

  private static byte[] text(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new InputException(at(file), "is a folder");
    }
    if (Files.size(file) > LARGEST_TEXT) {
      throw new InputException(at(file), "is too large");
    }
    byte[] all = Files.readAllBytes(file);
    for (int i = 0; i < Math.min(all.length, BEGINNING); i++) {
      if (all[i] == 0) {
        throw new InputException(at(file), "a binary file, not LLVM text");
      }
    }
    return all;
  }

  private synchronized Clang clang() throws ClangException {
    if (clang == null) {
      clang = options.compiler();
    }
    return clang;
  }
}
