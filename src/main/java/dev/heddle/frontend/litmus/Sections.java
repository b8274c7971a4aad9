package dev.heddle.frontend.litmus;

import dev.heddle.frontend.litmus.Lexer.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A test cut into its parts before any of them is understood: the header, the initial state in
 * braces, the program up to the first word that can only follow it, and the rest.
 */
record Sections(Architecture architecture, String name, Tokens init, Tokens program, Tokens tail) {
  private static final Set<String> TAIL =
      Set.of("final", "forall", "exists", "cases", "observed", "Observed", "locations", "filter");

  static Sections of(Source source) {
    Lexer header = new Lexer(source, Dialect.LITMUS, 0);
    Architecture architecture = architecture(source, header);
    String name = name(source, header);
    skipToInit(source, header);
    Lexer init = new Lexer(source, Dialect.LITMUS, header.offset());
    Tokens initTokens = init(init);
    List<Token> program = new ArrayList<>();
    int tail = program(new Lexer(source, architecture.dialect(), init.offset()), program);
    Tokens tailTokens = rest(new Lexer(source, Dialect.LITMUS, tail));
    return new Sections(architecture, name, initTokens, new Tokens(program), tailTokens);
  }

  private static Architecture architecture(Source source, Lexer header) {
    header.skipBlanks();
    int start = header.offset();
    String word = header.take(c -> Lexer.isLetter(c) || Lexer.isDigit(c));
    if (word.isEmpty()) {
      throw source.error(start, "expected an architecture: X86, X86_64 or C");
    }
    return Architecture.named(word)
        .orElseThrow(() ->
            source.error(
                start, "architecture " + word + " is not supported (X86, X86_64 and C are)"));
  }

  private static String name(Source source, Lexer header) {
    header.take(c -> c == ' ' || c == '\t');
    int start = header.offset();
    String name = header.take(c -> c > ' ' && c <= '~' && "\"({;".indexOf(c) < 0);
    if (name.isEmpty()) {
      throw source.error(start, "expected the name of the test");
    }
    return name.equals("--") ? source.baseName() : Source.withoutExtension(name);
  }

  /** Skips a name for typesetting, the description and lines of information. */
  private static void skipToInit(Source source, Lexer header) {
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
      header.take(c -> Lexer.isLetter(c) || Lexer.isDigit(c));
      header.take(c -> c == ' ' || c == '\t');
      boolean information = header.offset() > start && header.accept("=");
      header.take(c -> c != '\n' && (information || c != '{' && c != '"'));
      if (start == source.text().length()) {
        throw source.error(start, "expected '{' and the initial state");
      }
    }
  }

  /** The tokens between the braces, which nest; the last one takes the place of the end. */
  private static Tokens init(Lexer lexer) {
    Token open = lexer.next();
    List<Token> tokens = new ArrayList<>();
    for (int depth = 1; depth > 0; ) {
      Token token = lexer.next();
      if (token.kind() == Token.Kind.END) {
        throw open.error("this brace is never closed");
      }
      depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
      tokens.add(token);
    }
    Token close = tokens.removeLast();
    tokens.add(new Token(Token.Kind.END, "'}'", close.start(), close.at()));
    return new Tokens(tokens);
  }

  /** Collects the program and returns the offset of what follows it. */
  private static int program(Lexer lexer, List<Token> tokens) {
    Token token = lexer.next();
    while (token.kind() != Token.Kind.END
        && !(token.kind() == Token.Kind.NAME && TAIL.contains(token.text()))) {
      tokens.add(token);
      token = lexer.next();
    }
    if (token.is("exists") && !tokens.isEmpty() && tokens.getLast().is("~")) {
      token = tokens.removeLast();
    }
    String end = token.kind() == Token.Kind.END ? token.text() : token.toString();
    tokens.add(new Token(Token.Kind.END, end, token.start(), token.at()));
    return token.start();
  }

  private static Tokens rest(Lexer lexer) {
    List<Token> tokens = new ArrayList<>();
    do {
      tokens.add(lexer.next());
    } while (tokens.getLast().kind() != Token.Kind.END);
    return new Tokens(tokens);
  }
}
