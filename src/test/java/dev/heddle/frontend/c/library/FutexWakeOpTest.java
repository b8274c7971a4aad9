// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two threads that sleep and one that calls {@code FUTEX_WAKE_OP} and {@code FUTEX_WAKE}: every end
 * of random programs, compared with a simulation of what the manual page says.
 */
@Tag("slow")
class FutexWakeOpTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 40);
  private static final int EINVAL = 22;
  private static final int EAGAIN = 11;
  private static final int ENOSYS = 38;

  private static final List<String> OPERATIONS = List.of("SET", "ADD", "OR", "ANDN", "XOR");
  private static final List<String> COMPARISONS = List.of("EQ", "NE", "LT", "LE", "GT", "GE");

  /**
   * A call of the waking thread.
   *
   * @param word whose sleepers are woken: 0 or 1
   * @param other the word that is updated, 2 for one that is not aligned; -1 for a plain wake
   */
  private record Call(
      int word, int wakes, int other, int more, int operation, int operand, int test, int bound) {
    String source() {
      return other < 0
          ? "syscall(SYS_futex, &f[%d], FUTEX_WAKE, %d)".formatted(word, wakes)
          : "syscall(SYS_futex, &f[%d], FUTEX_WAKE_OP_PRIVATE, %d, %dL, %s, FUTEX_OP(%s, %d, %s, %d))"
              .formatted(
                  word,
                  wakes,
                  more,
                  other < 2 ? "&f[" + other + "]" : "(char *)f + 1",
                  operationName(),
                  operand,
                  testName(),
                  bound);
    }

    private String operationName() {
      int plain = operation & 7;
      String name = plain < OPERATIONS.size() ? "FUTEX_OP_" + OPERATIONS.get(plain) : "" + plain;
      return operation < 8 ? name : name + " | FUTEX_OP_OPARG_SHIFT";
    }

    private String testName() {
      return test < COMPARISONS.size() ? "FUTEX_OP_CMP_" + COMPARISONS.get(test) : "" + test;
    }

    int updated(int old) {
      int by = operation < 8 ? operand : 1 << (operand & 31);
      return switch (OPERATIONS.get(operation & 7)) {
        case "SET" -> by;
        case "ADD" -> old + by;
        case "OR" -> old | by;
        case "ANDN" -> old & ~by;
        default -> old ^ by;
      };
    }

    boolean passes(int old) {
      return switch (COMPARISONS.get(test)) {
        case "EQ" -> old == bound;
        case "NE" -> old != bound;
        case "LT" -> old < bound;
        case "LE" -> old <= bound;
        case "GT" -> old > bound;
        default -> old >= bound;
      };
    }
  }

  /** A waiter sleeps at a word unless that has another value. */
  private record Case(
      List<Integer> first, List<Integer> at, List<Integer> value, List<Call> calls) {
    String source() {
      StringBuilder text = new StringBuilder();
      text.append("#include <errno.h>\n#include <linux/futex.h>\n#include <pthread.h>\n");
      text.append("#include <sys/syscall.h>\n#include <unistd.h>\n");
      text.append(
          "int f[3] = {%d, %d}; int n[2]; int r[2];\n".formatted(first.get(0), first.get(1)));
      for (int t = 0; t < 2; t++) {
        text.append("void *wait%d(void *p) {\n".formatted(t));
        text.append(
            "  r[%d] = syscall(SYS_futex, &f[%d], FUTEX_WAIT, %d, (void *)0) ? errno : 1;\n"
                .formatted(t, at.get(t), value.get(t)));
        text.append("  return 0;\n}\n");
      }
      text.append("int main() {\n  pthread_t t;\n");
      text.append("  pthread_create(&t, 0, wait0, 0);\n  pthread_create(&t, 0, wait1, 0);\n");
      for (int i = 0; i < calls.size(); i++) {
        text.append("  n[%d] = %s;\n".formatted(i, calls.get(i).source()));
        text.append("  if (n[%1$d] == -1) n[%1$d] = -errno;\n".formatted(i));
      }
      return text.append("  pthread_exit(0);\n}\n").toString();
    }
  }

  private static Case random(Random random) {
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      boolean plain = i > 0 && random.nextInt(3) == 0;
      int odd = random.nextInt(12);
      calls.add(
          new Call(
              random.nextInt(2),
              random.nextInt(4) - 1,
              plain ? -1 : odd == 0 ? 2 : random.nextInt(2),
              random.nextInt(4) - 1,
              odd == 1 ? 5 + random.nextInt(3) : random.nextInt(5) + 8 * random.nextInt(2),
              random.nextInt(3) > 0 ? random.nextInt(3) : random.nextInt(-2048, 2048),
              odd == 2 ? 6 + random.nextInt(10) : random.nextInt(6),
              random.nextInt(3) > 0 ? random.nextInt(3) : random.nextInt(-2048, 2048)));
    }
    List<Integer> first = List.of(random.nextInt(-1, 2), random.nextInt(-1, 2));
    List<Integer> at = List.of(random.nextInt(2), random.nextInt(2));
    List<Integer> value =
        at.stream().map(w -> random.nextInt(4) > 0 ? first.get(w) : first.get(w) + 1).toList();
    return new Case(first, at, value, calls);
  }

  // ---------------------------------------------------------------- the simulation

  /** What the threads have done; a waiter's result is null before it waits, 0 while it sleeps. */
  private record State(List<Integer> words, List<Integer> results, Integer[] waiters) {
    State with(int waiter, int result) {
      Integer[] other = waiters.clone();
      other[waiter] = result;
      return new State(words, results, other);
    }

    State with(int word, int value, boolean unused) {
      List<Integer> other = new ArrayList<>(words);
      other.set(word, value);
      return new State(other, results, waiters);
    }

    State returns(int result) {
      List<Integer> longer = new ArrayList<>(results);
      longer.add(result);
      return new State(words, longer, waiters);
    }

    String text() {
      return words + " " + results + " " + List.of(waiters);
    }
  }

  private static SortedSet<String> simulated(Case c) {
    SortedSet<String> ends = new TreeSet<>();
    run(c, new State(c.first, List.of(), new Integer[2]), ends);
    return ends;
  }

  private static void run(Case c, State s, SortedSet<String> ends) {
    for (int t = 0; t < 2; t++) {
      if (s.waiters[t] == null) {
        boolean sleeps = s.words.get(c.at.get(t)).equals(c.value.get(t));
        run(c, s.with(t, sleeps ? 0 : EAGAIN), ends);
      } else if (s.waiters[t] == 0) {
        run(c, s.with(t, 1), ends); // Linux allows it
      }
    }
    if (s.results.size() < c.calls.size()) {
      call(c, s, c.calls.get(s.results.size())).forEach(next -> run(c, next, ends));
    } else if (s.waiters[0] != null && s.waiters[1] != null) {
      ends.add(s.text());
    }
  }

  /** States after a call, with its result. */
  private static Stream<State> call(Case c, State s, Call call) {
    if (call.other < 0) {
      return woken(c, s, call.word, call.wakes, 0).stream().map(w -> w.state.returns(w.count));
    }
    if (call.other > 1) {
      return Stream.of(s.returns(-EINVAL));
    }
    if ((call.operation & 7) >= OPERATIONS.size()) {
      return Stream.of(s.returns(-ENOSYS));
    }
    int old = s.words.get(call.other);
    State updated = s.with(call.other, call.updated(old), true);
    if (call.test >= COMPARISONS.size()) {
      return Stream.of(updated.returns(-ENOSYS));
    }
    return woken(c, updated, call.word, call.wakes, 0).stream()
        .flatMap(w ->
            call.passes(old)
                ? woken(c, w.state, call.other, call.more, w.count).stream()
                : Stream.of(w))
        .map(w -> w.state.returns(w.count));
  }

  private record Woken(State state, int count) {}

  /** Every choice of as many sleepers as there are, but at most those wanted. */
  private static List<Woken> woken(Case c, State s, int word, int wanted, int before) {
    List<Integer> asleep =
        Stream.of(0, 1)
            .filter(t -> s.waiters[t] != null && s.waiters[t] == 0 && c.at.get(t) == word)
            .toList();
    int count = Math.min(Math.max(wanted, 1), asleep.size());
    if (count == 0) {
      return List.of(new Woken(s, before));
    }
    if (count == 2) {
      return List.of(new Woken(s.with(0, 1).with(1, 1), before + 2));
    }
    return asleep.stream().map(t -> new Woken(s.with(t, 1), before + 1)).toList();
  }

  // ---------------------------------------------------------------- the model

  private static SortedSet<String> explored(String source, MemoryModel model) {
    Program program = Explored.program(source, Optional.empty());
    Machine machine = new Machine(program, model);
    SortedSet<String> ends = new TreeSet<>();
    new OptimalDpor()
        .explore(
            machine,
            (m, whole) ->
                whole
                    && (ends.add(values(m, "f") + " " + values(m, "n") + " " + values(m, "r"))
                        || true));
    return ends;
  }

  private static String values(Machine machine, String global) {
    Global g = machine.program().global(global).orElseThrow();
    return Stream.of(0, 1)
        .map(i -> String.valueOf((int) machine.state().read(g.address() + 4 * i, 4)))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  @Test
  void everyEndIsThatOfTheManualPage() {
    Random random = new Random(Long.getLong("heddle.seed", 1));
    int ends = 0;
    for (int n = 0; n < PROGRAMS; n++) {
      Case c = random(random);
      SortedSet<String> expected = simulated(c);
      MemoryModel model = Machine.MODELS.stream().sorted().toList().get(n % 3);
      assertEquals(expected, explored(c.source(), model), c.source());
      ends += expected.size();
    }
    assertTrue(ends > 4 * PROGRAMS, ends + " ends");
  }
}
