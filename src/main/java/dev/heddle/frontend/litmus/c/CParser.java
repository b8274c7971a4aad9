// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.c.CStatement.Block;
import dev.heddle.frontend.litmus.c.CStatement.Declaration;
import dev.heddle.frontend.litmus.c.CStatement.Declarations;
import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.frontend.litmus.state.Place;
import dev.heddle.frontend.litmus.state.ThreadCode;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the functions {@code P0}, {@code P1}, ...; any others are skipped, as herd does. */
public final class CParser {
  /** Statements inside statements: more is refused, for stacks are finite. */
  private static final int DEPTH = 200;

  /** A parameter is the address of the location of its name. */
  record Parameter(CType.Pointer type, String name, SourcePosition at) {}

  private final LitmusTokens tokens;

  /** Of the function that is being read. */
  private CExpressionParser expressions;

  private int depth;

  public CParser(LitmusTokens tokens) {
    this.tokens = tokens;
  }

  public List<? extends ThreadCode> threads() {
    List<CThread> threads = new ArrayList<>();
    while (!tokens.looksAt(LitmusToken.Kind.END)) {
      if (!tokens.accept(";")) {
        function(threads);
      }
    }
    if (threads.isEmpty()) {
      throw tokens.unexpected("P0 (...) {...}");
    }
    return threads;
  }

  private void function(List<CThread> threads) {
    while (tokens.looksAt("*")
        || tokens.looksAt(LitmusToken.Kind.NAME) && !tokens.peek(1).is("(")) {
      tokens.next(); // the type of its result
    }
    LitmusToken name = tokens.name("a function");
    tokens.expect("(");
    if (!Place.isThread(name)) {
      skip("(", ")");
      tokens.expect("{");
      skip("{", "}");
      return;
    }
    if (!name.text().equals("P" + threads.size())) {
      throw name.error("expected P" + threads.size() + ": threads are numbered without gaps");
    }
    List<Parameter> parameters = parameters();
    expressions = new CExpressionParser(tokens);
    Block body = block();
    threads.add(
        new CThread(
            name.text(), parameters, body, expressions.widestCast(), expressions.assigned()));
  }

  /** Skips to the bracket that closes the one just read. */
  private void skip(String open, String close) {
    for (int level = 1; level > 0; ) {
      if (tokens.looksAt(LitmusToken.Kind.END)) {
        throw tokens.unexpected("'" + close + "'");
      }
      LitmusToken token = tokens.next();
      level += token.is(open) ? 1 : token.is(close) ? -1 : 0;
    }
  }

  private List<Parameter> parameters() {
    List<Parameter> parameters = new ArrayList<>();
    if (tokens.looksAt("void") && tokens.peek(1).is(")")) {
      tokens.next();
    }
    while (!tokens.accept(")")) {
      CType type = CType.parse(tokens);
      LitmusToken name = tokens.name("a parameter");
      if (tokens.accept("[")) {
        if (tokens.looksAt(LitmusToken.Kind.NUMBER)) {
          tokens.next();
        }
        tokens.expect("]");
        type = new CType.Pointer(type);
      }
      if (!(type instanceof CType.Pointer pointer)) {
        throw name.error("the parameter " + name.text() + " must be a pointer to a location");
      }
      if (parameters.stream().anyMatch(p -> p.name().equals(name.text()))) {
        throw name.error("a second parameter " + name.text());
      }
      parameters.add(new Parameter(pointer, name.text(), name.at()));
      if (!tokens.looksAt(")")) {
        tokens.expect(",");
      }
    }
    return parameters;
  }

  private Block block() {
    SourcePosition at = tokens.expect("{").at();
    List<CStatement> statements = new ArrayList<>();
    while (!tokens.accept("}")) {
      statements.add(statement());
    }
    return new Block(statements, at);
  }

  private CStatement statement() {
    if (++depth > DEPTH) {
      throw tokens.peek().error("this is nested too deeply");
    }
    LitmusToken token = tokens.peek();
    CStatement result =
        switch (token.text()) {
          case "{" -> block();
          case "if" -> conditional();
          case "while" -> {
            tokens.next();
            yield new CStatement.While(condition(), statement(), token.at());
          }
          case "do" -> doWhile();
          case "for" -> loop();
          case "break" -> simple(new CStatement.Break(token.at()));
          case "continue" -> simple(new CStatement.Continue(token.at()));
          case "return" -> simple(new CStatement.Return(token.at()));
          default -> declarationOrExpression();
        };
    depth--;
    return result;
  }

  private CStatement simple(CStatement statement) {
    tokens.next();
    tokens.expect(";");
    return statement;
  }

  private CExpression condition() {
    tokens.expect("(");
    CExpression condition = expressions.parse();
    tokens.expect(")");
    return condition;
  }

  private CStatement conditional() {
    SourcePosition at = tokens.expect("if").at();
    CExpression condition = condition();
    CStatement then = statement();
    Optional<CStatement> otherwise =
        tokens.accept("else") ? Optional.of(statement()) : Optional.empty();
    return new CStatement.If(condition, then, otherwise, at);
  }

  private CStatement doWhile() {
    SourcePosition at = tokens.expect("do").at();
    CStatement body = statement();
    tokens.expect("while");
    CExpression condition = condition();
    tokens.expect(";");
    return new CStatement.DoWhile(body, condition, at);
  }

  private CStatement loop() {
    SourcePosition at = tokens.expect("for").at();
    tokens.expect("(");
    CStatement first = declarationOrExpression();
    Optional<CExpression> condition = optionalUntil(";");
    Optional<CExpression> step = optionalUntil(")");
    return new CStatement.For(first, condition, step, statement(), at);
  }

  private Optional<CExpression> optionalUntil(String end) {
    Optional<CExpression> expression =
        tokens.looksAt(end) ? Optional.empty() : Optional.of(expressions.parse());
    tokens.expect(end);
    return expression;
  }

  private CStatement declarationOrExpression() {
    SourcePosition at = tokens.at();
    if (tokens.accept(";")) {
      return new Block(List.of(), at);
    }
    if (CType.starts(tokens.peek())) {
      return declarations(at);
    }
    CExpression expression = expressions.parse();
    tokens.expect(";");
    return new CStatement.Evaluation(expression, at);
  }

  private Declarations declarations(SourcePosition at) {
    CType base = CType.parseBase(tokens);
    List<Declaration> all = new ArrayList<>();
    do {
      CType type = CType.parseStars(tokens, base);
      LitmusToken name = tokens.name("a variable");
      if (tokens.looksAt("[")) {
        throw tokens.peek().error("arrays in threads are not supported");
      }
      if (type instanceof CType.Void) {
        throw name.error(name.text() + " cannot be of type void");
      }
      Optional<CExpression> value =
          tokens.accept("=") ? Optional.of(expressions.parse()) : Optional.empty();
      all.add(new Declaration(type, name.text(), value, name.at()));
    } while (tokens.accept(","));
    tokens.expect(";");
    return new Declarations(all, at);
  }
}
