// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * Standard output that keeps the exception of a failed write, which a {@link java.io.PrintStream}
 * drops. A reader that closes its end early, such as {@code head}, is not a failure.
 */
public final class Output extends BufferedOutputStream {
  private static final int BUFFER = 1 << 16;

  private String failure;

  public Output(OutputStream out) {
    super(out, BUFFER);
  }

  /** Why something could not be written. */
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public synchronized void write(byte[] b, int from, int length) throws IOException {
    remember(() -> super.write(b, from, length));
  }

  @Override
  public synchronized void write(int b) throws IOException {
    remember(() -> super.write(b));
  }

  @Override
  public synchronized void flush() throws IOException {
    remember(super::flush);
  }

  private interface Action {
    void run() throws IOException;
  }

  private void remember(Action action) throws IOException {
    try {
      action.run();
    } catch (IOException e) {
      String why = e.getMessage() == null ? e.toString() : e.getMessage();
      failure = why.contains("Broken pipe") ? failure : why;
      throw e;
    }
  }
}
