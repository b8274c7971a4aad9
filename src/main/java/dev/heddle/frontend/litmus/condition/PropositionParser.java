// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.condition;

import dev.heddle.frontend.litmus.state.InitialValue;
import dev.heddle.frontend.litmus.state.Place;
import dev.heddle.frontend.litmus.state.Place.Location;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.program.condition.Observable;
import dev.heddle.program.condition.Proposition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Parses a proposition. Weakest first: {@code \/}, {@code /\}, {@code =>} to the right, {@code
 * not}. An implication binds tighter than both others, as it does in herd.
 */
final class PropositionParser {
  /** The deepest nesting that is accepted, because evaluation is recursive. */
  private static final int DEPTH = 500;

  private final LitmusTokens tokens;
  private final FinalStateNames state;
  private final Consumer<Observable> named;
  private int depth;

  /**
   * @param named hears of every observable in the order they are named
   */
  PropositionParser(LitmusTokens tokens, FinalStateNames state, Consumer<Observable> named) {
    this.tokens = tokens;
    this.state = state;
    this.named = named;
  }

  Proposition parse() {
    return chain("\\/", this::conjunction, Proposition.Or::new);
  }

  private Proposition conjunction() {
    return chain("/\\", this::implication, Proposition.And::new);
  }

  /** Operands between equal symbols, joined as a balanced tree: long chains stay shallow. */
  private Proposition chain(
      String symbol, Supplier<Proposition> operand, BinaryOperator<Proposition> join) {
    List<Proposition> operands = new ArrayList<>();
    do {
      operands.add(operand.get());
    } while (tokens.accept(symbol));
    return join(operands, join);
  }

  private static Proposition join(List<Proposition> all, BinaryOperator<Proposition> join) {
    if (all.size() == 1) {
      return all.getFirst();
    }
    int middle = (all.size() + 1) / 2;
    return join.apply(
        join(all.subList(0, middle), join), join(all.subList(middle, all.size()), join));
  }

  private Proposition implication() {
    Proposition left = negation();
    return tokens.accept("=>") ? deeper(() -> new Proposition.Implies(left, implication())) : left;
  }

  private Proposition negation() {
    if (tokens.accept("not") || tokens.accept("~")) {
      return deeper(() -> new Proposition.Not(negation()));
    }
    if (tokens.accept("(")) {
      Proposition inner = deeper(this::parse);
      tokens.expect(")");
      return inner;
    }
    if (tokens.looksAt("true") || tokens.looksAt("false")) {
      return new Proposition.Literal(tokens.next().is("true"));
    }
    return atom();
  }

  private Proposition deeper(Supplier<Proposition> inner) {
    if (++depth > DEPTH) {
      throw tokens.peek().error("this is nested too deeply");
    }
    Proposition result = inner.get();
    depth--;
    return result;
  }

  private Proposition atom() {
    Observable left = observable();
    boolean equal = tokens.looksAt("=") || tokens.looksAt("==");
    if (!equal && !tokens.looksAt("!=") && !tokens.looksAt("<>")) {
      throw tokens.unexpected("'=' or '!='");
    }
    tokens.next();
    Proposition equality =
        looksAtContents()
            ? new Proposition.EqualsObservable(left, observable())
            : new Proposition.EqualsValue(left, state.memory().value(InitialValue.parse(tokens)));
    return equal ? equality : new Proposition.Not(equality);
  }

  /** A bare name on the right is an address; a register, brackets or an element are contents. */
  private boolean looksAtContents() {
    return Place.looksAtRegister(tokens)
        || tokens.looksAt("[")
        || tokens.looksAt(LitmusToken.Kind.NAME) && tokens.peek(1).is("[");
  }

  private Observable observable() {
    Place place = Place.parse(tokens);
    if (place instanceof Location && tokens.looksAt("(")) {
      throw tokens.peek().error("faults are not supported");
    }
    Observable observable = state.one(place);
    named.accept(observable);
    return observable;
  }
}
