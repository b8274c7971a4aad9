// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The command line of clang. Flags of the user come between the default flags, which they may
 * override, and the fixed ones.
 */
final class CompilerFlags {
  /**
   * No optimization, unless asked for: it would fold two reads of a shared variable into one.
   * Atomics of 16 bytes are accessed at once, however they are written. No warnings, and old C is
   * accepted.
   */
  private static final List<String> DEFAULTS =
      List.of(
          "-O0",
          "-mcx16",
          "-fno-color-diagnostics",
          "-fno-crash-diagnostics",
          "-Wno-implicit-function-declaration",
          "-Wno-implicit-int",
          "-Wno-incompatible-function-pointer-types",
          "-Wno-int-conversion",
          "-Wno-return-mismatch",
          "-Wno-return-type");

  /** LLVM text for the machine that is modelled, with source positions and without vectors. */
  private static final List<String> FIXED =
      List.of(
          "-Xclang",
          "-disable-O0-optnone",
          "-fno-vectorize",
          "-fno-slp-vectorize",
          "-fno-sanitize=all",
          "-Qunused-arguments",
          "-w",
          "--target=x86_64-unknown-linux-gnu",
          "-m64",
          "-g",
          "-S",
          "-emit-llvm",
          "-o",
          "-");

  /** What gcc leaves of the headers of glibc, said so that clang understands it. */
  private static final List<String> PREPROCESSED =
      List.of(
          "-D__malloc__(...)=__malloc__",
          "-D_Float32=float",
          "-D_Float32x=double",
          "-D_Float64=double",
          "-D_Float64x=long double",
          "-D_Float128=__float128",
          "-x",
          "c");

  private CompilerFlags() {}

  /** The headers come after folders that the user names with {@code -isystem}. */
  static List<String> of(List<String> user, Path headers, InputFile input) throws ClangException {
    List<String> all = new ArrayList<>(DEFAULTS);
    all.addAll(user);
    all.addAll(List.of("-isystem", headers.toString()));
    all.addAll(FIXED);
    all.addAll(CproverWords.macros(input));
    if (input.isPreprocessed()) {
      all.addAll(PREPROCESSED);
    }
    all.add(input.argument());
    return all;
  }
}
