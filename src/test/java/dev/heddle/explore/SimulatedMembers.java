// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.RemoteSearch;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.explore.parallel.SharedSearch;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * A {@link SharedSearch} and its members in one thread. A seed decides who explores next and for
 * how long, which commands are delayed, duplicated or lost, who dies, and who is silent for longer
 * than its lease and then goes on as if nothing had happened.
 */
final class SimulatedMembers {
  private static final long LEASE = 100;

  /** How often what happens, in so many of 1000 steps. */
  record Faults(int deaths, int pauses, int losses, int repetitions, int restarts) {
    static final Faults NONE = new Faults(0, 0, 0, 0, 0);
  }

  private final Program program;
  private final MemoryModel model;
  private final Function<SearchContext.Member, Dpor> searches;
  private final Random random;
  private final Faults faults;
  private final int longest;
  private final List<Member> members = new ArrayList<>();
  private SharedSearch shared = new SharedSearch(LEASE, new SharedNumbers(), Optional.empty());
  private long now;
  int died;
  int replaced;
  int restarted;

  /**
   * @param longest the most executions between two reports
   */
  SimulatedMembers(
      Program program,
      MemoryModel model,
      Function<SearchContext.Member, Dpor> searches,
      long seed,
      Faults faults,
      int longest) {
    this.program = program;
    this.model = model;
    this.searches = searches;
    this.random = new Random(seed);
    this.faults = faults;
    this.longest = longest;
  }

  /** One member, as one process would run it. */
  private final class Member {
    private final List<String> seen = new ArrayList<>();
    private final RemoteSearch search;
    private int left;
    private byte[] command;
    private byte[] answer;
    private long silentUntil;

    Member() {
      SharedNumbers numbers =
          new SharedNumbers((known, things) -> {
            byte[] request = RemoteSearch.numberCommand(known, things);
            try {
              return RemoteSearch.numbered(shared.apply(request, now));
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
      Machine machine = new Machine(program, model, OutputListener.NONE, numbers);
      Observer observer =
          (m, complete) -> {
            m.readOnlySuffixes().replayInOrder();
            seen.add(Signatures.of(m));
            return --left > 0;
          };
      search =
          new RemoteSearch(
              searches.apply(new SearchContext.Member(machine, observer)),
              numbers,
              random.nextLong(),
              this::notes);
    }

    private byte[] notes() {
      try {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (String s : seen) {
          out.writeUTF(s);
        }
        return bytes.toByteArray();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** One step; false if the search is over. */
    boolean step() throws IOException {
      if (answer != null && random.nextInt(3) > 0) {
        byte[] bytes = answer;
        command = null;
        answer = null;
        try {
          return search.answered(bytes) == null;
        } catch (RemoteSearch.Refusal e) {
          replaced++;
          members.set(members.indexOf(this), new Member());
          return true;
        }
      }
      if (command != null && random.nextInt(2) == 0) {
        send();
      } else if (search.mayReport() && (!search.mayExplore() || random.nextInt(2) == 0)) {
        command = search.report(false);
      } else if (search.mayExplore()) {
        left = 1 + random.nextInt(longest);
        search.explore();
      }
      return true;
    }

    /** The command or its answer may be lost; it is then sent again. */
    private void send() {
      int times = occurs(faults.repetitions) ? 2 : 1;
      for (int i = 0; i < times; i++) {
        byte[] heard = shared.apply(command, now);
        answer = occurs(faults.losses) ? answer : heard;
      }
    }
  }

  private boolean occurs(int perMille) {
    return random.nextInt(1000) < perMille;
  }

  /** The signatures of all executions that were counted. */
  List<String> run(int size) throws IOException {
    return run(size, Long.MAX_VALUE);
  }

  /**
   * @param most a search that counts more executions than this is wrong
   */
  List<String> run(int size, long most) throws IOException {
    for (int i = 0; i < size; i++) {
      members.add(new Member());
    }
    for (long steps = 0; shared.end().isEmpty(); steps++) {
      if (steps > 1_000_000 || steps % 1_000 == 0 && shared.counts().executions() > most) {
        throw new AssertionError("no end in sight");
      }
      now++;
      Member member = members.get(random.nextInt(size));
      if (occurs(faults.deaths)) {
        died++;
        members.set(members.indexOf(member), new Member());
      } else if (occurs(faults.pauses)) {
        member.silentUntil = now + 3 * LEASE * size;
      } else if (occurs(faults.restarts)) {
        restarted++;
        shared = restored(shared);
      } else if (member.silentUntil <= now) {
        member.step();
      }
    }
    List<String> all = new ArrayList<>();
    for (SharedSearch.Part part : shared.parts()) {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(part.notes()));
      while (in.available() > 0) {
        all.add(in.readUTF());
      }
    }
    return all;
  }

  /** What a coordinator reads from its disk after it died. */
  private static SharedSearch restored(SharedSearch search) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    search.write(new DataOutputStream(bytes));
    SharedSearch same =
        SharedSearch.read(
            LEASE, new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    same.write(new DataOutputStream(again));
    assertArrayEquals(bytes.toByteArray(), again.toByteArray());
    return same;
  }

  Statistics counts() {
    return shared.counts();
  }
}
