// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What is still to be written when a command ends without an answer: because its input is wrong, by
 * an error of its own, or because it was stopped.
 */
public final class Ending {
  private final List<String> complaints = new ArrayList<>();
  private Consumer<List<String>> action = messages -> {};

  synchronized void complain(String message) {
    complaints.add(message);
  }

  /** What the command has said is wrong. */
  public synchronized List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** Sets the action for a command that ends without an answer; it is given the complaints. */
  public synchronized void whenFailed(Consumer<List<String>> then) {
    action = then;
  }

  /** The answer is written. */
  public synchronized void done() {
    action = messages -> {};
  }

  /** The command has ended; if it has complained and not answered, what is missing is written. */
  public void close() {
    List<String> said = complaints();
    if (!said.isEmpty()) {
      take().accept(said);
    }
  }

  /** Not under a lock of ours: another thread may stop the command meanwhile. */
  private synchronized Consumer<List<String>> take() {
    Consumer<List<String>> last = action;
    done();
    return last;
  }
}
