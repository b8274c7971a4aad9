// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import java.io.IOException;

/**
 * SIGINT, which Ctrl-C sends. A shell ends its loop only if the command that ran in it was killed
 * by the signal; it takes a command that exits, even with code 130, for one that has used the
 * signal for a purpose of its own.
 */
final class InterruptSignal {
  /** What shells show for a command that was killed by SIGINT. */
  static final int EXIT_CODE = 128 + 2;

  /** The name that the JVM gives to the thread that handles it, and shuts down. */
  private static final String HANDLER = "SIGINT handler";

  private InterruptSignal() {}

  /** Whether the JVM shuts down because of it. */
  static boolean isPending() {
    return Thread.getAllStackTraces().keySet().stream().anyMatch(t -> t.getName().equals(HANDLER));
  }

  /**
   * Has the signal kill this process; returns if it does not. The class for signals is used by
   * reflection, because javac warns of every other use, and it sends no signal that it does not
   * handle: a shell does.
   */
  static void killProcess() {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      signal
          .getMethod("handle", signal, handler)
          .invoke(
              null,
              signal.getConstructor(String.class).newInstance("INT"),
              handler.getField("SIG_DFL").get(null));
      String kill = "kill -INT " + ProcessHandle.current().pid();
      new ProcessBuilder("/bin/sh", "-c", kill).start().waitFor();
      Thread.sleep(100); // the signal may reach another thread first
    } catch (ReflectiveOperationException | IOException e) {
      // not a JVM or a system that can do this: the exit code has to do
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
