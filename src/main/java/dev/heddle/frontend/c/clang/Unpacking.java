// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import java.util.zip.ZipException;

/**
 * Writes the missing or damaged files of a bundle into its folder. Each is written elsewhere and
 * then moved into place, the inventory last. No process ever sees an incomplete file or bundle, and
 * a running clang keeps the files that it has open.
 */
final class Unpacking {
  /** Fills a new file. */
  @FunctionalInterface
  private interface Filling {
    void fill(Path file) throws IOException;
  }

  private final ClangBundle bundle;

  /** Where files are written; what is left here is from a process that was killed. */
  private final Path scratch;

  private final Queue<Path> placed = new ConcurrentLinkedQueue<>();
  private final Queue<IOException> failures = new ConcurrentLinkedQueue<>();

  private Unpacking(ClangBundle bundle) {
    this.bundle = bundle;
    this.scratch = bundle.folder().resolve("unpacking");
  }

  static void into(ClangBundle bundle) throws ClangException {
    Path jar = bundle.jar();
    try {
      new Unpacking(bundle).unpack();
    } catch (ZipException e) {
      throw new ClangException(
          jar + " is damaged (" + e.getMessage() + "): delete it, build again");
    } catch (IOException e) {
      throw new ClangException(
          "cannot unpack clang into %s: %s; set %s to a folder with 270 MB of room"
              .formatted(bundle.folder(), Reason.of(e), CacheFolder.VARIABLE));
    }
    if (!bundle.isIntact()) {
      throw new ClangException(
          Files.exists(bundle.clang())
              ? "programs in "
                  + bundle.folder()
                  + " may not run; set "
                  + CacheFolder.VARIABLE
                  + " to another folder"
              : jar + " has no clang; --clang PATH names one");
    }
  }

  private void unpack() throws IOException {
    Files.createDirectories(scratch);
    try (ProcessLock turn = ProcessLock.at(bundle.folder().resolve("lock"))) {
      if (bundle.isIntact()) {
        return; // another process did it while we waited
      }
      if (turn.isExclusive()) {
        sweep();
      }
      try (NativeJar contents = new NativeJar(bundle.jar())) {
        unpack(contents);
      } catch (IOException e) {
        withdraw();
        throw e;
      }
    }
  }

  private void unpack(NativeJar jar) throws IOException {
    Inventory inventory = jar.inventory();
    File folder = bundle.folder().toFile();
    inventory.items().parallelStream()
        .filter(item -> failures.isEmpty() && !item.isIntactIn(folder))
        .forEach(item -> place(item.path(), file -> jar.copy(item.path(), file)));
    place(ClangBundle.INVENTORY, file -> Files.writeString(file, inventory.text()));
    if (!failures.isEmpty()) {
      throw failures.element();
    }
  }

  /**
   * Places a file, unless another one has failed. Does not throw: a parallel stream would pass the
   * exception on while other files are still being written.
   */
  private void place(String path, Filling filling) {
    if (!failures.isEmpty()) {
      return;
    }
    try {
      Path file = Files.createTempFile(scratch, null, null);
      try {
        filling.fill(file);
        move(file, bundle.folder().resolve(path));
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      failures.add(e);
    }
  }

  /** Everybody may read and run it: a cache folder may be shared. */
  private void move(Path file, Path target) throws IOException {
    File made = file.toFile();
    if (!made.setReadable(true, false) || !made.setExecutable(true, false)) {
      throw new IOException("cannot change the permissions of " + file);
    }
    Files.createDirectories(target.getParent());
    Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
    placed.add(target);
  }

  /** Takes back what this attempt has put there: most likely there is no room left. */
  private void withdraw() throws IOException {
    for (Path file : placed) {
      Files.deleteIfExists(file);
    }
  }

  private void sweep() throws IOException {
    try (Stream<Path> leftovers = Files.list(scratch)) {
      for (Path file : leftovers.toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
