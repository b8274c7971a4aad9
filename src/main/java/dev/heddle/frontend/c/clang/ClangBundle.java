// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The programs clang and llvm-dis in a folder, with the libraries and headers that they need, as
 * they lie in the jar from Maven: next to each other, which is where they look for each other.
 *
 * <p>Every run asks {@link #isPresent}, which costs next to nothing. Only when a program fails is
 * {@link #isIntact} asked, and what is missing restored: programs that clean up delete what was not
 * used for long.
 */
record ClangBundle(Path folder, Path jar) {
  /** The inventory, written last: a folder without it is not complete. */
  static final String INVENTORY = "inventory";

  /** Takes it from the cache folder, and puts it there first if need be. */
  static ClangBundle in(Path cache, Path jar) throws ClangException {
    String version = jar.getFileName().toString().replace(".jar", "");
    ClangBundle bundle = new ClangBundle(cache.resolve(version), jar);
    if (!bundle.isPresent()) {
      bundle.restore();
    }
    return bundle;
  }

  Path clang() {
    return folder.resolve("clang");
  }

  Path disassembler() {
    return folder.resolve("llvm-dis");
  }

  boolean isPresent() {
    return clang().toFile().canExecute()
        && disassembler().toFile().canExecute()
        && folder.resolve(INVENTORY).toFile().exists();
  }

  boolean isIntact() {
    try {
      return isPresent() && Inventory.read(folder.resolve(INVENTORY)).isIntactIn(folder);
    } catch (IOException e) {
      return false;
    }
  }

  /** Identifies the bundle by the attributes of its files. */
  String identity() throws IOException {
    long size = Files.size(clang());
    return clang() + " " + size + " " + Files.getLastModifiedTime(clang()).toMillis();
  }

  /** Puts there what is not there as it should be. */
  void restore() throws ClangException {
    Unpacking.into(this);
  }
}
