package dev.heddle.reach;

/**
 * An event of a computation under TSO: a thread takes a transition, or its oldest buffered store
 * reaches memory.
 *
 * @param transition its number in the thread's automaton; {@link #FLUSH} for a flush
 */
public record Event(int thread, int transition) {
  public static final int FLUSH = -1;

  public static Event flush(int thread) {
    return new Event(thread, FLUSH);
  }

  public boolean isFlush() {
    return transition == FLUSH;
  }
}
