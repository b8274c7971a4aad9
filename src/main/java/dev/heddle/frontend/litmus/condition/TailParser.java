// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.condition;

import dev.heddle.frontend.litmus.state.Place;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.FinalCondition.Quantifier;
import dev.heddle.program.condition.Observable;
import dev.heddle.program.condition.Proposition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Parses what follows the program: locations to show, a filter and the final condition. */
public final class TailParser {
  private static final Proposition TRUE = new Proposition.Literal(true);

  private final LitmusTokens tokens;
  private final FinalStateNames state;
  private final Set<Observable> columns = new LinkedHashSet<>();

  public TailParser(LitmusTokens tokens, FinalStateNames state) {
    this.tokens = tokens;
    this.state = state;
  }

  public FinalCondition parse() {
    if (tokens.accept("locations")) {
      locations();
    }
    Proposition filter =
        tokens.accept("filter") ? new PropositionParser(tokens, state, o -> {}).parse() : TRUE;
    if (tokens.looksAt(LitmusToken.Kind.END)) {
      return new FinalCondition(
          List.copyOf(columns), filter, Quantifier.FORALL, TRUE, "forall true");
    }
    boolean perModel = tokens.looksAt("final");
    Quantifier quantifier = quantifier();
    int start = tokens.mark();
    Proposition proposition = new PropositionParser(tokens, state, columns::add).parse();
    String text = spelling(quantifier) + " " + tokens.textSince(start);
    tokens.accept(";");
    if (perModel && tokens.accept("with")) {
      skipModels();
    }
    tokens.end();
    return new FinalCondition(List.copyOf(columns), filter, quantifier, proposition, text);
  }

  private void locations() {
    tokens.expect("[");
    while (!tokens.accept("]")) {
      if (tokens.accept(";")) {
        continue;
      }
      Place place = Place.parse(tokens);
      if (tokens.looksAt("(")) {
        throw tokens.peek().error("faults are not supported");
      }
      columns.addAll(state.all(place));
      while (tokens.looksAt(LitmusToken.Kind.NAME) || tokens.looksAt("*")) {
        tokens.next(); // how herd shall print it
      }
      if (!tokens.looksAt("]")) {
        tokens.expect(";");
      }
    }
  }

  private Quantifier quantifier() {
    if (tokens.accept("forall")) {
      return Quantifier.FORALL;
    }
    if (tokens.looksAt("~") && tokens.peek(1).is("exists")) {
      tokens.next();
      tokens.next();
      return Quantifier.NOT_EXISTS;
    }
    if (tokens.accept("exists") || tokens.accept("final") || tokens.looksAt("(")) {
      return Quantifier.EXISTS;
    }
    if (tokens.looksAt("locations") || tokens.looksAt("filter")) {
      throw tokens.peek().error("the order is: locations, filter, condition; each once");
    }
    if (tokens.looksAt(LitmusToken.Kind.NAME)) {
      throw tokens.peek().error(tokens.peek() + " is not supported: use exists, ~exists or forall");
    }
    throw tokens.unexpected("exists, ~exists or forall");
  }

  /**
   * Expectations per memory model, as in {@code tso: ~exists; cc: exists;}; the question is one.
   */
  private void skipModels() {
    while (tokens.looksAt(LitmusToken.Kind.NAME)) {
      tokens.next();
      tokens.expect(":");
      quantifier();
      tokens.accept(";");
    }
  }

  private static String spelling(Quantifier quantifier) {
    return switch (quantifier) {
      case EXISTS -> "exists";
      case NOT_EXISTS -> "~exists";
      case FORALL -> "forall";
    };
  }
}
