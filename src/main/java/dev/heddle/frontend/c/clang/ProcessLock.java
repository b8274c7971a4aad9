// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Admits one thread of one process at a time. The lock saves work; correctness does not depend on
 * it. Some network file systems have no locks, and there all processes proceed at once.
 */
final class ProcessLock implements AutoCloseable {
  /** The locks of the system are for processes, not for threads. */
  private static final ReentrantLock THREADS = new ReentrantLock();

  private final FileChannel file;
  private final Optional<FileLock> lock;

  private ProcessLock(FileChannel file, Optional<FileLock> lock) {
    this.file = file;
    this.lock = lock;
  }

  static ProcessLock at(Path file) throws IOException {
    THREADS.lock();
    try {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      return new ProcessLock(channel, lock(channel));
    } catch (IOException e) {
      THREADS.unlock();
      throw e;
    }
  }

  private static Optional<FileLock> lock(FileChannel channel) {
    try {
      return Optional.of(channel.lock());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  boolean isExclusive() {
    return lock.isPresent();
  }

  /** Deleting the file releases the lock. */
  @Override
  public void close() throws IOException {
    try {
      file.close();
    } finally {
      THREADS.unlock();
    }
  }
}
