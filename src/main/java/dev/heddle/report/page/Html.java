// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.page;

import dev.heddle.report.Resources;
import dev.heddle.report.Xml;
import dev.heddle.report.diagram.Svg;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One file with all it needs: it makes no request. The data is JSON in it; scripts put every text
 * of it on the page as text.
 */
public final class Html {
  private Html() {}

  /**
   * @param data as {@link PageJson} makes it
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

  /** Fills in the gaps of a page, such as {@code @TITLE@}; what is filled in has none. */
  public static String fill(String page, Map<String, String> texts) {
    return Pattern.compile("@([A-Z]+)@")
        .matcher(page)
        .replaceAll(m -> Matcher.quoteReplacement(texts.get(m.group(1))));
  }

  /** What reports look like, wherever they stand. */
  public static String style() {
    return Resources.text(Svg.class, "diagram.css") + Resources.text(Html.class, "report.css");
  }

  /** Defines {@code heddle.show(data, element)}. */
  public static String script() {
    return Resources.text(Html.class, "report.js");
  }

  /** JSON that neither ends nor begins anything in HTML. */
  private static String embedded(String json) {
    return json.replace("<", "\\u003c");
  }
}
