// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the lines of a text that are read out of order: named types, and metadata. Most metadata
 * describes types and is never looked at.
 */
public final class Outline {
  private final LlvmText text;
  private final Map<String, Integer> types = new HashMap<>();

  /** Offset of each metadata node's definition, by number; 0 if there is none. */
  private int[] nodes = new int[256];

  public Outline(LlvmText text) {
    this.text = text;
    byte[] bytes = text.bytes();
    for (int i = 0; i < bytes.length; i++) {
      if (i == 0 || bytes[i - 1] == '\n') {
        line(i);
      }
      while (i < bytes.length && bytes[i] != '\n') {
        i++;
      }
    }
  }

  private void line(int start) {
    int c = text.at(start);
    if (c == '!') {
      noteNode(start);
    } else if (c == '%') {
      noteType(start);
    }
  }

  /** Numbers that a text of this length has no lines for are not looked up. */
  private void noteNode(int start) {
    int number = 0;
    int i = start + 1;
    while (i - start < 10 && Character.isDigit(text.at(i))) {
      number = 10 * number + text.at(i++) - '0';
    }
    if (i > start + 1 && i - start < 10 && number < text.bytes().length) {
      if (number >= nodes.length) {
        nodes = Arrays.copyOf(nodes, Math.max(number + 1, 2 * nodes.length));
      }
      nodes[number] = start;
    }
  }

  private void noteType(int start) {
    LlvmLexer lexer = new LlvmLexer(text, start);
    String name = lexer.word == null ? String.valueOf(lexer.number) : lexer.word;
    lexer.next();
    if (lexer.symbol == '=') {
      lexer.next();
      if ("type".equals(lexer.word)) {
        if (types.put(name, lexer.start + 4) != null) {
          throw lexer.error("second definition of type %" + name);
        }
      }
    }
  }

  /** Tokens after {@code %name = type}, if there is one. */
  public Optional<LlvmTokens> type(String name) {
    return Optional.ofNullable(types.get(name)).map(offset -> new LlvmTokens(text, offset));
  }

  /** Tokens after {@code !number =}, if there is one. */
  public Optional<LlvmTokens> node(int number) {
    if (number < 0 || number >= nodes.length || nodes[number] == 0) {
      return Optional.empty();
    }
    LlvmTokens tokens = new LlvmTokens(text, nodes[number]);
    tokens.next();
    tokens.expect('=');
    tokens.accept("distinct");
    return Optional.of(tokens);
  }
}
