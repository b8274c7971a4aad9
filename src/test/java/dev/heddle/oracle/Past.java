// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Log.Entry;
import dev.heddle.oracle.Log.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which events of a state's history happen before a point of a thread, found backwards through the
 * history, and which joins are between them. An event is a step of a thread, or a store that
 * reaches memory.
 */
final class Past {
  /**
   * A step of a thread by its place in the log; or, if it is a commit, its store reached memory.
   */
  private record Event(int thread, int index, boolean commit) {}

  /** A cell, or a word. */
  private record Place(boolean isWord, int number) {}

  private record Version(Place place, int source) {}

  private final State state;
  private final Setting setting;
  private final List<List<Entry>> logs = new ArrayList<>();

  /** What each step read, and who read what. */
  private final Map<Event, List<Version>> reads = new HashMap<>();

  private final Map<Version, List<Event>> readers = new HashMap<>();
  private final Set<Event> seen = new HashSet<>();
  private final Set<Integer> joined = new HashSet<>();
  private final Deque<Event> todo = new ArrayDeque<>();

  Past(State state, Setting setting) {
    this.state = state;
    this.setting = setting;
    for (int t = 0; t < state.threadCount(); t++) {
      logs.add(state.exists(t) ? setting.log.of(state, t) : List.of());
    }
    for (int t = 0; t < state.threadCount(); t++) {
      if (state.exists(t)) {
        readSources(t);
      }
    }
  }

  private void readSources(int t) {
    int[] items = setting.chains.items(state.reads(t));
    int before = 0;
    int offset = 0;
    for (int i = 0; i < items.length; i += 2) {
      if (items[i] > 0) {
        offset = items[i] == before ? offset + 1 : 0;
        before = items[i];
        Event event = new Event(t, indexOf(items[i]), false);
        Version version = new Version(place(entry(event), offset), items[i + 1]);
        reads.computeIfAbsent(event, _ -> new ArrayList<>()).add(version);
        readers.computeIfAbsent(version, _ -> new ArrayList<>()).add(event);
      }
    }
  }

  /** Whether thread {@code other} was joined before what this thread does next. */
  boolean hasEnded(int other, int t) {
    before(t, logs.get(t).size());
    while (!todo.isEmpty()) {
      follow(todo.pop());
    }
    return joined.contains(other);
  }

  private void add(Event event) {
    if (seen.add(event)) {
      todo.push(event);
    }
  }

  /** What comes right before a place in the log of a thread. */
  private void before(int t, int index) {
    for (int i = index - 1; i >= 0; i--) {
      Entry e = logs.get(t).get(i);
      switch (e.kind()) {
        case SEPARATE -> {}
        case SPAWN -> commits(t, i).forEach(this::add);
        case JOIN -> {
          joined.add(e.at());
          commits(t, i).forEach(this::add);
          before(e.at(), logs.get(e.at()).size());
          commits(e.at(), logs.get(e.at()).size()).forEach(this::add);
        }
        default -> {
          add(new Event(t, i, false));
          return;
        }
      }
    }
    for (int parent = 0; parent < logs.size(); parent++) {
      int spawn = logs.get(parent).indexOf(new Entry(Kind.SPAWN, t, 0));
      if (spawn >= 0) {
        before(parent, spawn + 1);
      }
    }
  }

  /** The commits of a thread's stores before a place in its log. */
  private List<Event> commits(int t, int index) {
    List<Event> commits = new ArrayList<>();
    for (int i = 0; i < index; i++) {
      if (logs.get(t).get(i).kind() == Kind.STORE && setting.model != Model.SC) {
        commits.add(new Event(t, i, true));
      }
    }
    return commits;
  }

  private void follow(Event event) {
    before(event.thread(), event.index());
    Entry entry = entry(event);
    if (event.commit()) {
      commits(event.thread(), event.index()).stream()
          .filter(older -> isInOrder(older.index(), event))
          .forEach(this::add);
    } else if (entry.kind().drains()) {
      commits(event.thread(), event.index()).forEach(this::add);
    }
    for (Version read : reads.getOrDefault(event, List.of())) {
      addWriter(read.source(), event);
    }
    if (mayWrite(entry.kind(), event.commit())) {
      for (int i = 0; i < Math.max(1, entry.bytes()); i++) {
        written(event, place(entry, i));
      }
    }
  }

  private boolean mayWrite(Kind kind, boolean commit) {
    return switch (kind) {
      case STORE -> commit || setting.model == Model.SC;
      case UPDATE, WORD, RENEW -> true;
      default -> false;
    };
  }

  /** Whether an older store of the thread goes to memory before this one in any case. */
  private boolean isInOrder(int older, Event event) {
    List<Entry> log = logs.get(event.thread());
    Entry a = log.get(older);
    Entry b = entry(event);
    return setting.model == Model.TSO
        || a.at() < b.at() + b.bytes() && b.at() < a.at() + a.bytes()
        || log.subList(older, event.index()).stream().anyMatch(e -> e.kind() == Kind.SEPARATE);
  }

  /** If the event wrote there: who wrote before it, and who read that. */
  private void written(Event event, Place place) {
    int[] writers =
        setting.chains.items(
            place.isWord() ? state.wordWriters(place.number()) : state.cellWriters(place.number()));
    int source = 0;
    for (int writer : writers) {
      if (threadOf(writer) == event.thread() && indexOf(writer) == event.index()) {
        addWriter(source, event);
        for (Event reader : readers.getOrDefault(new Version(place, source), List.of())) {
          if (reader.thread() != event.thread()) {
            add(reader);
          }
        }
      }
      source = writer;
    }
  }

  private void addWriter(int operation, Event behind) {
    if (operation != 0 && threadOf(operation) != behind.thread()) {
      int index = indexOf(operation);
      boolean commit =
          setting.model != Model.SC
              && logs.get(threadOf(operation)).get(index).kind() == Kind.STORE;
      add(new Event(threadOf(operation), index, commit));
    }
  }

  private static Place place(Entry entry, int offset) {
    boolean isWord = entry.kind() == Kind.WORD || entry.kind() == Kind.RENEW;
    return new Place(isWord, entry.at() + offset);
  }

  private Entry entry(Event event) {
    return logs.get(event.thread()).get(event.index());
  }

  private static int threadOf(int operation) {
    return Names.thread(operation);
  }

  /** The place of an operation in its thread's log. */
  private int indexOf(int operation) {
    List<Entry> log = logs.get(threadOf(operation));
    int left = Names.index(operation);
    int i = 0;
    while (!log.get(i).kind().isOperation() || left-- > 0) {
      i++;
    }
    return i;
  }
}
