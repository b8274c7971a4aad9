// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.frontend.litmus.state.InitialState.LocationItem;
import dev.heddle.frontend.litmus.state.InitialState.RegisterItem;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the items of the initial state, which semicolons separate. */
public final class InitialStateParser {
  private final LitmusTokens tokens;
  private final List<LocationItem> locations = new ArrayList<>();
  private final List<RegisterItem> registers = new ArrayList<>();

  public InitialStateParser(LitmusTokens tokens) {
    this.tokens = tokens;
  }

  public InitialState parse() {
    while (!tokens.looksAt(LitmusToken.Kind.END)) {
      if (!tokens.accept(";")) {
        item();
        if (!tokens.looksAt(LitmusToken.Kind.END)) {
          tokens.expect(";");
        }
      }
    }
    return new InitialState(locations, registers);
  }

  private void item() {
    Optional<CType> type = looksAtType() ? Optional.of(CType.parse(tokens)) : Optional.empty();
    switch (Place.parse(tokens)) {
      case Place.Register r -> {
        InitialValue value =
            tokens.accept("=") ? InitialValue.parse(tokens) : new InitialValue.Number(0);
        registers.add(new RegisterItem(r.thread(), r.name(), type, value, r.at()));
      }
      case Place.Location l -> {
        int count = l.index().orElse(1);
        List<InitialValue> values = tokens.accept("=") ? values(count) : List.of();
        if (type.filter(CType.Bool.class::isInstance).isPresent()) {
          values = values.stream().map(InitialStateParser::truth).toList();
        }
        locations.add(new LocationItem(l.name(), type, count, values, l.at()));
      }
    }
  }

  /** What a bool holds after it was set to a value: 0 or 1. */
  private static InitialValue truth(InitialValue value) {
    return new InitialValue.Number(value.equals(new InitialValue.Number(0)) ? 0 : 1);
  }

  /** A name is a type if what is declared, a star or a parenthesis follows. */
  private boolean looksAtType() {
    LitmusToken after = tokens.peek(1);
    return tokens.looksAt(LitmusToken.Kind.NAME)
        && (after.kind() == LitmusToken.Kind.NAME
            || after.kind() == LitmusToken.Kind.NUMBER
            || after.is("*")
            || after.is("("));
  }

  private List<InitialValue> values(int count) {
    if (!tokens.looksAt("{")) {
      return List.of(InitialValue.parse(tokens));
    }
    LitmusToken open = tokens.next();
    List<InitialValue> values = new ArrayList<>();
    while (!tokens.accept("}")) {
      values.add(InitialValue.parse(tokens));
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
