// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The steps between the states of a script. */
final class Semantics {
  // Places of a thread that are no steps of its body.
  static final int FAILED = 40;
  static final int ASSUMED = 80;

  /** It goes round a loop of local steps for ever. */
  static final int DIVERGED = 127;

  private static final int MOST_TOKENS = 8;

  /** More than a thread has local states. */
  private static final int LOCAL_STEPS = 40_000;

  final Layout layout;
  private final Script script;
  private final Buffers buffers;
  private final Registers registers;
  private final List<List<Set<String>>> live;

  Semantics(Script script, Order order) {
    this.script = script;
    this.layout = new Layout(script);
    this.buffers = new Buffers(layout, order);
    this.registers = new Registers(layout);
    this.live = script.threads().stream().map(Body::live).toList();
    if (script.threads().stream().anyMatch(b -> b.steps().size() >= FAILED)) {
      throw new TooLargeException("body");
    }
  }

  byte[] start() {
    byte[] s = new byte[layout.size()];
    script.counts().forEach((name, count) -> s[layout.semaphore(name)] = count.byteValue());
    for (int t = 0; t < script.threads().size(); t++) {
      run(s, t, 0);
    }
    return s;
  }

  /** Shows every state one event later. */
  void successors(byte[] s, Consumer<byte[]> next) {
    for (int t = 0; t < script.threads().size(); t++) {
      buffers.commits(s, t, next);
      int place = s[layout.place(t)];
      List<Step> steps = script.threads().get(t).steps();
      if (place == DIVERGED) {
        next.accept(s);
      } else if (place < steps.size()) {
        step(s, t, place, steps.get(place), next);
      }
    }
  }

  private void step(byte[] s, int t, int place, Step step, Consumer<byte[]> next) {
    boolean mayWait =
        !(step instanceof Step.Load || step instanceof Step.Store || step instanceof Step.Choose);
    if (mayWait && !buffers.isEmpty(s, t)) {
      return;
    }
    if (step instanceof Step.Choose c) {
      for (int choice = 0; choice < 2; choice++) {
        byte[] after = s.clone();
        registers.put(after, t, c.register(), choice);
        run(after, t, place + 1);
        next.accept(after);
      }
      return;
    }
    byte[] after = s.clone();
    if (step instanceof Step.Unlock u && s[layout.mutex(u.mutex())] != t + 1) {
      registers.arrive(after, t, FAILED + place, Set.of());
      next.accept(after);
    } else if (perform(after, t, step)) {
      run(after, t, place + 1);
      next.accept(after);
    }
  }

  /** Performs the step in place; false if it has to wait. */
  private boolean perform(byte[] s, int t, Step step) {
    switch (step) {
      case Step.Load i -> registers.put(s, t, i.register(), buffers.load(s, t, i.at()));
      case Step.Store i -> buffers.store(s, t, i.at(), registers.value(s, t, i.value()));
      case Step.Exchange i -> update(s, t, i.register(), i.at(), registers.value(s, t, i.value()));
      case Step.Add i -> update(s, t, i.register(), i.at(), s[layout.memory(i.at())] + i.number());
      case Step.Compare i -> compare(s, t, i);
      case Step.Lock i -> {
        return take(s, t, i.mutex());
      }
      case Step.TryLock i -> registers.put(s, t, i.register(), take(s, t, i.mutex()) ? 1 : 0);
      case Step.Unlock i -> s[layout.mutex(i.mutex())] = 0;
      case Step.Wait i -> {
        return down(s, i.semaphore());
      }
      case Step.TryWait i -> registers.put(s, t, i.register(), down(s, i.semaphore()) ? 1 : 0);
      case Step.Post i -> {
        if (++s[layout.semaphore(i.semaphore())] > MOST_TOKENS) {
          throw new TooLargeException("semaphore");
        }
      }
      case Step.Fence _ -> {}
      case Step.Choose _, Step.Local _ -> throw new AssertionError(step);
    }
    return true;
  }

  private void update(byte[] s, int t, String register, String at, int value) {
    int old = s[layout.memory(at)];
    s[layout.memory(at)] = (byte) (value % Value.MODULUS);
    registers.put(s, t, register, old);
  }

  private void compare(byte[] s, int t, Step.Compare i) {
    int at = layout.memory(i.at());
    int expected = layout.register(t, i.expected());
    boolean success = s[at] == s[expected];
    if (success) {
      s[at] = (byte) registers.value(s, t, i.value());
    } else {
      s[expected] = s[at];
    }
    registers.put(s, t, i.success(), success ? 1 : 0);
  }

  private boolean take(byte[] s, int t, String mutex) {
    int at = layout.mutex(mutex);
    boolean free = s[at] == 0;
    if (free) {
      s[at] = (byte) (t + 1);
    }
    return free;
  }

  private boolean down(byte[] s, String semaphore) {
    int at = layout.semaphore(semaphore);
    if (s[at] > 0) {
      s[at]--;
      return true;
    }
    return false;
  }

  /** Local steps up to the next visible one, an end, or a round that never leaves. */
  private void run(byte[] s, int t, int from) {
    List<Step> steps = script.threads().get(t).steps();
    int place = from;
    for (int i = 0; place < steps.size() && steps.get(place) instanceof Step.Local step; i++) {
      if (i == LOCAL_STEPS) {
        registers.arrive(s, t, DIVERGED, Set.of());
        return;
      }
      switch (step) {
        case Step.Assign a -> registers.put(s, t, a.register(), registers.value(s, t, a.value()));
        case Step.Assert a when !registers.holds(s, t, a.condition()) -> {
          registers.arrive(s, t, FAILED + place, Set.of());
          return;
        }
        case Step.Assume a when !registers.holds(s, t, a.condition()) -> {
          registers.arrive(s, t, ASSUMED + place, Set.of());
          return;
        }
        default -> {}
      }
      place = following(s, t, step, place);
    }
    registers.arrive(s, t, place, live.get(t).get(place));
  }

  private int following(byte[] s, int t, Step.Local step, int place) {
    return switch (step) {
      case Step.Branch b when registers.holds(s, t, b.condition()) -> b.target();
      case Step.Jump j -> j.target();
      default -> place + 1;
    };
  }
}
