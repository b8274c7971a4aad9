// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import dev.heddle.foata.symbolic.Effect;

/** A stage of an action: its main event, or its shadow event (section 3 of the paper). */
public final class Event {
  private final Action action;
  private final boolean shadow;
  private final boolean takesEffect;

  /** Whether writes of other processors can depend on it. */
  public boolean dependsOnWrites = true;

  /** Whether reads of other processors can depend on it. */
  public boolean dependsOnReads = true;

  Event(Action action, boolean shadow, boolean takesEffect) {
    this.action = action;
    this.shadow = shadow;
    this.takesEffect = takesEffect;
  }

  public Action action() {
    return action;
  }

  /** The processor, counted from 0. */
  public int processor() {
    return action.site().processor();
  }

  /** The action's number in its processor's program order. */
  public int id() {
    return action.site().id();
  }

  public boolean isMain() {
    return !shadow;
  }

  public boolean isShadow() {
    return shadow;
  }

  /** Whether it is the last event of its action: the one that reads or writes memory. */
  public boolean takesEffect() {
    return takesEffect;
  }

  public boolean isRead() {
    return action.isRead();
  }

  public boolean isWrite() {
    return action.isWrite();
  }

  public boolean isAtomic() {
    return action.isAtomic();
  }

  public boolean isFence() {
    return action.isFence();
  }

  /** Whether it is an assertion, which records the direction of a branch. */
  public boolean isAssertion() {
    return action.isAssertion();
  }

  /** Whether both access memory, and have a byte in common. */
  public boolean overlaps(Event other) {
    return action.overlaps(other.action);
  }

  /** Data dependence: it uses a register, for a value or an address, that the older one wrote. */
  public boolean needs(Event older) {
    return action.needs().get(older.id());
  }

  /**
   * Whether it reads a location written by an older store that depends on the given, still older
   * event.
   */
  public boolean needsThroughMemory(Event older) {
    return action.needsThroughMemory().get(older.id());
  }

  /** Whether it is a fence that waits until the given older access is complete. */
  public boolean waitsFor(Event older) {
    return action.effect() instanceof Effect.Fence f
        && (f.loadsBefore() && older.isRead() || f.storesBefore() && older.isWrite());
  }

  /** Whether it is a fence after which the given newer access takes effect. */
  public boolean holdsBack(Event newer) {
    return newer.takesEffect
        && action.effect() instanceof Effect.Fence f
        && (f.loadsAfter() && newer.isRead() || f.storesAfter() && newer.isWrite());
  }

  /** Whether an event of the other's kind, of another processor, may depend on it. */
  public boolean mayDependOn(Event other) {
    return (action.location().group() & other.action.location().group()) != 0
        && (dependsOnReads && other.isRead() || dependsOnWrites && other.isWrite());
  }

  @Override
  public String toString() {
    return action + (shadow ? "'" : "");
  }
}
