// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.report.SvgFile;
import dev.heddle.report.Xml;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * A picture of a program of automata, one column per thread. A state is a box with a line for each
 * transition that leaves it; from each line an arrow leads along the right side to the next state.
 * So texts never overlap, whatever the graph.
 */
public final class AutomatonSvg {
  private static final int LINE = 18;
  private static final int GAP = 14;
  private static final int MARGIN = 20;
  private static final int TRACK = 9;
  private static final double LETTER = 7.3;

  private static final String STROKE = "#555555";

  /** The length and half of the width of an arrowhead. */
  private static final double HEAD = 7;

  private static final double HALF_HEAD = 3.5;

  private final StringBuilder body = new StringBuilder();
  private double right = MARGIN;
  private double bottom;

  private AutomatonSvg() {}

  public static String of(ParallelProgram program) {
    AutomatonSvg svg = new AutomatonSvg();
    program.threads().forEach(svg::thread);
    String head = SvgFile.head("automata", program.name(), svg.right + MARGIN, svg.bottom + MARGIN);
    return head + svg.body + "</svg>\n";
  }

  /** The part of an arrow along the side of a column. */
  private record Turn(double from, double to) {
    double low() {
      return Math.min(from, to);
    }

    double high() {
      return Math.max(from, to);
    }
  }

  private void thread(Automaton thread) {
    List<List<Integer>> leaving = thread.leaving();
    double left = right + MARGIN;
    double width = width(thread);
    double[] top = new double[leaving.size()];
    double y = MARGIN + LINE;
    for (int q : order(thread, leaving)) {
      top[q] = y;
      y += LINE * (1 + leaving.get(q).size()) + GAP;
    }
    text("name", left, MARGIN, "thread " + thread.name());
    List<Turn> turns = new ArrayList<>();
    for (int q = 0; q < top.length; q++) {
      state(thread, q, leaving.get(q), left, top[q], width);
      for (int i = 0; i < leaving.get(q).size(); i++) {
        Transition t = thread.transitions().get(leaving.get(q).get(i));
        turns.add(new Turn(top[q] + LINE * (i + 1.5), top[t.target()] + LINE * 0.5));
      }
    }
    right = arrows(turns, left + width);
    bottom = Math.max(bottom, y);
  }

  /** The states in depth-first order, so that most states are above their successors. */
  private static List<Integer> order(Automaton thread, List<List<Integer>> leaving) {
    List<Integer> order = new ArrayList<>();
    List<Integer> todo = new ArrayList<>();
    for (int q = leaving.size() - 1; q >= 0; q--) {
      todo.add(q);
    }
    todo.add(thread.initial());
    while (!todo.isEmpty()) {
      int q = todo.removeLast();
      if (!order.contains(q)) {
        order.add(q);
        leaving.get(q).reversed().forEach(t -> todo.add(thread.transitions().get(t).target()));
      }
    }
    return order;
  }

  private static double width(Automaton thread) {
    int longest = thread.name().length() + 7;
    for (String state : thread.states()) {
      longest = Math.max(longest, state.length());
    }
    for (Transition t : thread.transitions()) {
      longest = Math.max(longest, AutomatonPrinter.print(thread, t.command()).length() + 1);
    }
    return longest * LETTER + 16;
  }

  private void state(
      Automaton thread, int q, List<Integer> leaving, double left, double top, double width) {
    int height = LINE * (1 + leaving.size());
    box(q == thread.initial() ? "state initial" : "state", left, top, width, height);
    if (thread.isFinal(q)) {
      box("final", left + 3, top + 3, width - 6, height - 6);
    }
    text("name", left + 8, top + 13, thread.states().get(q));
    for (int i = 0; i < leaving.size(); i++) {
      Transition t = thread.transitions().get(leaving.get(i));
      String command = AutomatonPrinter.print(thread, t.command());
      text("command", left + 8 + LETTER, top + LINE * (i + 1) + 13, command);
    }
  }

  /** Draws the arrows, short ones inside; arrows that would overlap are drawn side by side. */
  private double arrows(List<Turn> turns, double side) {
    List<Turn> sorted =
        turns.stream().sorted(Comparator.comparingDouble(t -> t.high() - t.low())).toList();
    List<List<Turn>> tracks = new ArrayList<>();
    for (Turn turn : sorted) {
      int track = 0;
      while (track < tracks.size() && meets(turn, tracks.get(track))) {
        track++;
      }
      if (track == tracks.size()) {
        tracks.add(new ArrayList<>());
      }
      tracks.get(track).add(turn);
      double x = side + TRACK * (track + 1.5);
      body.append(
          String.format(
              Locale.ROOT,
              "<path class=\"arrow\" fill=\"none\" stroke=\"%s\" d=\"M%.1f,%.1f H%.1f V%.1f"
                  + " H%.1f\"/>\n",
              STROKE,
              side,
              turn.from(),
              x,
              turn.to(),
              side + HEAD));
      body.append(
          String.format(
              Locale.ROOT,
              "<path class=\"head\" fill=\"%s\" d=\"M%.1f,%.1f L%.1f,%.1f L%.1f,%.1f Z\"/>\n",
              STROKE,
              side,
              turn.to(),
              side + HEAD,
              turn.to() - HALF_HEAD,
              side + HEAD,
              turn.to() + HALF_HEAD));
    }
    return side + TRACK * (tracks.size() + 1.5);
  }

  private static boolean meets(Turn turn, List<Turn> others) {
    return others.stream().anyMatch(o -> turn.low() <= o.high() + 2 && o.low() <= turn.high() + 2);
  }

  private void box(String kind, double x, double y, double width, double height) {
    body.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"%s\" fill=\"%s\" stroke=\"%s\"%s x=\"%.1f\" y=\"%.1f\" width=\"%.1f\""
                + " height=\"%.1f\" rx=\"4\"/>\n",
            kind,
            kind.equals("final") ? "none" : "#eef2f7",
            STROKE,
            kind.equals("state initial") ? " stroke-width=\"2.5\"" : "",
            x,
            y,
            width,
            height));
  }

  private void text(String kind, double x, double y, String text) {
    body.append(
        String.format(
            Locale.ROOT,
            "<text%s x=\"%.1f\" y=\"%.1f\">%s</text>\n",
            kind.equals("name") ? " font-weight=\"bold\"" : "",
            x,
            y,
            Xml.escape(text)));
  }
}
