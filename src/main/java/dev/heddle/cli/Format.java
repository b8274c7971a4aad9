package dev.heddle.cli;

/** What {@code --format} takes. */
enum Format {
  TEXT,
  TSV,
  JSON,
  /** These are made of {@link dev.heddle.report.Result}s, the same way for every command. */
  SARIF,
  JUNIT,
  GITHUB;

  static final Syntax.Option OPTION =
      new Syntax.Option("--format", "F", "text, tsv, json, sarif, junit or github (default: text)");

  boolean isOfResults() {
    return this == SARIF || this == JUNIT || this == GITHUB;
  }
}
