// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import dev.heddle.foata.symbolic.Assumption;
import dev.heddle.foata.symbolic.Effect;
import java.util.BitSet;
import java.util.List;

/** An action of a processor: a load, store, fence, or assertion about a condition. */
public final class Action {
  /**
   * The place of an action in the program.
   *
   * @param id its number in its processor's program order
   * @param index of the instruction in the processor's function
   * @param round the number of times that the processor has reached this place, from 1
   * @param tag the alternative or part of the instruction; empty if there is only one
   */
  public record Site(int processor, int id, int index, int round, String tag) {
    /** Whether it is the same part of the same instruction. */
    public boolean repeats(Site other) {
      return index == other.index && part().equals(other.part());
    }

    private String part() {
      return tag.startsWith(":") ? tag : tag.startsWith("/") ? "/" : "";
    }
  }

  /**
   * Bytes of memory.
   *
   * @param group bits such that overlapping locations have one in common; other locations may as
   *     well
   */
  public record Location(long address, int bytes, long group) {
    public static final Location NOWHERE = new Location(0, 0, 0);

    public boolean overlaps(Location other) {
      return address < other.address + other.bytes && other.address < address + bytes;
    }

    public boolean covers(Location other) {
      return address <= other.address && other.address + other.bytes <= address + bytes;
    }
  }

  /**
   * The older stores of its processor that affect a read.
   *
   * @param newest the newest store that covers all its bytes, so that the read can be forwarded; -1
   *     if there is none
   * @param parts newer stores that have some of the bytes: the read has to wait for them
   * @param needs the reads that all of these need, and the assertions before them
   */
  public record Heritage(int newest, BitSet parts, BitSet needs) {
    public static final Heritage NONE = new Heritage(-1, new BitSet(), new BitSet());
  }

  private final Site site;
  private final Effect effect;
  private final Location location;
  private final BitSet needs;
  private final Heritage heritage;
  private final List<Assumption> checks;
  private final boolean read;
  private final boolean write;
  private final boolean atomic;
  private Event main;
  private Event shadow;

  public Action(
      Site site,
      Effect effect,
      Location location,
      BitSet needs,
      Heritage heritage,
      List<Assumption> checks) {
    this.site = site;
    this.effect = effect;
    this.location = location;
    this.needs = needs;
    this.heritage = heritage;
    this.checks = checks;
    atomic = effect instanceof Effect.Update || effect instanceof Effect.Probe;
    read = effect instanceof Effect.Load || atomic;
    write = effect instanceof Effect.Store || effect instanceof Effect.Update;
  }

  /** Gives it the events that it has under an architecture. */
  public Action under(Architecture architecture) {
    boolean shadowed = architecture.shadows(this);
    main = new Event(this, false, !shadowed);
    shadow = shadowed ? new Event(this, true, true) : null;
    return this;
  }

  public Site site() {
    return site;
  }

  public boolean isRead() {
    return read;
  }

  public boolean isWrite() {
    return write;
  }

  /** Whether it is an atomic read, or read and write, that acts as a full fence. */
  public boolean isAtomic() {
    return atomic;
  }

  public boolean isFence() {
    return effect instanceof Effect.Fence;
  }

  public boolean isAssertion() {
    return effect instanceof Effect.Assertion;
  }

  public Effect effect() {
    return effect;
  }

  public Location location() {
    return location;
  }

  boolean overlaps(Action other) {
    return location.overlaps(other.location);
  }

  /** The older reads of its processor whose values it uses. */
  public BitSet needs() {
    return needs;
  }

  BitSet needsThroughMemory() {
    return heritage.needs();
  }

  public Heritage heritage() {
    return heritage;
  }

  public List<Assumption> checks() {
    return checks;
  }

  public Event main() {
    return main;
  }

  /** Null if it happens in one stage. */
  public Event shadow() {
    return shadow;
  }

  @Override
  public String toString() {
    return site.processor() + "#" + site.id() + site.tag();
  }
}
