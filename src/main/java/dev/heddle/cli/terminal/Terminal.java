// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

/**
 * Properties of the terminal. The launcher passes them, because Java cannot query stdout and stderr
 * separately.
 *
 * @param out whether answers go to one
 * @param err whether diagnostics go to one
 * @param width in characters
 */
public record Terminal(boolean out, boolean err, int width) {
  private static final int USUAL = 80;
  private static final int NARROWEST = 60;
  private static final int WIDEST = 160;

  /** No terminal: the same text wherever it goes. */
  public static final Terminal NONE = new Terminal(false, false, USUAL);

  public static Terminal found() {
    boolean out = "terminal".equals(System.getProperty("heddle.stdout"));
    boolean err = "terminal".equals(System.getProperty("heddle.stderr"));
    int width = Integer.getInteger("heddle.width", USUAL);
    return new Terminal(out, err, out && width > 0 ? Math.clamp(width, NARROWEST, WIDEST) : USUAL);
  }

  /** Colours, unless the user is against it; see no-color.org. */
  public boolean hasColours() {
    String refusal = System.getenv("NO_COLOR");
    return out && (refusal == null || refusal.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
  }
}
