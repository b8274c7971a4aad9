// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.util.Locale;

/** What all SVG files have in common: size, fonts, text colour, and a white background. */
public final class SvgFile {
  private SvgFile() {}

  /**
   * The beginning of a file. The font is the first that is installed; all of them are as wide.
   *
   * @param kind the class of the drawing, for style sheets of pages
   */
  public static String head(String kind, String title, double width, double height) {
    return String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"%s\" role=\"img\" width=\"%3$.0f\""
            + " height=\"%4$.0f\" viewBox=\"0 0 %3$.0f %4$.0f\" font-size=\"12\" fill=\"#1f2328\""
            + " font-family=\"DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace\">\n"
            + "<title>%2$s</title>\n"
            + "<rect class=\"paper\" width=\"%3$.0f\" height=\"%4$.0f\" fill=\"#ffffff\"/>\n",
        kind,
        Xml.escape(title),
        Math.ceil(width),
        Math.ceil(height));
  }
}
