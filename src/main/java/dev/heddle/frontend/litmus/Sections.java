// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import dev.heddle.frontend.litmus.text.LitmusLexer;
import dev.heddle.frontend.litmus.text.LitmusLexer.Dialect;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.frontend.litmus.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Splits a test into its sections before they are parsed: the header, the initial state in braces,
 * the program up to the first word that can only follow it, and the rest.
 */
record Sections(
    TestLanguage architecture,
    String name,
    LitmusTokens init,
    LitmusTokens program,
    LitmusTokens tail) {
  private static final Set<String> TAIL =
      Set.of("final", "forall", "exists", "cases", "observed", "Observed", "locations", "filter");

  static Sections of(Source source) {
    LitmusLexer header = new LitmusLexer(source, Dialect.LITMUS, 0);
    TestLanguage architecture = architecture(source, header);
    String name = name(source, header);
    skipToInit(source, header);
    LitmusLexer init = new LitmusLexer(source, Dialect.LITMUS, header.offset());
    LitmusTokens initTokens = init(init);
    List<LitmusToken> program = new ArrayList<>();
    int tail = program(new LitmusLexer(source, architecture.dialect(), init.offset()), program);
    LitmusTokens tailTokens = rest(new LitmusLexer(source, Dialect.LITMUS, tail));
    return new Sections(architecture, name, initTokens, new LitmusTokens(program), tailTokens);
  }

  private static TestLanguage architecture(Source source, LitmusLexer header) {
    header.skipBlanks();
    int start = header.offset();
    String word = header.take(c -> LitmusLexer.isLetter(c) || LitmusLexer.isDigit(c));
    if (word.isEmpty()) {
      throw source.error(start, "expected an architecture: X86, X86_64 or C");
    }
    return TestLanguage.named(word)
        .orElseThrow(() ->
            source.error(
                start, "architecture " + word + " is not supported (X86, X86_64 and C are)"));
  }

  private static String name(Source source, LitmusLexer header) {
    header.take(c -> c == ' ' || c == '\t');
    int start = header.offset();
    String name = header.take(c -> c > ' ' && c <= '~' && "\"({;".indexOf(c) < 0);
    if (name.isEmpty()) {
      throw source.error(start, "expected the name of the test");
    }
    return name.equals("--") ? source.baseName() : Source.withoutExtension(name);
  }

  /** Skips a name for typesetting, the description and lines of information. */
  private static void skipToInit(Source source, LitmusLexer header) {
    while (true) {
      header.skipBlanks();
      int start = header.offset();
      if (header.looksAt("{")) {
        return;
      }
      if (header.accept("\"")) {
        header.take(c -> c != '"');
        if (!header.accept("\"")) {
          throw source.error(start, "this description never ends");
        }
        continue;
      }
      header.take(c -> LitmusLexer.isLetter(c) || LitmusLexer.isDigit(c));
      header.take(c -> c == ' ' || c == '\t');
      boolean information = header.offset() > start && header.accept("=");
      header.take(c -> c != '\n' && (information || c != '{' && c != '"'));
      if (start == source.text().length()) {
        throw source.error(start, "expected '{' and the initial state");
      }
    }
  }

  /** The tokens between the braces, which nest; the last one takes the place of the end. */
  private static LitmusTokens init(LitmusLexer lexer) {
    LitmusToken open = lexer.next();
    List<LitmusToken> tokens = new ArrayList<>();
    for (int depth = 1; depth > 0; ) {
      LitmusToken token = lexer.next();
      if (token.kind() == LitmusToken.Kind.END) {
        throw open.error("this brace is never closed");
      }
      depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
      tokens.add(token);
    }
    LitmusToken close = tokens.removeLast();
    tokens.add(new LitmusToken(LitmusToken.Kind.END, "'}'", close.start(), close.at()));
    return new LitmusTokens(tokens);
  }

  /** Collects the program and returns the offset of what follows it. */
  private static int program(LitmusLexer lexer, List<LitmusToken> tokens) {
    LitmusToken token = lexer.next();
    while (token.kind() != LitmusToken.Kind.END
        && !(token.kind() == LitmusToken.Kind.NAME && TAIL.contains(token.text()))) {
      tokens.add(token);
      token = lexer.next();
    }
    if (token.is("exists") && !tokens.isEmpty() && tokens.getLast().is("~")) {
      token = tokens.removeLast();
    }
    String end = token.kind() == LitmusToken.Kind.END ? token.text() : token.toString();
    tokens.add(new LitmusToken(LitmusToken.Kind.END, end, token.start(), token.at()));
    return token.start();
  }

  private static LitmusTokens rest(LitmusLexer lexer) {
    List<LitmusToken> tokens = new ArrayList<>();
    do {
      tokens.add(lexer.next());
    } while (tokens.getLast().kind() != LitmusToken.Kind.END);
    return new LitmusTokens(tokens);
  }
}
