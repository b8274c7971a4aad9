// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One thread, from after its name to its {@code end}. */
final class ThreadReader {
  private final AutomatonWords words;
  private final AutomatonWords.Word name;
  private final List<String> warnings;
  private final AutomatonBuilder builder;
  private final TermReader terms;

  /** Where each state that is initial or final is called so first. */
  private final Map<String, AutomatonWords.Word> named = new LinkedHashMap<>();

  /** The states that have a transition. */
  private final Set<String> connected = new HashSet<>();

  private final Set<String> written = new HashSet<>();
  private boolean started;

  ThreadReader(AutomatonWords words, AutomatonWords.Word name, List<String> warnings) {
    this.words = words;
    this.name = name;
    this.warnings = warnings;
    builder = new AutomatonBuilder(name.text());
    terms = new TermReader(words, builder::register);
  }

  Automaton read() {
    AutomatonWords.Word word = words.next();
    for (; !word.text().equals("end"); word = words.next()) {
      switch (word.text()) {
        case "initial" -> initial(word);
        case "final" -> builder.addFinal(state());
        case "transition" -> transition(word);
        default ->
            throw word.error(
                "expected 'initial', 'final', 'transition' or 'end' of thread "
                    + name
                    + ", found "
                    + word);
      }
    }
    check(word);
    return builder.build();
  }

  private void initial(AutomatonWords.Word word) {
    if (started) {
      throw word.error("thread " + name + " has another initial state");
    }
    started = true;
    builder.initial(state());
  }

  private int state() {
    AutomatonWords.Word state = words.need("a state");
    named.putIfAbsent(state.text(), state);
    return builder.state(state.text());
  }

  private void transition(AutomatonWords.Word at) {
    String source = words.need("a state").text();
    String target = words.need("a state").text();
    connected.add(source);
    connected.add(target);
    int from = builder.state(source);
    int to = builder.state(target);
    builder.add(new Transition(from, to, command(), at.at()));
  }

  private TransitionCommand command() {
    AutomatonWords.Word word = words.need("an instruction");
    return switch (word.text()) {
      case "read" -> new TransitionCommand.Load(register(), terms.term());
      case "write" -> new TransitionCommand.Store(terms.term(), terms.term());
      case "atomic" ->
          new TransitionCommand.Atomic(
              register(), terms.term(), terms.term(), Optional.of(terms.term()));
      case "await" ->
          new TransitionCommand.Atomic(register(), terms.term(), terms.term(), Optional.empty());
      case "local" -> new TransitionCommand.Assign(register(), terms.term());
      case "check" -> new TransitionCommand.Assume(terms.term());
      case "noop" -> new TransitionCommand.Noop();
      case "mfence" -> new TransitionCommand.Fence();
      case "lock" -> new TransitionCommand.Lock();
      case "unlock" -> new TransitionCommand.Unlock();
      default -> throw word.error("no instruction " + word);
    };
  }

  private int register() {
    String register = TermReader.name(words.need("a register"), "a register");
    written.add(register);
    return builder.register(register);
  }

  private void check(AutomatonWords.Word end) {
    if (!started) {
      throw end.error("thread " + name + " has no initial state");
    }
    for (AutomatonWords.Word state : named.values()) {
      if (!connected.contains(state.text())) {
        throw state.error("no transition leads to or from state " + state);
      }
    }
    terms.read().values().stream()
        .filter(r -> !written.contains(r.text()))
        .sorted(
            Comparator.comparingInt((AutomatonWords.Word r) -> r.at().line())
                .thenComparingInt(r -> r.at().column()))
        .forEach(r ->
            warnings.add(
                r.at()
                    + ": warning: register "
                    + r
                    + " is read, but "
                    + name
                    + " never writes it"));
  }
}
