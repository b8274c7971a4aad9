package dev.heddle.frontend.automaton;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.Transition;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One thread, from behind its name to its {@code end}. */
final class ThreadReader {
  private final Words words;
  private final Words.Word name;
  private final List<String> warnings;
  private final AutomatonBuilder builder;
  private final TermReader terms;

  /** Where each state that is initial or final is called so first. */
  private final Map<String, Words.Word> named = new LinkedHashMap<>();

  /** The states that have a transition. */
  private final Set<String> connected = new HashSet<>();

  private final Set<String> written = new HashSet<>();
  private boolean started;

  ThreadReader(Words words, Words.Word name, List<String> warnings) {
    this.words = words;
    this.name = name;
    this.warnings = warnings;
    builder = new AutomatonBuilder(name.text());
    terms = new TermReader(words, builder::register);
  }

  Automaton read() {
    Words.Word word = words.next();
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

  private void initial(Words.Word word) {
    if (started) {
      throw word.error("thread " + name + " has another initial state");
    }
    started = true;
    builder.initial(state());
  }

  private int state() {
    Words.Word state = words.need("a state");
    named.putIfAbsent(state.text(), state);
    return builder.state(state.text());
  }

  private void transition(Words.Word at) {
    String source = words.need("a state").text();
    String target = words.need("a state").text();
    connected.add(source);
    connected.add(target);
    int from = builder.state(source);
    int to = builder.state(target);
    builder.add(new Transition(from, to, command(), at.at()));
  }

  private Command command() {
    Words.Word word = words.need("an instruction");
    return switch (word.text()) {
      case "read" -> new Command.Load(register(), terms.term());
      case "write" -> new Command.Store(terms.term(), terms.term());
      case "atomic" ->
          new Command.Atomic(register(), terms.term(), terms.term(), Optional.of(terms.term()));
      case "await" -> new Command.Atomic(register(), terms.term(), terms.term(), Optional.empty());
      case "local" -> new Command.Assign(register(), terms.term());
      case "check" -> new Command.Assume(terms.term());
      case "noop" -> Command.NOOP;
      case "mfence" -> Command.FENCE;
      case "lock" -> Command.LOCK;
      case "unlock" -> Command.UNLOCK;
      default -> throw word.error("no instruction " + word);
    };
  }

  private int register() {
    String register = TermReader.name(words.need("a register"), "a register");
    written.add(register);
    return builder.register(register);
  }

  private void check(Words.Word end) {
    if (!started) {
      throw end.error("thread " + name + " has no initial state");
    }
    for (Words.Word state : named.values()) {
      if (!connected.contains(state.text())) {
        throw state.error("no transition leads to or from state " + state);
      }
    }
    terms.read().values().stream()
        .filter(r -> !written.contains(r.text()))
        .sorted(
            Comparator.comparing((Words.Word r) -> r.at().line())
                .thenComparing(r -> r.at().column()))
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
