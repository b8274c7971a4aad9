// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

/**
 * The step of the machine that corresponds to a transition. It allows a computation of the automata
 * to be replayed on the program.
 *
 * @param choice of a CHOICE: which alternative
 */
public record MachineStep(Kind kind, int choice) {
  /** Which events there are. */
  public enum Kind {
    /** No event. */
    NOTHING,
    READ,
    /** Goes into the buffer; reaching memory is the event, under SC at once. */
    STORE,
    /** A store that is no event, nor is its reaching memory. */
    SILENT_STORE,
    /** An event that waits for the buffer. */
    ATOMIC,
    /** An event only if there was a store since the thread last waited for its buffer. */
    DRAIN,
    CHOICE
  }

  static final MachineStep NOTHING = new MachineStep(Kind.NOTHING, 0);
  static final MachineStep READ = new MachineStep(Kind.READ, 0);
  static final MachineStep STORE = new MachineStep(Kind.STORE, 0);
  static final MachineStep SILENT_STORE = new MachineStep(Kind.SILENT_STORE, 0);
  static final MachineStep ATOMIC = new MachineStep(Kind.ATOMIC, 0);
  static final MachineStep DRAIN = new MachineStep(Kind.DRAIN, 0);

  static MachineStep choice(int alternative) {
    return new MachineStep(Kind.CHOICE, alternative);
  }
}
