// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The arguments of one command, split into options and operands. Our own because picocli's class
 * files are too old for an AOT cache, which costs every start 60 to 100 ms
 * (docs/internals/decisions.md).
 */
public final class Arguments {
  private static final int MOST_DIGITS = 18;

  /** The longest duration; its nanoseconds fit into a long. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> operands = new ArrayList<>();

  /** The number of operands before {@code --}. */
  private int before = Integer.MAX_VALUE;

  private Arguments() {}

  /** {@code --name value} or {@code --name=value}, anywhere; after {@code --} all are operands. */
  public static Arguments parse(Syntax syntax, List<String> words) {
    Arguments all = new Arguments();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("--")) {
        all.before = all.operands.size();
        all.operands.addAll(words.subList(i + 1, words.size()));
        break;
      }
      if (!word.startsWith("-") || word.equals("-")) {
        all.operands.add(word);
        continue;
      }
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      Syntax.Option option =
          syntax
              .option(name)
              .orElseThrow(() -> new UsageException("unknown option " + name + hint(syntax)));
      if (option.value() == null) {
        if (equals >= 0) {
          throw new UsageException(name + " takes no value");
        }
        all.put(name, "");
      } else if (equals >= 0) {
        all.put(name, word.substring(equals + 1));
      } else if (i + 1 < words.size()) {
        all.put(name, words.get(++i));
      } else {
        throw new UsageException(name + " needs a value: " + option.shown());
      }
    }
    return all;
  }

  private static String hint(Syntax syntax) {
    return " (heddle " + syntax.command() + " --help lists them)";
  }

  private void put(String name, String value) {
    if (value.indexOf('\0') >= 0) {
      throw new UsageException(name + ": a NUL character in '" + value + "'");
    }
    if (options.put(name, value) != null) {
      throw new UsageException(name + " is given twice");
    }
  }

  public List<String> operands() {
    return operands;
  }

  /** The operands before {@code --}. */
  public List<String> named() {
    return operands.subList(0, Math.min(before, operands.size()));
  }

  /** The words after {@code --}, for another program. */
  public List<String> passedOn() {
    return operands.subList(named().size(), operands.size());
  }

  public boolean has(String option) {
    return options.containsKey(option);
  }

  /** In the order given; the value of an option that takes none is empty. */
  public Map<String, String> options() {
    return options;
  }

  public String text(String option, String otherwise) {
    return options.getOrDefault(option, otherwise);
  }

  /** A whole number from 1 on; digits may be grouped by underscores. */
  public long number(String option, long otherwise) {
    if (!has(option)) {
      return otherwise;
    }
    String text = options.get(option);
    if (!text.matches("\\d+(_\\d+)*") || text.matches("[0_]+")) {
      throw new UsageException(option + " takes a whole number from 1 on, not '" + text + "'");
    }
    String digits = text.replace("_", "");
    return digits.length() > MOST_DIGITS ? Long.MAX_VALUE : Long.parseLong(digits);
  }

  public int count(String option, int otherwise) {
    return (int) Math.min(Integer.MAX_VALUE, number(option, otherwise));
  }

  /** Bytes, or with a unit: {@code 500m}, {@code 8g}. */
  public long size(String option, long otherwise) {
    if (!has(option)) {
      return otherwise;
    }
    String text = options.get(option).toLowerCase(Locale.ROOT);
    if (!text.matches("[1-9]\\d{0,11}[kmg]?")) {
      throw new UsageException(
          option + " takes a size such as 500m or 8g, not '" + options.get(option) + "'");
    }
    int shift = text.endsWith("g") ? 30 : text.endsWith("m") ? 20 : text.endsWith("k") ? 10 : 0;
    long units = Long.parseLong(text.replaceAll("[kmg]", ""));
    return Math.min(units, Long.MAX_VALUE >> shift) << shift;
  }

  /** Seconds, or with a unit: {@code 90}, {@code 1.5s}, {@code 10m}, {@code 2h}. */
  public Duration duration(String option, Duration otherwise) {
    if (!has(option)) {
      return otherwise;
    }
    String text = options.get(option);
    String digits = text.replaceAll("[smh]$", "");
    long unit = text.endsWith("h") ? 3600 : text.endsWith("m") ? 60 : 1;
    if (!digits.matches("\\d{1,9}(\\.\\d{1,3})?")) {
      throw new UsageException(
          option + " takes a time such as 90, 1.5s, 10m or 2h, not '" + text + "'");
    }
    Duration named = Duration.ofMillis((long) (Double.parseDouble(digits) * unit * 1000));
    return named.compareTo(LONGEST) > 0 ? LONGEST : named;
  }

  /** One of an enum's constants, by its name in lower case. */
  public <E extends Enum<E>> E choice(String option, E otherwise) {
    if (!has(option)) {
      return otherwise;
    }
    String text = options.get(option);
    E[] all = otherwise.getDeclaringClass().getEnumConstants();
    return Stream.of(all)
        .filter(e -> e.name().equals(text.toUpperCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() ->
            new UsageException(
                option
                    + " takes one of "
                    + Stream.of(all)
                        .map(e -> e.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(", "))
                    + ", not '"
                    + text
                    + "'"));
  }
}
