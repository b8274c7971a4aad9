package dev.heddle.verify;

/**
 * What counts against the limits of a search already when it goes on.
 *
 * @param executions seen so far, those included that were cut
 */
record Past(long executions, long nanoseconds) {
  static final Past NONE = new Past(0, 0);
}
