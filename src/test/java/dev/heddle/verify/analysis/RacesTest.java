// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static dev.heddle.verify.Asking.line;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.UpdateOperator;
import dev.heddle.verify.Asking;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.OptionalCheck;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Data races of C11: what orders two plain accesses and what does not, the same in every model. */
class RacesTest {
  private static final String RACE = "data race on data: write here, read at line 2 (t.c:1:1)";

  private static void load(Sketch.Code t, Register r, String name, Order order) {
    t.raw.load(r, t.address(name), 4, order);
  }

  private static void store(Sketch.Code t, String name, int value, Order order) {
    t.raw.store(t.address(name), number(value), 4, order);
  }

  /** The first thread writes and says so; the second reads if it was told. */
  private static Sketch passing(Consumer<Sketch.Code> say, Consumer<Sketch.Code> hear) {
    return new Sketch("data", "flag")
        .thread(t -> {
          t.raw.at(line(1));
          t.store("data", 1);
          t.raw.at(line(11));
          say.accept(t);
        })
        .thread(t -> {
          t.raw.at(line(12));
          hear.accept(t);
        });
  }

  /** Reads the data if the register is not 0. */
  private static void readIf(Sketch.Code t, Register r) {
    Label yes = t.raw.label("yes");
    Label no = t.raw.label("no");
    t.raw.branch(equal(r, 0), no, yes);
    t.raw.place(yes);
    t.raw.at(line(2));
    t.load("data");
    t.raw.place(no);
  }

  private static Consumer<Sketch.Code> saying(Order order) {
    return t -> store(t, "flag", 1, order);
  }

  private static Consumer<Sketch.Code> hearing(Order order) {
    return t -> {
      Register r = t.register();
      load(t, r, "flag", order);
      readIf(t, r);
    };
  }

  private static Set<String> races(Program program, MemoryModel model) {
    Set<String> all = new TreeSet<>();
    Asking.of(program, model).with(OptionalCheck.RACES).verdict().findings().stream()
        .filter(f -> f.flaw().kind() == ErrorKind.DATA_RACE)
        .forEach(f -> all.add(f.flaw().toString()));
    return all;
  }

  private static void assertRaces(Sketch sketch, String... expected) {
    for (MemoryModel model : Machine.MODELS) {
      Program program = sketch.program();
      assertEquals(new TreeSet<>(List.of(expected)), races(program, model), model.toString());
    }
  }

  @Test
  void plainAccessesRace() {
    assertRaces(
        new Sketch("data")
            .thread(t -> {
              t.raw.at(line(1));
              t.store("data", 1);
            })
            .thread(t -> {
              t.raw.at(line(2));
              t.load("data");
            }),
        RACE);
  }

  @Test
  void readsDoNotRaceNorDoAtomics() {
    assertRaces(new Sketch("x").thread(t -> t.load("x")).thread(t -> t.load("x")));
    assertRaces(
        new Sketch("x")
            .thread(t -> store(t, "x", 1, Order.RELAXED))
            .thread(t -> load(t, t.register(), "x", Order.RELAXED)));
  }

  @Test
  void anAtomicAndAPlainAccessRace() {
    assertRaces(
        new Sketch("x").thread(t -> store(t, "x", 1, Order.SEQ_CST)).thread(t -> t.load("x")),
        "data race on x: atomic write here, read at line 0");
  }

  @Test
  void aReleaseThatIsAcquiredOrders() {
    assertRaces(passing(saying(Order.RELEASE), hearing(Order.ACQUIRE)));
    assertRaces(passing(saying(Order.SEQ_CST), hearing(Order.SEQ_CST)));
    assertRaces(passing(saying(Order.RELAXED), hearing(Order.ACQUIRE)), RACE);
    assertRaces(passing(saying(Order.RELEASE), hearing(Order.RELAXED)), RACE);
  }

  @Test
  void fencesOrderRelaxedAccesses() {
    Consumer<Sketch.Code> say =
        t -> {
          t.raw.fence(Order.RELEASE);
          store(t, "flag", 1, Order.RELAXED);
        };
    Consumer<Sketch.Code> hear =
        t -> {
          Register r = t.register();
          load(t, r, "flag", Order.RELAXED);
          t.raw.fence(Order.ACQUIRE);
          readIf(t, r);
        };
    assertRaces(passing(say, hear));
    assertRaces(passing(say, hearing(Order.ACQUIRE)));
    assertRaces(passing(saying(Order.RELEASE), hear));
    assertRaces(passing(say, hearing(Order.RELAXED)), RACE);
    assertRaces(passing(saying(Order.RELAXED), hear), RACE);
  }

  /** A fence orders the stores behind it, not the one before it. */
  @Test
  void aFenceThatComesTooLateDoesNotOrder() {
    Consumer<Sketch.Code> say =
        t -> {
          store(t, "flag", 1, Order.RELAXED);
          t.raw.fence(Order.RELEASE);
        };
    assertRaces(passing(say, hearing(Order.ACQUIRE)), RACE);
  }

  /** How a sequentially consistent store is expressed is no fence of the program. */
  @Test
  void theFenceOfAStoreIsItsOwn() {
    Sketch sketch =
        new Sketch("data", "flag", "other")
            .thread(t -> {
              t.raw.at(line(1));
              t.store("data", 1);
              t.raw.at(line(11));
              store(t, "other", 1, Order.SEQ_CST);
              t.raw.at(line(12));
              store(t, "flag", 1, Order.RELAXED);
            })
            .thread(hearing(Order.ACQUIRE));
    assertRaces(sketch, RACE);
  }

  @Test
  void aReleaseSequenceGoesOnByUpdatesOfOthers() {
    Sketch sketch =
        passing(
                saying(Order.RELEASE),
                t -> {
                  Register r = t.register();
                  load(t, r, "flag", Order.ACQUIRE);
                  Label yes = t.raw.label("two");
                  Label no = t.raw.label("not two");
                  t.raw.branch(equal(r, 2), yes, no);
                  t.raw.place(yes);
                  t.raw.at(line(2));
                  t.load("data");
                  t.raw.place(no);
                })
            .thread(t -> {
              Register r = t.register();
              t.raw.update(r, UpdateOperator.ADD, t.address("flag"), number(1), Order.RELAXED);
            });
    assertRaces(sketch);
  }

  /** A compare-exchange of the flag, which reads the data if it found the 1. */
  private static Consumer<Sketch.Code> comparing(int expected, Order success, Order failure) {
    return t -> {
      Register r = t.register();
      t.raw.compareExchange(r, t.address("flag"), number(expected), number(2), success, failure);
      Label one = t.raw.label("one");
      Label other = t.raw.label("other");
      t.raw.branch(equal(r, 1), one, other);
      t.raw.place(one);
      t.raw.at(line(2));
      t.load("data");
      t.raw.place(other);
    };
  }

  private static Consumer<Sketch.Code> exchanging(Order success, Order failure) {
    return t ->
        t.raw.compareExchange(
            t.register(), t.address("flag"), number(0), number(1), success, failure);
  }

  private static void assertOrdered(boolean ordered, Sketch sketch) {
    assertRaces(sketch, ordered ? new String[0] : new String[] {RACE});
  }

  /** C11 7.17.7.4: one that fails is a load with the failure order, else an update. */
  @ParameterizedTest
  @EnumSource(names = "PLAIN", mode = EnumSource.Mode.EXCLUDE)
  void aComparisonHasTheOrderOfWhatItDid(Order success) {
    Set<Order> acquiring = Set.of(Order.ACQUIRE, Order.ACQ_REL, Order.SEQ_CST);
    Set<Order> releasing = Set.of(Order.RELEASE, Order.ACQ_REL, Order.SEQ_CST);
    for (Order failure : List.of(Order.RELAXED, Order.ACQUIRE, Order.SEQ_CST)) {
      assertOrdered(
          acquiring.contains(success),
          passing(saying(Order.RELEASE), comparing(1, success, failure)));
      assertOrdered(
          acquiring.contains(failure),
          passing(saying(Order.RELEASE), comparing(7, success, failure)));
      assertOrdered(
          releasing.contains(success),
          passing(exchanging(success, failure), hearing(Order.ACQUIRE)));
    }
  }

  @Test
  void aMutexOrders() {
    Sketch sketch = new Sketch("x", "m");
    for (int i = 0; i < 2; i++) {
      sketch.thread(t -> {
        t.lock("m");
        t.store("x", 1);
        t.unlock("m");
      });
    }
    assertRaces(sketch);
  }

  @Test
  void spawnAndJoinOrder() {
    Sketch sketch =
        new Sketch("x")
            .function(f -> f.store("x", 1))
            .thread(t -> {
              t.store("x", 2);
              Register child = t.spawn(0);
              t.join(child);
              t.load("x");
            });
    assertRaces(sketch);
  }

  @Test
  void betweenSpawnAndJoinNothingIsOrdered() {
    Sketch sketch =
        new Sketch("data")
            .function(f -> {
              f.raw.at(line(1));
              f.store("data", 1);
            })
            .thread(t -> {
              Register child = t.spawn(0);
              t.raw.at(line(2));
              t.load("data");
              t.join(child);
            });
    assertRaces(sketch, RACE);
  }

  @Test
  void overlappingAccessesRace() {
    Sketch sketch =
        new Sketch("x")
            .thread(t -> {
              t.raw.at(line(1));
              t.store("x", 1);
            })
            .thread(t -> {
              t.raw.at(line(2));
              t.load("x", 2, 1);
            });
    assertRaces(sketch, "data race on x: write here, read at line 2 (t.c:1:1)");
  }
}
