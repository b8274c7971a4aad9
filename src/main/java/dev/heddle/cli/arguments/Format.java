// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import java.util.Arrays;

/** The values of {@code --format}. */
public enum Format {
  TEXT,
  TSV,
  JSON,
  /** These are made of {@link dev.heddle.report.Result}s, the same way for every command. */
  SARIF,
  JUNIT,
  GITHUB;

  public static final Syntax.Option OPTION =
      new Syntax.Option("--format", "F", "text, tsv, json, sarif, junit or github (default: text)");

  /** For commands that have no rows. */
  public static final Syntax.Option WITHOUT_ROWS =
      new Syntax.Option("--format", "F", "text, json, sarif, junit or github (default: text)");

  public static Format withoutRows(Arguments arguments) {
    Format format = arguments.choice("--format", TEXT);
    if (format == TSV) {
      throw new UsageException("--format takes one of text, json, sarif, junit, github, not 'tsv'");
    }
    return format;
  }

  /** The format with this name; text if none has it. */
  public static Format named(String name) {
    return Arrays.stream(values())
        .filter(f -> f.name().equalsIgnoreCase(name))
        .findFirst()
        .orElse(TEXT);
  }

  public boolean isOfResults() {
    return this == SARIF || this == JUNIT || this == GITHUB;
  }
}
