// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * A flame graph (Brendan Gregg) of a recording: a box for each method, as wide as the samples that
 * found it running, on top of its caller. Hovering shows the numbers.
 */
public final class FlameGraph {
  private static final int WIDTH = 1200;
  private static final int ROW = 17;
  private static final int LETTER = 7;

  /** Boxes that are narrower are left out. */
  private static final double NARROWEST = 3;

  private final String name;
  private final Map<String, FlameGraph> children = new TreeMap<>();
  private int samples;

  private FlameGraph(String name) {
    this.name = name;
  }

  /** An SVG of the samples of our own search in a recording of Java Flight Recorder. */
  public static String of(Path recording, String title) throws IOException {
    FlameGraph root = new FlameGraph(title);
    try (RecordingFile file = new RecordingFile(recording)) {
      while (file.hasMoreEvents()) {
        RecordedEvent event = file.readEvent();
        if (event.getEventType().getName().equals("jdk.ExecutionSample")
            && event.getStackTrace() != null) {
          root.add(event.getStackTrace().getFrames());
        }
      }
    }
    return root.svg();
  }

  /** The innermost frame comes first; the way from {@code main} to the stopwatch is left out. */
  private void add(List<RecordedFrame> frames) {
    int from = frames.size() - 1;
    for (int i = from; i >= 0; i--) {
      if (frames.get(i).getMethod().getType().getName().startsWith("dev.heddle.bench.")) {
        from = i - 1;
      }
    }
    samples++;
    FlameGraph node = this;
    for (int i = from; i >= 0; i--) {
      String type = frames.get(i).getMethod().getType().getName();
      String method =
          type.substring(type.lastIndexOf('.') + 1) + "." + frames.get(i).getMethod().getName();
      node = node.children.computeIfAbsent(method, FlameGraph::new);
      node.samples++;
    }
  }

  private int depth() {
    return 1 + children.values().stream().mapToInt(FlameGraph::depth).max().orElse(0);
  }

  private String svg() {
    int height = depth() * ROW;
    StringBuilder out =
        new StringBuilder(
            String.format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                    + " font-family=\"monospace\" font-size=\"11\">%n",
                WIDTH, height));
    draw(out, 0, (double) WIDTH / Math.max(1, samples), height - ROW, samples);
    return out.append("</svg>\n").toString();
  }

  private void draw(StringBuilder out, double x, double scale, int y, int all) {
    double width = samples * scale;
    if (width < NARROWEST) {
      return;
    }
    String text = name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    int letters = Math.min(text.length(), (int) (width - 4) / LETTER);
    out.append(
        String.format(
            Locale.ROOT,
            "<g><title>%s: %.1f%%</title><rect x=\"%.1f\" y=\"%d\" width=\"%.1f\""
                + " height=\"%d\" fill=\"hsl(%d 80%% 70%%)\" stroke=\"white\"/>"
                + "<text x=\"%.1f\" y=\"%d\">%s</text></g>%n",
            text,
            100.0 * samples / Math.max(1, all),
            x,
            y,
            width,
            ROW,
            20 + Math.floorMod(name.hashCode(), 35),
            x + 2,
            y + ROW - 5,
            letters < 3 || text.contains("&") ? "" : text.substring(0, letters)));
    double at = x;
    for (FlameGraph child : children.values()) {
      child.draw(out, at, scale, y - ROW, all);
      at += child.samples * scale;
    }
  }
}
