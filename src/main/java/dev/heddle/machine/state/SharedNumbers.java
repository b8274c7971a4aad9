// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers of threads, locations and lanes that several machines for one program agree on. Each
 * machine numbers what it meets for itself, so that nothing in it waits for another.
 */
public final class SharedNumbers {
  /** Bytes that are accessed, a mutex or cell, or a whole object. */
  public record Place(long address, int size, boolean isObject) {}

  /** A thread's own lane, or one that commits its stores; under PSO those to one location. */
  public record Lane(int thread, boolean commits, int location) {}

  /** Things of each kind, in the order of their numbers. */
  public record Entries(List<Long> threads, List<Place> places, List<Lane> lanes) {
    public boolean isEmpty() {
      return threads.isEmpty() && places.isEmpty() && lanes.isEmpty();
    }
  }

  /** How many numbers of each kind are known. */
  public record Counts(int threads, int places, int lanes) {
    public static final Counts NONE = new Counts(0, 0, 0);
  }

  /** Assigns numbers for machines in several processes. */
  @FunctionalInterface
  public interface Authority {
    /** Numbers these things; returns everything that was numbered after what is known. */
    Entries number(Counts known, Entries things);
  }

  private final Table<Long> threads = new Table<>();
  private final Table<Place> places = new Table<>();
  private final Table<Lane> lanes = new Table<>();
  private final Authority authority;

  /** Numbers for things, in the order they are first asked for. */
  private static final class Table<T> {
    private final Map<T, Integer> number = new HashMap<>();
    private final List<T> all = new ArrayList<>();

    void add(T thing) {
      if (number.putIfAbsent(thing, all.size()) == null) {
        all.add(thing);
      }
    }

    void addAll(List<T> things) {
      things.forEach(this::add);
    }

    List<T> unknown(List<T> things) {
      return things.stream().filter(t -> !number.containsKey(t)).toList();
    }

    List<T> since(int known) {
      return List.copyOf(all.subList(Math.min(known, all.size()), all.size()));
    }
  }

  /** Numbers that are assigned here. */
  public SharedNumbers() {
    this((known, things) -> things);
  }

  /** Numbers that another process assigns. */
  public SharedNumbers(Authority authority) {
    this.authority = authority;
  }

  /** Numbers these things if they are not numbered yet. */
  public synchronized void number(Entries things) {
    Entries unknown =
        new Entries(
            threads.unknown(things.threads),
            places.unknown(things.places),
            lanes.unknown(things.lanes));
    if (!unknown.isEmpty()) {
      add(authority.number(counts(), unknown));
    }
  }

  /** Adds what another process has numbered after the things that are known here. */
  public synchronized void add(Entries more) {
    threads.addAll(more.threads);
    places.addAll(more.places);
    lanes.addAll(more.lanes);
  }

  public synchronized Counts counts() {
    return new Counts(threads.all.size(), places.all.size(), lanes.all.size());
  }

  /** Everything that was numbered after what is known. */
  public synchronized Entries since(Counts known) {
    return new Entries(
        threads.since(known.threads), places.since(known.places), lanes.since(known.lanes));
  }

  public void write(DataOutput out) throws IOException {
    write(since(Counts.NONE), out);
  }

  public static void write(Entries entries, DataOutput out) throws IOException {
    out.writeInt(entries.threads.size());
    for (long handle : entries.threads) {
      out.writeLong(handle);
    }
    out.writeInt(entries.places.size());
    for (Place p : entries.places) {
      out.writeLong(p.address());
      out.writeInt(p.size());
      out.writeBoolean(p.isObject());
    }
    out.writeInt(entries.lanes.size());
    for (Lane l : entries.lanes) {
      out.writeInt(l.thread());
      out.writeBoolean(l.commits());
      out.writeInt(l.location());
    }
  }

  /** The inverse of {@link #write}; to be done before the first machine is made. */
  public static SharedNumbers read(DataInput in) throws IOException {
    SharedNumbers numbers = new SharedNumbers();
    numbers.add(readEntries(in));
    return numbers;
  }

  /** The inverse of {@link #write(Entries, DataOutput)}. */
  public static Entries readEntries(DataInput in) throws IOException {
    Entries entries = new Entries(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int left = in.readInt(); left > 0; left--) {
      entries.threads.add(in.readLong());
    }
    for (int left = in.readInt(); left > 0; left--) {
      entries.places.add(new Place(in.readLong(), in.readInt(), in.readBoolean()));
    }
    for (int left = in.readInt(); left > 0; left--) {
      entries.lanes.add(new Lane(in.readInt(), in.readBoolean(), in.readInt()));
    }
    return entries;
  }

  /** A thread by its handle, which is its path of spawns. */
  public synchronized int thread(long handle) {
    Integer known = threads.number.get(handle);
    if (known == null) {
      number(new Entries(List.of(handle), List.of(), List.of()));
    }
    return known == null ? threads.number.get(handle) : known;
  }

  public synchronized long handle(int thread) {
    return threads.all.get(thread);
  }

  public synchronized int place(Place place) {
    Integer known = places.number.get(place);
    if (known == null) {
      number(new Entries(List.of(), List.of(place), List.of()));
    }
    return known == null ? places.number.get(place) : known;
  }

  public synchronized Place place(int number) {
    return places.all.get(number);
  }

  public synchronized int lane(Lane lane) {
    Integer known = lanes.number.get(lane);
    if (known == null) {
      number(new Entries(List.of(), List.of(), List.of(lane)));
    }
    return known == null ? lanes.number.get(lane) : known;
  }

  public synchronized Lane lane(int number) {
    return lanes.all.get(number);
  }
}
