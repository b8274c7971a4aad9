package dev.heddle.frontend.litmus;

import dev.heddle.frontend.litmus.Init.LocationItem;
import dev.heddle.frontend.litmus.Init.RegisterItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the items of the initial state, which semicolons separate. */
final class InitParser {
  private final Tokens tokens;
  private final List<LocationItem> locations = new ArrayList<>();
  private final List<RegisterItem> registers = new ArrayList<>();

  InitParser(Tokens tokens) {
    this.tokens = tokens;
  }

  Init parse() {
    while (!tokens.looksAt(Token.Kind.END)) {
      if (!tokens.accept(";")) {
        item();
        if (!tokens.looksAt(Token.Kind.END)) {
          tokens.expect(";");
        }
      }
    }
    return new Init(locations, registers);
  }

  private void item() {
    Optional<CType> type = looksAtType() ? Optional.of(CType.parse(tokens)) : Optional.empty();
    switch (Place.parse(tokens)) {
      case Place.Register r -> {
        Value value = tokens.accept("=") ? Value.parse(tokens) : new Value.Number(0);
        registers.add(new RegisterItem(r.thread(), r.name(), type, value, r.at()));
      }
      case Place.Location l -> {
        int count = l.index().orElse(1);
        List<Value> values = tokens.accept("=") ? values(count) : List.of();
        if (type.filter(CType.Bool.class::isInstance).isPresent()) {
          values = values.stream().map(InitParser::truth).toList();
        }
        locations.add(new LocationItem(l.name(), type, count, values, l.at()));
      }
    }
  }

  /** What a bool holds after it was set to a value: 0 or 1. */
  private static Value truth(Value value) {
    return new Value.Number(value.equals(new Value.Number(0)) ? 0 : 1);
  }

  /** A name is a type if what is declared, a star or a parenthesis follows. */
  private boolean looksAtType() {
    Token after = tokens.peek(1);
    return tokens.looksAt(Token.Kind.NAME)
        && (after.kind() == Token.Kind.NAME
            || after.kind() == Token.Kind.NUMBER
            || after.is("*")
            || after.is("("));
  }

  private List<Value> values(int count) {
    if (!tokens.looksAt("{")) {
      return List.of(Value.parse(tokens));
    }
    Token open = tokens.next();
    List<Value> values = new ArrayList<>();
    while (!tokens.accept("}")) {
      values.add(Value.parse(tokens));
      if (!tokens.looksAt("}")) {
        tokens.expect(",");
      }
    }
    if (values.size() > count) {
      throw open.error(values.size() + " values for " + count + " elements");
    }
    return values;
  }
}
