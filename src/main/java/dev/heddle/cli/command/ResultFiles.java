// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.OutputDestination;
import dev.heddle.cli.arguments.Shell;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.file.WholeFile;
import dev.heddle.report.Result;
import dev.heddle.report.diagram.Diagram;
import dev.heddle.report.diagram.Dot;
import dev.heddle.report.diagram.Svg;
import dev.heddle.report.diagram.View;
import dev.heddle.report.page.Html;
import dev.heddle.report.page.PageJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The files that a command writes beside its answer, and the formats made of results. */
public final class ResultFiles {
  /** For commands that show something but answer no question. */
  public static final Syntax.Option HTML =
      new Syntax.Option("--html", "FILE", "write a report to be opened in a browser");

  public static final Syntax.Option PAGE =
      new Syntax.Option("--page", "FILE", "write the data of the report, for the playground");

  private static final List<Syntax.Option> PAGES =
      List.of(
          HTML,
          new Syntax.Option("--svg", "DIR", "write each execution shown as pictures"),
          new Syntax.Option("--dot", "DIR", "write them for Graphviz"),
          PAGE);

  private static final Syntax.Option PROGRESS =
      new Syntax.Option("--progress", "FILE", "write the progress there, for the playground");

  public static final List<Syntax.Option> OPTIONS =
      Syntax.joined(ExchangeFiles.OPTIONS, PAGES, List.of(PROGRESS));

  /** Options that say where the answer goes, or how it comes about. */
  private static final Set<String> BESIDE_THE_POINT =
      Set.of(
          "--html",
          "--svg",
          "--dot",
          "--page",
          "--progress",
          "--format",
          "--json",
          "--sarif",
          "--junit",
          "--github",
          "--profile",
          "--patch-file",
          "--jobs",
          "--no-cache",
          "--checkpoint",
          "--checkpoint-every",
          "--resume");

  private final String command;
  private final Arguments arguments;
  private final Streams streams;
  private final ExchangeFiles exchange;
  private final List<Result> results = new ArrayList<>();

  public ResultFiles(String command, Arguments arguments, Streams streams, Format format) {
    this(command, arguments, streams, new ExchangeFiles(command, arguments, streams, format));
    exchange.checkDestinations();
    OutputDestination.checkFile(arguments, "--html");
    OutputDestination.checkFile(arguments, "--page");
    OutputDestination.checkFile(arguments, PROGRESS.name());
    if (arguments.has(PROGRESS.name())) {
      Path file = Path.of(arguments.text(PROGRESS.name(), ""));
      streams.watch().copyTo(text -> progress(file, text));
    }
    OutputDestination.checkFolder(arguments, "--svg");
    OutputDestination.checkFolder(arguments, "--dot");
    streams.ending().whenFailed(complaints -> exchange.write(results));
  }

  /** Progress that cannot be written is no reason to end the search. */
  private static void progress(Path file, String text) {
    try {
      write(file, text);
    } catch (IOException e) {
      // the next one, perhaps
    }
  }

  /** Of a command that shows something but answers no question. */
  public ResultFiles(String command, Arguments arguments, Streams streams) {
    this(command, arguments, streams, (ExchangeFiles) null);
    OutputDestination.checkFile(arguments, HTML.name());
    OutputDestination.checkFile(arguments, PAGE.name());
  }

  private ResultFiles(
      String command, Arguments arguments, Streams streams, ExchangeFiles exchange) {
    this.command = command;
    this.arguments = arguments;
    this.streams = streams;
    this.exchange = exchange;
  }

  /** Prepares for a command that may end before it makes results, because its words are wrong. */
  public static void expect(Syntax syntax, Arguments arguments, Streams streams) {
    if (syntax.options().containsAll(ExchangeFiles.OPTIONS)) {
      Format format = Format.named(arguments.text("--format", ""));
      ExchangeFiles files = new ExchangeFiles(syntax.command(), arguments, streams, format);
      streams.ending().whenFailed(complaints -> files.write(List.of()));
    }
  }

  /** Takes a result, if anything is to be made of it. */
  public void add(Supplier<Result> result) {
    if (isAsked()) {
      results.add(result.get());
    }
  }

  /** Takes the answer as JSON, if it is asked for: on standard output, in a file, or both. */
  public void addJson(Supplier<String> answer) {
    exchange.addJson(answer);
  }

  /** As {@link #addJson}, for an answer that is written to standard output as it comes about. */
  public void addPrintedJson(String answer) {
    exchange.addPrintedJson(answer);
  }

  public boolean needsJson() {
    return exchange.needsJson();
  }

  /** Whether anything is to be made of results. */
  public boolean isAsked() {
    return exchange != null && exchange.needsResults()
        || PAGES.stream().anyMatch(o -> arguments.has(o.name()));
  }

  /** Writes everything; whether that worked. */
  public boolean finish() {
    boolean written =
        page("--html", data -> Html.page(title(), data))
            & page("--page", data -> data)
            & pictures("--svg", ".svg", Svg::of)
            & pictures("--dot", ".dot", Dot::of)
            & (exchange == null || exchange.write(results));
    streams.out().flush();
    return written;
  }

  private boolean page(String option, UnaryOperator<String> form) {
    if (!arguments.has(option)) {
      return true;
    }
    String file = arguments.text(option, "");
    try {
      String data = PageJson.of(title(), results, new SourceFiles(arguments)::lines);
      write(Path.of(file), form.apply(data));
      return true;
    } catch (IOException | InvalidPathException e) {
      streams.complain("heddle: " + option + ": " + Inputs.complaint(file, e));
      return false;
    }
  }

  /** The command line without the options for output, as a title. */
  private String title() {
    List<String> words = new ArrayList<>(List.of("heddle", command));
    arguments.named().forEach(w -> words.add(Shell.quote(w)));
    arguments
        .options()
        .forEach((option, value) -> {
          if (!BESIDE_THE_POINT.contains(option)) {
            words.add(option);
            words.addAll(value.isEmpty() ? List.of() : List.of(Shell.quote(value)));
          }
        });
    if (!arguments.passedOn().isEmpty()) {
      words.add("--");
      arguments.passedOn().forEach(w -> words.add(Shell.quote(w)));
    }
    return String.join(" ", words);
  }

  private boolean pictures(String option, String suffix, Function<Diagram, String> drawing) {
    if (!arguments.has(option)) {
      return true;
    }
    Path folder = Path.of(arguments.text(option, ""));
    try {
      Files.createDirectories(folder);
      for (Result result : results) {
        for (Result.Appendix a : result.appendices()) {
          if (option.equals("--svg") && a instanceof Result.Drawing d) {
            write(folder.resolve(base(result) + "-" + d.key() + suffix), d.svg());
          }
        }
        List<Result.Exhibit> exhibits = result.exhibits();
        for (int i = 0; i < exhibits.size(); i++) {
          for (View view : View.values()) {
            String name = name(result, exhibits.size() > 1 ? "-" + (i + 1) : "", view) + suffix;
            write(folder.resolve(name), drawing.apply(view.of(exhibits.get(i).picture())));
          }
        }
      }
      return true;
    } catch (IOException e) {
      streams.complain("heddle: " + option + ": " + Inputs.complaint(folder.toString(), e));
      return false;
    }
  }

  private static void write(Path file, String text) throws IOException {
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** {@code SB-tso-1-chronological}. */
  private static String name(Result result, String number, View view) {
    return base(result) + number + "-" + view.key();
  }

  private static String base(Result result) {
    String name = result.name().substring(result.name().lastIndexOf('/') + 1);
    String plain = name.replaceAll("\\.(c|i|ll|bc|litmus|automaton)$", "");
    return plain.replaceAll("[^A-Za-z0-9_.+]", "_") + "-" + result.model();
  }
}
