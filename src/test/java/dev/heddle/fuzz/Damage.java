// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fuzz;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;

/** Random damage to good inputs; the same for the same seed. */
public final class Damage {
  private static final Pattern BEFORE_TOKEN =
      Pattern.compile("(?<=\\s)(?=\\S)|(?<=\\W)|(?=\\W)|(?<=\\D)(?=\\d)");

  private static final List<String> PIECES =
      List.of(
          "(",
          ")",
          "{",
          "}",
          "[",
          "]",
          "<",
          ">",
          ";",
          ":",
          ",",
          "=",
          "*",
          "-",
          "!",
          "%",
          "@",
          "#",
          "\"",
          "'",
          "\\",
          "/*",
          "*/",
          "//",
          "\n",
          "\r",
          "\t",
          " ",
          "",
          "\u0000",
          "\u001b[2J",
          "\u00e9",
          "\ud83d\ude00",
          "\ufeff");

  private static final List<String> NUMBERS =
      List.of(
          "0",
          "1",
          "2",
          "-1",
          "7",
          "63",
          "64",
          "65",
          "128",
          "255",
          "65536",
          "2147483647",
          "2147483648",
          "4294967295",
          "4294967296",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "18446744073709551616",
          "99999999999999999999999999",
          "1e999",
          "0x7FFFFFFFFFFFFFFF",
          "0.5",
          "008");

  private final Random random;
  private final List<List<String>> seeds = new ArrayList<>();

  /** Of these texts. */
  public Damage(String reader, List<String> texts) {
    this.random = new Random(Long.getLong("fuzz.seed", 1) * 31 + reader.hashCode());
    texts.forEach(text -> seeds.add(List.of(BEFORE_TOKEN.split(text))));
  }

  /** How many inputs a reader gets. */
  public static int inputs(int usual) {
    return Integer.getInteger("fuzz.inputs", usual);
  }

  /** For choices beside the damage. */
  public Random random() {
    return random;
  }

  /** Another text with some damage. */
  public String text() {
    List<String> tokens = new ArrayList<>(seeds.get(random.nextInt(seeds.size())));
    for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
      edit(tokens);
    }
    return String.join("", tokens);
  }

  private void edit(List<String> tokens) {
    int at = random.nextInt(tokens.size());
    int end = Math.min(tokens.size(), at + 1 + random.nextInt(random.nextInt(8) == 0 ? 40 : 3));
    List<String> here = tokens.subList(at, end);
    switch (random.nextInt(12)) {
      case 0 -> here.clear();
      case 1 -> tokens.addAll(random.nextInt(tokens.size() + 1), List.copyOf(here));
      case 2 -> tokens.add(at, any(PIECES));
      case 3 -> replace(here, any(PIECES));
      case 4 -> replace(here, any(seeds.get(random.nextInt(seeds.size()))));
      case 5 -> next(tokens, at, Kind.NUMBER).ifPresent(i -> tokens.set(i, any(NUMBERS)));
      case 6 -> {
        if (random.nextInt(4) == 0) {
          tokens.subList(at, tokens.size()).clear();
        }
      }
      default -> exchange(tokens, at, random.nextInt(3) == 0 ? Kind.NUMBER : Kind.WORD);
    }
    if (tokens.isEmpty()) {
      tokens.add("");
    }
  }

  private static void replace(List<String> here, String by) {
    here.clear();
    here.add(by);
  }

  private enum Kind {
    NUMBER,
    WORD;

    boolean has(String token) {
      if (token.isEmpty()) {
        return false;
      }
      char first = token.charAt(0);
      return this == NUMBER ? Character.isDigit(first) : Character.isLetter(first);
    }
  }

  private static Optional<Integer> next(List<String> tokens, int from, Kind kind) {
    for (int i = from; i < tokens.size(); i++) {
      if (kind.has(tokens.get(i))) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  /** Puts a number or word of the text in place of another: most readers then read on. */
  private void exchange(List<String> tokens, int at, Kind kind) {
    Optional<Integer> from = next(tokens, random.nextInt(tokens.size()), kind);
    Optional<Integer> to = next(tokens, at, kind);
    if (from.isPresent() && to.isPresent()) {
      tokens.set(to.get(), tokens.get(from.get()));
    }
  }

  /** One of the elements. */
  public <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Any number, with a liking for those at which something ends. */
  public String number() {
    return any(NUMBERS);
  }

  /** The bytes behind a head with some damage. */
  public byte[] bytes(byte[] good, int head) {
    byte[] bytes = good.clone();
    for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
      int at = head + random.nextInt(bytes.length - head);
      int[] values = {0, 1, -1, 2, 127, 1 << 20, Integer.MAX_VALUE, Integer.MIN_VALUE};
      switch (random.nextInt(5)) {
        case 0 -> bytes[at] = (byte) random.nextInt(256);
        case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 2 -> bytes[at] += (byte) (random.nextBoolean() ? 1 : -1);
        case 3 -> {
          int place = Math.min(at, bytes.length - Integer.BYTES);
          ByteBuffer.wrap(bytes).putInt(place, values[random.nextInt(values.length)]);
        }
        default -> {
          if (random.nextInt(4) == 0) {
            bytes = Arrays.copyOf(bytes, Math.max(at, head + 1));
          } else {
            int from = head + random.nextInt(bytes.length - head);
            int length = Math.min(8, bytes.length - Math.max(at, from));
            System.arraycopy(good, from, bytes, at, length);
          }
        }
      }
    }
    return bytes;
  }
}
