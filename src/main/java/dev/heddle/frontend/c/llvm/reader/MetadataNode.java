// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;

/** A metadata node, as far as source positions, names and types need it. */
final class MetadataNode {
  /** What a field says if it is missing or null. */
  static final int NONE = -1;

  static final MetadataNode EMPTY = new MetadataNode();

  int line;
  int column;
  int scope = NONE;
  int file = NONE;
  int variable = NONE;
  int type = NONE;
  int elements = NONE;
  long size;
  long offset;
  long value;
  boolean bitField;
  String tag = "";
  String encoding = "";
  String name = "";
  String filename = "";
  String directory = "";

  private MetadataNode() {}

  /** Reads {@code !DIKind(field: value, ...)}; any other kind of node has no fields. */
  MetadataNode(LlvmTokens in) {
    if (in.token != LlvmToken.METADATA_NAME) {
      return;
    }
    in.next();
    in.expect('(');
    while (in.token == LlvmToken.LABEL) {
      String field = in.word;
      in.next();
      set(field, in);
      skipValue(in);
    }
    in.expect(')');
  }

  private void set(String field, LlvmTokens in) {
    switch (field) {
      case "line" -> line = (int) in.number;
      case "column" -> column = (int) in.number;
      case "scope" -> scope = reference(in);
      case "file" -> file = reference(in);
      case "var" -> variable = reference(in);
      case "type", "baseType" -> type = reference(in);
      case "elements" -> elements = reference(in);
      case "size" -> size = number(in);
      case "offset" -> offset = number(in);
      case "count", "value" -> value = number(in);
      case "flags" -> bitField = in.isWord("DIFlagBitField");
      case "tag" -> tag = word(in);
      case "encoding" -> encoding = word(in);
      case "name" -> name = string(in);
      case "filename" -> filename = string(in);
      case "directory" -> directory = string(in);
      default -> {}
    }
  }

  private static int reference(LlvmTokens in) {
    return in.token == LlvmToken.NODE ? (int) Math.min(in.number, Integer.MAX_VALUE) : NONE;
  }

  private static long number(LlvmTokens in) {
    return in.token == LlvmToken.INTEGER ? in.number : NONE;
  }

  private static String word(LlvmTokens in) {
    return in.token == LlvmToken.WORD ? in.word : "";
  }

  private static String string(LlvmTokens in) {
    return in.token == LlvmToken.STRING ? in.word : "";
  }

  /** Passes a value and the comma after it. */
  private static void skipValue(LlvmTokens in) {
    while (!in.is(',') && !in.is(')')) {
      Attributes.skipOne(in);
    }
    in.accept(',');
  }
}
