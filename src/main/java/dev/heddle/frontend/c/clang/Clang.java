// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The compiler from C to LLVM text. It is thread-safe.
 *
 * <p>The bundled clang sees our headers and its own, and nothing of the system. With another clang
 * ours still come first, so that the library is the one that is modelled, and after them what that
 * clang finds by itself. In both cases folders that the user names with {@code -I} or {@code
 * -isystem} come before ours.
 */
public final class Clang {
  private static final String COMPLAINT = "error: ";

  /** Leaves the headers of the system out, but not those of clang. */
  private static final String NO_SYSTEM_HEADERS = "-nostdlibinc";

  private final Tool compiler;
  private final boolean confined;

  private Clang(Tool compiler, boolean confined) {
    this.compiler = compiler;
    this.confined = confined;
  }

  /** The clang that came with the build. The first call ever takes seconds, to unpack it. */
  public static Clang bundled() throws ClangException {
    ClangBundle bundle = bundle();
    return new Clang(new Tool(bundle.clang(), Optional.of(bundle)), false);
  }

  /** The one that the variable {@code HEDDLE_CLANG} names, else the bundled one. */
  public static Clang standard() throws ClangException {
    String named = System.getenv("HEDDLE_CLANG");
    return named == null || named.isEmpty() ? bundled() : at(Path.of(named));
  }

  /** Another clang: a path, or a name that the system finds. */
  public static Clang at(Path program) {
    return new Clang(new Tool(program, Optional.empty()), false);
  }

  /**
   * This compiler, confined to the file that it compiles and to the headers of Heddle and clang.
   */
  public Clang confined() {
    return new Clang(compiler, true);
  }

  /** Which clang it is. */
  public Path program() {
    return compiler.program();
  }

  private static ClangBundle bundle() throws ClangException {
    Platform platform = Platform.current();
    Optional<Path> jar = platform.classifier().flatMap(Installation::nativeJar);
    if (jar.isEmpty()) {
      throw new ClangException(
          "Heddle includes no clang for " + platform + "; --clang PATH names one");
    }
    return ClangBundle.in(CacheFolder.current(), jar.get());
  }

  /**
   * Compiles one file.
   *
   * @param flags more flags for clang, such as {@code -DNAME} or {@code -O2}
   * @throws ClangException with the messages of clang as they are, if it is not C
   */
  public byte[] compile(Path source, List<String> flags) throws ClangException {
    if (!confined) {
      return compile(InputFile.text(source), flags, List.of());
    }
    try {
      return compile(source, flags, file -> {});
    } catch (IOException e) {
      throw new ClangException("cannot confine clang: " + Reason.of(e));
    }
  }

  /**
   * Compiles one file and passes on the files that it read, including the given one.
   *
   * @throws IOException if there is no room to write that down
   */
  public byte[] compile(Path source, List<String> flags, Consumer<Path> reads)
      throws ClangException, IOException {
    InputFile input = InputFile.text(source);
    try (DependencyFile dependencies = new DependencyFile()) {
      byte[] text =
          confined
              ? confined(input, flags, dependencies)
              : compile(input, flags, dependencies.flags());
      dependencies.files().forEach(reads);
      return text;
    }
  }

  private byte[] confined(InputFile input, List<String> flags, DependencyFile dependencies)
      throws ClangException, IOException {
    try (Confinement confinement = new Confinement(input.path(), List.of(headers(), resources()))) {
      List<String> all = new ArrayList<>(flags);
      all.addAll(confinement.flags());
      byte[] text;
      try {
        text = compile(input, all, dependencies.flags());
      } catch (ClangException e) {
        confinement.check(dependencies.files());
        throw e;
      }
      confinement.check(dependencies.files());
      return text;
    }
  }

  /** The folder of the compiler's own headers. */
  private Path resources() throws ClangException {
    byte[] folder = compiler.run(List.of("-print-resource-dir"));
    return Path.of(new String(folder, StandardCharsets.UTF_8).strip());
  }

  private byte[] compile(InputFile input, List<String> flags, List<String> more)
      throws ClangException {
    byte[] text = compiler.run(arguments(input, flags, more));
    return WholeFunctions.areAtRisk(text, flags)
        ? compiler.run(arguments(input, WholeFunctions.keeping(flags), more))
        : text;
  }

  private List<String> arguments(InputFile input, List<String> flags, List<String> more)
      throws ClangException {
    List<String> arguments = new ArrayList<>(more);
    if (compiler.bundle().isPresent()) {
      arguments.add(NO_SYSTEM_HEADERS);
    }
    arguments.addAll(CompilerFlags.of(flags, headers(), input));
    return arguments;
  }

  /** The folder of our own headers. */
  public static Path headers() {
    return Installation.headers();
  }

  /** The folders of our headers, and of the bundled clang with its own. */
  public static List<Path> installed() throws ClangException {
    return List.of(headers(), bundle().folder());
  }

  /**
   * What tells the clang that {@link #standard} takes from others, if nothing but itself decides
   * what it does. Of a clang of the user, who knows which files and variables it heeds.
   */
  public static Optional<String> identity() {
    try {
      String named = System.getenv("HEDDLE_CLANG");
      return named == null || named.isEmpty() ? Optional.of(bundle().identity()) : Optional.empty();
    } catch (ClangException | IOException e) {
      return Optional.empty();
    }
  }

  /** The text of LLVM bitcode. */
  public byte[] disassemble(Path bitcode) throws ClangException {
    InputFile input = InputFile.bitcode(bitcode);
    try {
      return disassembler().run(List.of("-o", "-", input.argument()));
    } catch (ClangException e) {
      // llvm-dis names itself, and not always the file
      int reason = e.getMessage().indexOf(COMPLAINT);
      throw reason < 0
          ? e
          : new ClangException(
              bitcode
                  + ": unreadable LLVM bitcode: "
                  + e.getMessage().substring(reason + COMPLAINT.length()));
    }
  }

  /** The disassembler beside the compiler: {@code llvm-dis-18} for {@code clang-18}. */
  private Tool disassembler() throws ClangException {
    Path folder = compiler.program().getParent();
    String name = compiler.program().getFileName().toString();
    if (compiler.bundle().isEmpty() && folder != null && name.contains("clang")) {
      Path neighbour = folder.resolve(name.replace("clang", "llvm-dis"));
      if (Files.isExecutable(neighbour)) {
        return new Tool(neighbour, Optional.empty());
      }
    }
    ClangBundle bundle = bundle();
    return new Tool(bundle.disassembler(), Optional.of(bundle));
  }
}
