// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c;

import dev.heddle.frontend.c.cache.EvidenceCollector;
import dev.heddle.frontend.c.cache.ProgramCache;
import dev.heddle.frontend.c.cache.Recipe;
import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.library.Nondet;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Files of C, of LLVM text or of bitcode, linked to one program. */
public final class CReader {
  /**
   * @param clang another clang than the bundled one
   * @param flags for clang
   * @param nondet what {@code __VERIFIER_nondet_int} and the like may give
   * @param overflow whether a signed overflow is an error
   * @param cache where programs are kept from run to run
   * @param confined whether C files see no other files than Heddle's and clang's headers
   */
  public record Options(
      Optional<Path> clang,
      List<String> flags,
      Optional<Nondet> nondet,
      boolean overflow,
      Optional<ProgramCache> cache,
      boolean confined) {
    public static final Options DEFAULT =
        new Options(Optional.empty(), List.of(), Optional.empty(), false, Optional.empty(), false);

    public Options {
      flags = List.copyOf(flags);
    }

    /** The same with other flags, and nothing kept. */
    public Options withFlags(List<String> others) {
      return new Options(clang, others, nondet, overflow, Optional.empty(), confined);
    }

    Clang compiler() throws ClangException {
      Clang any = clang.isPresent() ? Clang.at(clang.get()) : Clang.standard();
      return confined ? any.confined() : any;
    }
  }

  private CReader() {}

  /**
   * @throws ClangException if clang does not make LLVM of a file
   * @throws InputException if the program does something that is not supported
   */
  public static Program read(List<Path> files, Options options) throws ClangException, IOException {
    Optional<Recipe> recipe = options.cache().flatMap(cache -> recipe(cache, files, options));
    if (recipe.isEmpty()) {
      return new Compilation(options, Optional.empty()).read(files);
    }
    ProgramCache cache = options.cache().get();
    Optional<Program> known = cache.find(recipe.get());
    if (known.isPresent()) {
      return known.get();
    }
    EvidenceCollector collector = cache.collector(recipe.get(), Clang.installed());
    Program program = new Compilation(options, Optional.of(collector)).read(files);
    cache.keep(recipe.get(), collector, program);
    return program;
  }

  /** What the program depends on beside files; empty if it is not known. */
  private static Optional<Recipe> recipe(ProgramCache cache, List<Path> files, Options options) {
    Optional<String> compiler = options.clang().isPresent() ? Optional.empty() : Clang.identity();
    List<String> flags = new ArrayList<>(options.flags());
    flags.addAll(List.of("-isystem", Clang.headers().toString()));
    return compiler.flatMap(clang ->
        cache.recipe(
            List.of(
                clang,
                Path.of("").toAbsolutePath().toString(),
                String.valueOf(System.getenv("SOURCE_DATE_EPOCH")),
                options.nondet().toString(),
                String.valueOf(options.overflow())),
            flags,
            files.stream().map(Path::toString).toList()));
  }
}
