// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.waiting.Outcome.How;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The yardstick on programs whose answers are known by thought and from another implementation. */
class StateGraphTest {
  private static StateGraph.Result graph(String text, Order order) {
    return StateGraph.of(Script.parse(text), order, 20_000);
  }

  /** Under SC: how many terminal states, which assertions fail, can all wait, can all run on. */
  @ParameterizedTest
  @CsvSource({
    "release and lock again,      1, 0@7, false, false",
    "post and wait again,         1, 1@4, false, false",
    "failed trylock,              2, 0@4, true,  false",
    "changed and changed back,    1, '',  false, true",
    "old and new value,           1, 0@4, false, true",
    "ping-pong,                   0, '',  false, true",
    "ping-pong with an end,       2, '',  false, false",
    "hand over hand,              2, '',  true,  false",
    "value comes again,           2, 1@3, false, false",
    "value goes,                  1, '',  false, true",
    "silent exchange,             2, '',  false, false",
    "trylock seen by a round,     1, '',  false, false",
    "flag,                        1, '',  false, false",
    "plain,                       1, '',  false, false",
    "peeled,                      1, '',  false, false",
    "cas retry,                   2, '',  false, false",
    "cas increment,               1, '',  false, false",
    "test and set,                1, '',  false, false",
    "test and test and set,       1, '',  false, false",
    "ticket,                      2, '',  false, false",
    "poll under a mutex,          1, '',  false, false",
    "poll for ever,               0, '',  false, true",
    "poll under an exchange lock, 1, 0@5, false, false",
    "two locations,               1, '',  false, false",
    "private counter,             4, '',  false, false",
  })
  void shapes(String name, int terminal, String failures, boolean deadlock, boolean livelock) {
    StateGraph.Result r = StateGraph.of(Shapes.ALL.get(name), Order.SC, 20_000);
    assertEquals(terminal, r.terminal().size(), () -> r.terminal().toString());
    assertEquals(
        failures, r.failures().stream().map(Place::toString).collect(Collectors.joining(" ")));
    assertEquals(deadlock, r.deadlock());
    assertEquals(livelock, r.livelock());
  }

  @ParameterizedTest
  @EnumSource
  void storeBuffering(Order order) {
    String text = "store x,1; load a,y; out a || store y,1; load b,x; out b";
    assertEquals(order == Order.SC ? 3 : 4, graph(text, order).terminal().size());
    String fenced = text.replace("; load", "; fence; load");
    assertEquals(3, graph(fenced, order).terminal().size());
  }

  @ParameterizedTest
  @EnumSource
  void messagePassing(Order order) {
    String text = "store x,1; store y,1 || h: load a,y; br a==0,h; load b,x; assert b==1";
    boolean fails = order == Order.PSO;
    assertEquals(
        fails ? Set.of(new Place(1, 3)) : Set.of(), new TreeSet<>(graph(text, order).failures()));
    assertEquals(fails ? 2 : 1, graph(text, order).terminal().size());
  }

  /** A thread reads its own store before others can; that store gets to them all the same. */
  @ParameterizedTest
  @EnumSource
  void storesReachMemory(Order order) {
    StateGraph.Result r =
        graph("store x,1; h: load a,y; br a==0,h || k: load b,x; br b==0,k; store y,1", order);
    assertEquals(1, r.terminal().size());
    assertTrue(!r.livelock() && !r.deadlock());
    assertTrue(graph("store x,1; load a,x; assert a==1", order).failures().isEmpty());
  }

  @Test
  void aRoundThatOnlyStoresFillsItsBuffer() {
    String text = "h: store x,1; load a,y; br a==0,h || store y,1";
    assertEquals(1, graph(text, Order.SC).terminal().size());
    assertThrows(TooLargeException.class, () -> graph(text, Order.TSO));
    String fenced = text.replace("load a,y", "fence; load a,y");
    assertEquals(1, graph(fenced, Order.TSO).terminal().size());
    assertEquals(1, graph(fenced, Order.PSO).terminal().size());
  }

  @Test
  void localLoops() {
    StateGraph.Result r = graph("h: jmp h || store x,1", Order.SC);
    assertTrue(r.livelock() && r.terminal().isEmpty() && r.cleanLivelock());
    assertEquals(1, graph("h: set i,i+1; br i!=3,h; out i", Order.SC).terminal().size());
  }

  @Test
  void assumptionsAndChoices() {
    StateGraph.Result r = graph("choose a; assume a==1; choose b; out b", Order.SC);
    assertEquals(3, r.terminal().size());
    assertEquals(1, r.terminal().stream().filter(o -> o.has(How.ASSUMED)).count());
    StateGraph.Result timed = StateGraph.of(Shapes.ALL.get("timed wait"), Order.SC, 20_000);
    assertEquals(2, timed.terminal().size());
    assertEquals(false, timed.livelock());
  }

  /** Neither counts as a livelock or deadlock of its own: the failure is what went wrong. */
  @Test
  void failuresBesideLoops() {
    StateGraph.Result r = graph("h: load a,x; br a==0,h || assert 0==1", Order.SC);
    assertTrue(r.livelock() && !r.cleanLivelock());
    assertEquals(false, graph("wait s || assert 0==1", Order.SC).deadlock());
    assertEquals(Set.of(new Place(0, 0)), graph("unlock m", Order.SC).failures());
    assertEquals(true, graph("lock m; lock m", Order.SC).deadlock());
  }

  @Test
  void textsRoundTrip() {
    Stream.of("s=1 b=2 | wait s || h0: load a,x; br a==0,h0; jmp e; store x,a+1; e: out a")
        .forEach(t -> assertEquals(Script.parse(t), Script.parse(Script.parse(t).toString())));
    Shapes.list().forEach(s -> assertEquals(s, Script.parse(s.toString())));
  }
}
