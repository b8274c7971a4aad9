// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.text;

import dev.heddle.program.InputException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/**
 * The text as tokens, one at a time. The current token is in the fields; nothing is allocated for
 * words that were met before.
 */
public class LlvmLexer {
  /** Numbers with more digits may not fit into a long. */
  public static final int MOST_DIGITS = 18;

  private static final byte WORD = 1;
  private static final byte DIGIT = 2;

  /** What a byte can be part of. */
  private static final byte[] CLASSES = new byte[256];

  static {
    for (int c = 0; c < 256; c++) {
      boolean digit = c >= '0' && c <= '9';
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      boolean other = c == '_' || c == '.' || c == '$' || c == '-';
      CLASSES[c] = digit ? WORD | DIGIT : letter || other ? WORD : 0;
    }
  }

  private final LlvmText text;
  private final byte[] bytes;

  /** First byte after the current token. */
  private int end;

  public LlvmToken token;

  /** First byte of the current token. */
  public int start;

  /** Lines before the current token, from where this lexer began. */
  public int lines;

  /** Whether a line began between the last token and this one. */
  public boolean firstOnLine;

  /** A word, label, name (null if it is a number) or string. */
  public String word;

  /** The value of an integer of at most 18 digits, or of a numbered name. */
  public long number;

  /** The character of a symbol, else 0. */
  public int symbol;

  /** Begins at a byte of the text, with the token there. */
  public LlvmLexer(LlvmText text, int offset) {
    this.text = text;
    this.bytes = text.bytes();
    this.end = offset;
    next();
  }

  public void next() {
    firstOnLine = false;
    skipBlanks();
    start = end;
    symbol = 0;
    word = null;
    token = read(text.at(start));
  }

  /** Skips the rest of the current token's line. */
  public void skipLine() {
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    next();
  }

  private void skipBlanks() {
    for (; end < bytes.length; end++) {
      byte c = bytes[end];
      if (c == '\n') {
        firstOnLine = true;
        lines++;
      } else if (c == ';') {
        while (end + 1 < bytes.length && bytes[end + 1] != '\n') {
          end++;
        }
      } else if (c != ' ' && c != '\t' && c != '\r') {
        return;
      }
    }
  }

  private LlvmToken read(int c) {
    switch (c) {
      case -1:
        return LlvmToken.END;
      case '%':
        return name(LlvmToken.LOCAL);
      case '@':
        return name(LlvmToken.GLOBAL);
      case '"':
        word = string(start);
        return label(LlvmToken.STRING);
      case '!':
        return bang();
      case '#':
        return hash();
      case 'c':
        return text.at(start + 1) == '"' ? bytesToken() : word();
      case '.':
        return dots();
      default:
        return (CLASSES[c] & DIGIT) != 0 || c == '-' ? number(c) : other(c);
    }
  }

  private LlvmToken other(int c) {
    if ((CLASSES[c] & WORD) != 0) {
      return word();
    }
    end = start + 1;
    symbol = c;
    return LlvmToken.SYMBOL;
  }

  private LlvmToken dots() {
    if (text.at(start + 1) == '.' && text.at(start + 2) == '.') {
      end = start + 3;
      symbol = '.';
      return LlvmToken.SYMBOL;
    }
    return word();
  }

  private LlvmToken word() {
    end = endOf(start + 1, WORD);
    word = text.words().word(start, end);
    return label(bytes[start] == '$' ? LlvmToken.COMDAT : LlvmToken.WORD);
  }

  /** The kind, unless a colon follows. */
  private LlvmToken label(LlvmToken otherwise) {
    if (text.at(end) == ':') {
      end++;
      return LlvmToken.LABEL;
    }
    return otherwise;
  }

  private LlvmToken name(LlvmToken kind) {
    if (text.at(start + 1) == '"') {
      word = plain(string(start + 1));
      return kind;
    }
    end = endOf(start + 1, WORD);
    if (end == start + 1) {
      throw error("a name is missing");
    }
    if (endOf(start + 1, DIGIT) == end) {
      number = parse(start + 1, end);
    } else {
      word = text.words().word(start + 1, end);
    }
    return kind;
  }

  /**
   * The name that C has for a symbol. A first byte of 1 says that the name is the linker's: that of
   * macOS has an underscore in front, and after a {@code $} the version of a function.
   */
  private static String plain(String name) {
    if (name.isEmpty() || name.charAt(0) != 1) {
      return name;
    }
    int version = name.indexOf('$', 2);
    return name.substring(name.startsWith("_", 1) ? 2 : 1, version < 0 ? name.length() : version);
  }

  private LlvmToken bang() {
    int c = text.at(start + 1);
    if (c >= 0 && (CLASSES[c] & DIGIT) != 0) {
      end = endOf(start + 1, DIGIT);
      number = parse(start + 1, end);
      return LlvmToken.NODE;
    }
    if (c >= 0 && (CLASSES[c] & WORD) != 0) {
      end = endOf(start + 1, WORD);
      word = text.words().word(start + 1, end);
      return LlvmToken.METADATA_NAME;
    }
    end = start + 1;
    symbol = '!';
    return LlvmToken.SYMBOL;
  }

  private LlvmToken hash() {
    end = endOf(start + 1, WORD);
    if (endOf(start + 1, DIGIT) == end) {
      return LlvmToken.ATTRIBUTES;
    }
    word = text.words().word(start + 1, end);
    return LlvmToken.RECORD;
  }

  private LlvmToken number(int c) {
    int digits = c == '-' ? start + 1 : start;
    end = endOf(digits, DIGIT);
    int wordEnd = endOf(digits, WORD);
    if (text.at(wordEnd) == ':') {
      end = wordEnd;
      word = text.words().word(start, end);
      return label(LlvmToken.WORD);
    }
    if (end == digits + 1 && bytes[digits] == '0' && text.at(end) == 'x') {
      end = wordEnd;
      return LlvmToken.HEX;
    }
    if (text.at(end) == '.') {
      end = endOf(end + 1, DIGIT);
      int e = text.at(end);
      if (e == 'e' || e == 'E') {
        int sign = text.at(end + 1);
        end = endOf(sign == '+' || sign == '-' ? end + 2 : end + 1, DIGIT);
      }
      return LlvmToken.DECIMAL;
    }
    if (end == digits) {
      throw error("a number is missing");
    }
    number = c == '-' ? -parse(digits, end) : parse(digits, end);
    return LlvmToken.INTEGER;
  }

  private LlvmToken bytesToken() {
    end = endOfString(start + 1);
    return LlvmToken.BYTES;
  }

  private int endOf(int from, int kind) {
    int i = from;
    while (i < bytes.length && (CLASSES[bytes[i] & 0xFF] & kind) != 0) {
      i++;
    }
    return i;
  }

  /** The largest number there is in place of one with too many digits. */
  private long parse(int from, int to) {
    if (to - from > MOST_DIGITS) {
      return Long.MAX_VALUE;
    }
    long value = 0;
    for (int i = from; i < to; i++) {
      value = 10 * value + bytes[i] - '0';
    }
    return value;
  }

  /** The byte after the closing quote. */
  private int endOfString(int quote) {
    for (int i = quote + 1; i < bytes.length && bytes[i] != '\n'; i++) {
      if (bytes[i] == '"') {
        return i + 1;
      }
    }
    throw error("a string without an end");
  }

  private String string(int quote) {
    end = endOfString(quote);
    for (int i = quote + 1; i < end - 1; i++) {
      if (bytes[i] == '\\') {
        return new String(Escapes.decode(bytes, quote + 1, end - 1), StandardCharsets.UTF_8);
      }
    }
    return text.words().word(quote + 1, end - 1);
  }

  /** The content of the current {@code c"..."}. */
  public byte[] bytes() {
    return Escapes.decode(bytes, start + 2, end - 1);
  }

  /** The text of the current token. */
  public String spelling() {
    return new String(bytes, start, end - start, StandardCharsets.UTF_8);
  }

  /** Whether a metadata name comes after the current token. */
  public boolean metadataFollows() {
    int i = end;
    while (text.at(i) == ' ') {
      i++;
    }
    int c = text.at(i + 1);
    return text.at(i) == '!' && c >= 0 && (CLASSES[c] & WORD) != 0 && (CLASSES[c] & DIGIT) == 0;
  }

  /** Bytes of the current token. */
  public int length() {
    return end - start;
  }

  public BigInteger bigNumber() {
    return new BigInteger(spelling());
  }

  public String fileName() {
    return text.name();
  }

  public InputException error(String message) {
    return text.error(start, message);
  }

  public InputException error(int offset, String message) {
    return text.error(offset, message);
  }
}
