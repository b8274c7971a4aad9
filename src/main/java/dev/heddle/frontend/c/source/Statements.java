// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

import dev.heddle.frontend.c.source.SourcePoint.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the points of C text: before each statement or declaration of a block and before its end;
 * and in conditions that no statement is in front of, of loops and of else-if.
 */
final class Statements {
  private static final Set<String> AGGREGATES = Set.of("struct", "union", "enum");
  private static final CToken END = new CToken(";", -1, -1);

  private final String text;
  private final List<CToken> tokens;
  private final List<SourcePoint> points = new ArrayList<>();
  private int i;

  private Statements(String text, List<CToken> tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  static List<SourcePoint> of(String text, List<CToken> tokens) {
    Statements all = new Statements(text, tokens);
    while (all.i < tokens.size()) {
      all.outside();
    }
    return all.points;
  }

  private CToken token() {
    return i < tokens.size() ? tokens.get(i) : END;
  }

  private boolean at(String word) {
    return i < tokens.size() && tokens.get(i).is(word);
  }

  private boolean take(String word) {
    boolean there = at(word);
    i += there ? 1 : 0;
    return there;
  }

  // ---------------------------------------------------------------- declarations

  /** A declaration, or a function with its body. */
  private void outside() {
    boolean parameters = false;
    boolean initialised = false;
    CToken first = token();
    for (; i < tokens.size(); ) {
      CToken t = token();
      if (t.is("{")) {
        boolean aggregate = i > 0 && isAggregate(i);
        if (parameters && !initialised && !aggregate && !first.is("typedef")) {
          block();
          return;
        }
        group();
      } else if (t.is("(") || t.is("[")) {
        parameters |= t.is("(");
        group();
      } else {
        initialised |= t.is("=");
        i++;
        if (t.is(";") || t.is("}")) {
          return;
        }
      }
    }
  }

  /** Whether a brace opens the members of a type: after struct, or after struct and a name. */
  private boolean isAggregate(int brace) {
    return AGGREGATES.contains(tokens.get(brace - 1).text())
        || brace > 1
            && tokens.get(brace - 1).isWord()
            && AGGREGATES.contains(tokens.get(brace - 2).text());
  }

  /** Passes a bracket, its contents and the closing bracket. */
  private void group() {
    int depth = 0;
    do {
      char c = token().text().charAt(0);
      depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
      i++;
    } while (depth > 0 && i < tokens.size());
  }

  // ---------------------------------------------------------------- statements

  private void block() {
    take("{");
    String indent = null;
    while (i < tokens.size() && !at("}")) {
      indent = item();
    }
    if (at("}")) {
      add(Form.STATEMENT, indent == null ? indent() + "  " : indent);
      i++;
    }
  }

  /** A statement or declaration of a block; what its line begins with. */
  private String item() {
    String indent = indent();
    if (take("else")) { // of a macro
      statement(false);
    } else {
      add(Form.STATEMENT, indent);
      statement(true);
    }
    return indent;
  }

  /**
   * @param fenceable whether there is a point in front of it already
   */
  private void statement(boolean fenceable) {
    switch (token().text()) {
      case "{" -> block();
      case "if" -> {
        i++;
        condition(!fenceable);
        statement(false);
        if (take("else")) {
          statement(false);
        }
      }
      case "while" -> {
        i++;
        condition(true);
        statement(false);
      }
      case "switch" -> {
        i++;
        condition(!fenceable);
        statement(false);
      }
      case "for" -> {
        i++;
        loopHead();
        statement(false);
      }
      case "do" -> {
        i++;
        statement(false);
        if (take("while")) {
          condition(true);
        }
        take(";");
      }
      case "case", "default" -> {
        label();
        labelled(fenceable);
      }
      default -> {
        if (token().isWord() && i + 1 < tokens.size() && isColon(i + 1)) {
          i += 2;
          labelled(fenceable);
        } else {
          simple();
        }
      }
    }
  }

  /** What a label is in front of; in a block there is a point between them. */
  private void labelled(boolean inBlock) {
    if (inBlock && !at("}")) {
      add(Form.STATEMENT, indent());
    }
    if (!at("}")) {
      statement(inBlock);
    }
  }

  private boolean isColon(int k) {
    return tokens.get(k).is(":") && !(k + 1 < tokens.size() && tokens.get(k + 1).is(":"));
  }

  /** Passes a label; {@code case a ? b : c:} has a colon within its expression. */
  private void label() {
    int questions = 0;
    for (; i < tokens.size(); i++) {
      if (at("?")) {
        questions++;
      } else if (at(":") && questions-- == 0) {
        i++;
        return;
      }
    }
  }

  private void condition(boolean isPoint) {
    if (!at("(")) {
      return;
    }
    int start = i++;
    if (isPoint && !at(")")) {
      add(Form.CONDITION, "");
    }
    i = start;
    group();
  }

  /** A loop without a condition has no point there. */
  private void loopHead() {
    if (!at("(")) {
      return;
    }
    int start = i++;
    while (i < tokens.size() && !at(";")) {
      if (at("(") || at("[") || at("{")) {
        group();
      } else if (at(")")) {
        i = start; // a macro, perhaps
        group();
        return;
      } else {
        i++;
      }
    }
    if (take(";") && !at(";")) {
      add(Form.CONDITION, "");
    }
    i = start;
    group();
  }

  /** An expression or a declaration. A block after parentheses is a loop by a macro. */
  private void simple() {
    boolean initialised = false;
    while (i < tokens.size() && !at("}")) {
      CToken t = token();
      if (t.is("{") && !initialised && i > 0 && tokens.get(i - 1).is(")")) {
        block();
        return;
      }
      if (t.is("(") || t.is("[") || t.is("{")) {
        group();
      } else {
        initialised |= t.is("=") || t.is("return");
        i++;
        if (t.is(";")) {
          return;
        }
      }
    }
  }

  // ---------------------------------------------------------------- points

  private void add(Form form, String indent) {
    CToken t = token();
    if (t != END) {
      int column = t.offset() - lineStart(t.offset()) + 1;
      points.add(new SourcePoint(t.offset(), t.line(), column, form, indent));
    }
  }

  private int lineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** What the line of the next token begins with. */
  private String indent() {
    int start = lineStart(Math.max(0, token().offset()));
    int end = start;
    while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }
}
