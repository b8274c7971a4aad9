// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.page;

import dev.heddle.report.Resources;
import dev.heddle.report.Xml;
import dev.heddle.report.diagram.Svg;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A self-contained file that makes no request. It contains the data as JSON; its scripts insert
 * every text of the data as text.
 */
public final class Html {
  /** The parts of the script, each after those that it uses. */
  private static final List<String> SCRIPTS =
      List.of(
          "base", "terms", "source", "state", "drawing", "diagram", "steps", "exhibit", "matrix",
          "results", "summary", "report");

  private Html() {}

  /**
   * @param data in the form of {@link PageJson}
   */
  public static String page(String title, String data) {
    return fill(
        Resources.text(Html.class, "report.html"),
        Map.of(
            "TITLE", Xml.escape(title),
            "STYLE", style(),
            "SCRIPT", script(),
            "DATA", embedded(data)));
  }

  /**
   * Replaces the placeholders of a page, such as {@code @TITLE@}; replacements contain no
   * placeholders.
   */
  public static String fill(String page, Map<String, String> texts) {
    return Pattern.compile("@([A-Z]+)@")
        .matcher(page)
        .replaceAll(m -> Matcher.quoteReplacement(texts.get(m.group(1))));
  }

  /** The style sheet of reports. */
  public static String style() {
    return Resources.text(Svg.class, "diagram.css") + Resources.text(Html.class, "report.css");
  }

  /** The scripts that define {@code heddle.show(data, element)}. */
  public static String script() {
    return SCRIPTS.stream()
        .map(name -> Resources.text(Html.class, name + ".js"))
        .collect(Collectors.joining());
  }

  /** JSON in a form that contains no HTML markup. */
  private static String embedded(String json) {
    return json.replace("<", "\\u003c");
  }
}
