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

  private final Table<Long> threads = new Table<>();
  private final Table<Place> places = new Table<>();
  private final Table<Lane> lanes = new Table<>();

  /** Numbers for things, in the order they are first asked for. */
  private static final class Table<T> {
    private final Map<T, Integer> number = new HashMap<>();
    private final List<T> all = new ArrayList<>();

    int number(T thing) {
      Integer known = number.putIfAbsent(thing, all.size());
      if (known == null) {
        all.add(thing);
        return all.size() - 1;
      }
      return known;
    }
  }

  public synchronized void write(DataOutput out) throws IOException {
    out.writeInt(threads.all.size());
    for (long handle : threads.all) {
      out.writeLong(handle);
    }
    out.writeInt(places.all.size());
    for (Place p : places.all) {
      out.writeLong(p.address());
      out.writeInt(p.size());
      out.writeBoolean(p.isObject());
    }
    out.writeInt(lanes.all.size());
    for (Lane l : lanes.all) {
      out.writeInt(l.thread());
      out.writeBoolean(l.commits());
      out.writeInt(l.location());
    }
  }

  /** The inverse of {@link #write}; to be done before the first machine is made. */
  public static SharedNumbers read(DataInput in) throws IOException {
    SharedNumbers numbers = new SharedNumbers();
    for (int left = in.readInt(); left > 0; left--) {
      numbers.threads.number(in.readLong());
    }
    for (int left = in.readInt(); left > 0; left--) {
      numbers.places.number(new Place(in.readLong(), in.readInt(), in.readBoolean()));
    }
    for (int left = in.readInt(); left > 0; left--) {
      numbers.lanes.number(new Lane(in.readInt(), in.readBoolean(), in.readInt()));
    }
    return numbers;
  }

  /** A thread by its handle, which is its path of spawns. */
  public synchronized int thread(long handle) {
    return threads.number(handle);
  }

  public synchronized long handle(int thread) {
    return threads.all.get(thread);
  }

  public synchronized int place(Place place) {
    return places.number(place);
  }

  public synchronized Place place(int number) {
    return places.all.get(number);
  }

  public synchronized int lane(Lane lane) {
    return lanes.number(lane);
  }

  public synchronized Lane lane(int number) {
    return lanes.all.get(number);
  }
}
