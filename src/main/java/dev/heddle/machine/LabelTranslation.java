// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.SharedNumbers.Entries;
import dev.heddle.machine.state.SharedNumbers.Lane;
import dev.heddle.machine.state.SharedNumbers.Place;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Translates the labels of one machine to numbers that it shares with others, and back. */
public final class LabelTranslation {
  private static final int UNKNOWN = -1;

  private final Configuration configuration;
  private final SharedNumbers numbers;
  private final Locations locations;
  private final Known threads = new Known();
  private final Known places = new Known();
  private final Known lanes = new Known();

  /**
   * The shared numbers of everything that a machine has numbered, in the order of its own numbers.
   * A machine that adopts them uses the same numbers.
   */
  public record Numbering(int[] threads, int[] places, int[] lanes) {}

  /** What has been translated before, both ways. */
  private static final class Known {
    private int[] out = {};
    private int[] in = {};

    int out(int own, IntUnaryOperator find) {
      out = fitting(out, own);
      if (out[own] == UNKNOWN) {
        note(own, find.applyAsInt(own));
      }
      return out[own];
    }

    int in(int shared, IntUnaryOperator find) {
      if (shared >= in.length || in[shared] == UNKNOWN) {
        note(find.applyAsInt(shared), shared);
      }
      return in[shared];
    }

    private void note(int own, int shared) {
      out = fitting(out, own);
      in = fitting(in, shared);
      out[own] = shared;
      in[shared] = own;
    }

    private static int[] fitting(int[] a, int index) {
      if (index < a.length) {
        return a;
      }
      int[] longer = Arrays.copyOf(a, Math.max(index + 1, a.length * 2));
      Arrays.fill(longer, a.length, longer.length, UNKNOWN);
      return longer;
    }
  }

  LabelTranslation(Configuration configuration) {
    this.configuration = configuration;
    this.numbers = configuration.threads.numbers;
    this.locations = configuration.locations;
  }

  public Numbering numbering() {
    numberAll();
    return new Numbering(
        IntStream.range(0, configuration.threads.count()).map(this::outThread).toArray(),
        IntStream.range(0, locations.count()).map(this::outPlace).toArray(),
        configuration.lanes.all().map(this::outLane).toArray());
  }

  /** Everything that the machine has numbered gets shared numbers, with few questions. */
  private void numberAll() {
    List<Long> handles =
        IntStream.range(0, configuration.threads.count())
            .mapToObj(configuration.threads::handle)
            .toList();
    List<Place> accessed = IntStream.range(0, locations.count()).mapToObj(this::place).toList();
    numbers.number(new Entries(handles, accessed, List.of()));
    numbers.number(
        new Entries(List.of(), List.of(), configuration.lanes.all().mapToObj(this::lane).toList()));
  }

  private Place place(int own) {
    return new Place(locations.address(own), locations.size(own), locations.isObject(own));
  }

  /** A lane, in shared numbers. */
  private Lane lane(int own) {
    boolean commits = configuration.lanes.isCommit(own);
    boolean perLocation = commits && configuration.model.isPartial();
    int location = perLocation ? outPlace(configuration.commitLanes.locationOf(own)) : 0;
    return new Lane(outThread(configuration.lanes.thread(own)), commits, location);
  }

  /** The machine, if it is new, takes over the numbers of another one. */
  public void adopt(Numbering numbering) {
    for (int t : numbering.threads()) {
      inThread(t);
    }
    for (int p : numbering.places()) {
      inPlace(p);
    }
    for (int l : numbering.lanes()) {
      inLane(l);
    }
  }

  /** The label in shared numbers. */
  public long out(long label) {
    int location = hasLocation(label) ? outPlace(Label.location(label)) : 0;
    return with(label, outLane(Label.lane(label)), outThread(Label.thread(label)), location);
  }

  /** The label in the machine's own numbers. */
  public long in(long label) {
    int location = hasLocation(label) ? inPlace(Label.location(label)) : 0;
    return with(label, inLane(Label.lane(label)), inThread(Label.thread(label)), location);
  }

  /** Labels in shared numbers. */
  public long[] out(long[] labels) {
    long[] shared = new long[labels.length];
    for (int i = 0; i < labels.length; i++) {
      shared[i] = out(labels[i]);
    }
    return shared;
  }

  /** Labels in the machine's own numbers. */
  public long[] in(long[] labels) {
    long[] own = new long[labels.length];
    for (int i = 0; i < labels.length; i++) {
      own[i] = in(labels[i]);
    }
    return own;
  }

  private static boolean hasLocation(long label) {
    return Label.is(label, Label.ACTIVE | Label.OWN);
  }

  private static long with(long label, int lane, int thread, int location) {
    return Label.of(lane, thread, location, Label.ordinal(label), label & 0xFF);
  }

  private int outThread(int own) {
    return threads.out(own, t -> numbers.thread(configuration.threads.handle(t)));
  }

  private int inThread(int shared) {
    return threads.in(shared, n -> configuration.threads.byPath(numbers.handle(n)));
  }

  private int outPlace(int own) {
    return places.out(own, l -> numbers.place(place(l)));
  }

  private int inPlace(int shared) {
    return places.in(
        shared,
        n -> {
          Place p = numbers.place(n);
          int own = locations.of(p.address(), p.size(), p.isObject());
          configuration.execution.know(own);
          configuration.mutexes.know(own);
          return own;
        });
  }

  private int outLane(int own) {
    return lanes.out(own, l -> numbers.lane(lane(l)));
  }

  private int inLane(int shared) {
    return lanes.in(
        shared,
        n -> {
          Lane lane = numbers.lane(n);
          int t = inThread(lane.thread());
          if (!lane.commits()) {
            return configuration.lanes.ofThread(t);
          }
          boolean perLocation = configuration.model.isPartial();
          return configuration.buffers.lane(t, perLocation ? inPlace(lane.location()) : 0);
        });
  }
}
