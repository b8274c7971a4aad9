package dev.heddle.explore;

import dev.heddle.machine.Machine;

/** A search over the executions of a machine, which it leaves as it found it. */
public interface Explorer {
  Statistics explore(Machine machine, Observer observer);
}
