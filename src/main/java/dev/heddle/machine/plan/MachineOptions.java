// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.plan;

/**
 * How a machine runs its program, and what is asked of it.
 *
 * @param plan the techniques that it uses
 * @param showsRegisters whether registers of threads that are there from the start are asked for
 *     when all is over
 * @param showsOrder whether the order of events is asked for, not only states: then fewer rounds of
 *     waiting loops are left out
 * @param awaits whether threads wait before futile events of waiting loops instead of making them;
 *     who asks for the order of events must see these
 * @param commutesUpdates whether the order of updates whose results nobody uses, of arrivals at
 *     barriers, and in which equal threads begin is left open; it never is where loops may wait,
 *     since that order decides which of their rounds can be left out
 * @param leavesExits whether a thread that only has to pass joins and to end the process may be
 *     left before them
 * @param confinement the accesses of memory that are assumed to be no events
 */
public record MachineOptions(
    Plan plan,
    boolean showsRegisters,
    boolean showsOrder,
    boolean awaits,
    boolean commutesUpdates,
    boolean leavesExits,
    Confinement confinement) {
  /** Every technique of the plan; registers, but not the order of events, can be asked for. */
  public static final MachineOptions DEFAULT =
      new MachineOptions(Plan.FULL, true, false, false, false, false, Confinement.NONE);

  /** For searches that ask for the states that the program comes to, but for no registers. */
  public static final MachineOptions STATES =
      new MachineOptions(Plan.FULL, false, false, false, false, false, Confinement.NONE);

  public MachineOptions with(Plan other) {
    return new MachineOptions(
        other, showsRegisters, showsOrder, awaits, commutesUpdates, leavesExits, confinement);
  }

  /** The order of events is asked for. */
  public MachineOptions showingOrder() {
    return new MachineOptions(
        plan, showsRegisters, true, awaits, commutesUpdates, leavesExits, confinement);
  }

  /** Threads wait before futile events. */
  public MachineOptions awaiting() {
    return new MachineOptions(
        plan, showsRegisters, showsOrder, true, commutesUpdates, leavesExits, confinement);
  }

  /** The order of updates whose results nobody uses is left open. */
  public MachineOptions commutingUpdates() {
    return new MachineOptions(
        plan, showsRegisters, showsOrder, awaits, true, leavesExits, confinement);
  }

  /** Threads may be left before the joins after which they only end the process. */
  public MachineOptions leavingExits() {
    return new MachineOptions(
        plan, showsRegisters, showsOrder, awaits, commutesUpdates, true, confinement);
  }

  /** Some accesses of memory are no events, or are observed. */
  public MachineOptions confining(Confinement accesses) {
    return new MachineOptions(
        plan, showsRegisters, showsOrder, awaits, commutesUpdates, leavesExits, accesses);
  }
}
