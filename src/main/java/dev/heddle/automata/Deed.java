package dev.heddle.automata;

/**
 * What a transition is for the machine that runs the program itself, so that a computation can be
 * run again there.
 *
 * @param choice of a CHOICE: which alternative
 */
public record Deed(Kind kind, int choice) {
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

  static final Deed NOTHING = new Deed(Kind.NOTHING, 0);
  static final Deed READ = new Deed(Kind.READ, 0);
  static final Deed STORE = new Deed(Kind.STORE, 0);
  static final Deed SILENT_STORE = new Deed(Kind.SILENT_STORE, 0);
  static final Deed ATOMIC = new Deed(Kind.ATOMIC, 0);
  static final Deed DRAIN = new Deed(Kind.DRAIN, 0);

  static Deed choice(int alternative) {
    return new Deed(Kind.CHOICE, alternative);
  }
}
