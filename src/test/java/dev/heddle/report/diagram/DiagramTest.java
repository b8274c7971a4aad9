// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.report.diagram.Diagram.Arrow;
import dev.heddle.report.diagram.Diagram.Node;
import dev.heddle.trace.Edge;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Shown;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

@Tag("slow")
class DiagramTest {
  private static final Path SB = Path.of("examples/litmus/SB.litmus");
  private static final Path PETERSON = Path.of("examples/litmus/Peterson.litmus");

  /** Both loads read 0. */
  private static DetailedWitness storeBuffering() {
    return Shown.replay(SB, MemoryModel.TSO, "1 0 1! 0!");
  }

  private static List<String> nodes(Diagram d) {
    return d.nodes().stream().map(n -> n.column() + "," + n.row() + " " + n.text()).toList();
  }

  private static List<String> arrows(Diagram d) {
    return d.arrows().stream()
        .map(a ->
            d.nodes().get(a.from()).text()
                + " "
                + a.type()
                + " "
                + d.nodes().get(a.to()).text()
                + (a.cycle() ? " *" : ""))
        .sorted()
        .toList();
  }

  /** Stateless model checking for TSO and PSO, figure 4. */
  @Test
  void figureFour() {
    Diagram d = View.CHRONOLOGICAL.of(storeBuffering());
    assertEquals(
        List.of("0 P0", "buffer of 0", "1 P1", "buffer of 1"),
        d.columns().stream().map(Diagram.Column::title).toList());
    assertEquals(
        List.of(
            "0,0 store x = 1",
            "2,0 store y = 1",
            "2,1 load x = 0",
            "0,1 load y = 0",
            "3,2 commit y = 1",
            "1,2 commit x = 1"),
        nodes(d));
    assertEquals(
        List.of(
            "load x = 0 fr commit x = 1",
            "load y = 0 fr commit y = 1",
            "store x = 1 po load y = 0",
            "store x = 1 su commit x = 1",
            "store y = 1 po load x = 0",
            "store y = 1 su commit y = 1"),
        arrows(d));
  }

  /** The same paper, figure 3: a cycle. */
  @Test
  void figureThree() {
    Diagram d = View.SHASHA_SNIR.of(storeBuffering());
    assertEquals(
        List.of("0,0 store x = 1", "1,0 store y = 1", "1,1 load x = 0", "0,1 load y = 0"),
        nodes(d));
    assertEquals(
        List.of(
            "load x = 0 fr store x = 1 *",
            "load y = 0 fr store y = 1 *",
            "store x = 1 po load y = 0 *",
            "store y = 1 po load x = 0 *"),
        arrows(d));
    assertTrue(d.hasCycle());
  }

  /** The same paper, figure 10(b): every edge that its text names, and no other. */
  @Test
  void figureTen() {
    DetailedWitness picture = Shown.replay(PETERSON, MemoryModel.TSO, "0! 0! 1 1 0 0 1! 1!");
    assertEquals(
        List.of(
            "commit x = 1 po commit z = 1",
            "commit x = 1 rf load x = 1",
            "commit y = 1 po commit z = 0",
            "commit z = 1 co commit z = 0",
            "load y = 0 fr commit y = 1",
            "load z = 0 po load x = 1",
            "load z = 1 fr commit z = 0",
            "load z = 1 po load y = 0",
            "store x = 1 po store z = 1",
            "store x = 1 su commit x = 1",
            "store y = 1 po store z = 0",
            "store y = 1 su commit y = 1",
            "store z = 0 po load z = 0",
            "store z = 0 su commit z = 0",
            "store z = 1 po load z = 1",
            "store z = 1 su commit z = 1"),
        arrows(View.CHRONOLOGICAL.of(picture)));
  }

  /** No two nodes at one place, arrows go down, a cycle goes round. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void drawingsAreInOrder(MemoryModel model) {
    int cycles = 0;
    for (Path file : Shown.litmusTests()) {
      for (DetailedWitness picture : Shown.all(file, model)) {
        Diagram time = View.CHRONOLOGICAL.of(picture);
        Diagram order = View.SHASHA_SNIR.of(picture);
        apart(time);
        apart(order);
        for (Arrow a : time.arrows()) {
          assertTrue(row(time, a.from()) < row(time, a.to()), file + " " + a);
        }
        assertEquals(!picture.cycle().isEmpty(), order.hasCycle());
        assertEquals(picture.cycle().isEmpty(), order.arrows().stream().noneMatch(Arrow::cycle));
        assertFalse(time.hasCycle());
        if (order.hasCycle()) {
          cycles++;
          goesRound(order);
        }
      }
    }
    assertEquals(model != MemoryModel.SC, cycles > 0);
  }

  private static int row(Diagram d, int node) {
    return d.nodes().get(node).row();
  }

  private static void apart(Diagram d) {
    Set<List<Integer>> places = new HashSet<>();
    for (Node n : d.nodes()) {
      assertTrue(places.add(List.of(n.column(), n.row())), d.toString());
    }
  }

  /** Each node has as many marked arrows in as out. */
  private static void goesRound(Diagram d) {
    int[] balance = new int[d.nodes().size()];
    d.arrows().stream()
        .filter(Arrow::cycle)
        .forEach(a -> {
          balance[a.from()]++;
          balance[a.to()]--;
        });
    for (int b : balance) {
      assertEquals(0, b, d.toString());
    }
  }

  @Test
  void svgIsWellFormedAndTheSameEachTime() throws Exception {
    Diagram d = View.CHRONOLOGICAL.of(storeBuffering());
    String svg = Svg.of(d);
    assertEquals(svg, Svg.of(View.CHRONOLOGICAL.of(storeBuffering())));
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertEquals("svg", document.getDocumentElement().getTagName());
    assertEquals(6, classes(document, "node").size());
    assertEquals(4, classes(document, "label").size());
  }

  private static List<String> classes(Document document, String first) {
    List<String> found = new ArrayList<>();
    var groups = document.getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      String all = groups.item(i).getAttributes().getNamedItem("class").getNodeValue();
      if (all.startsWith(first + " ")) {
        found.add(all);
      }
    }
    return found;
  }

  @Test
  void textIsEscaped() throws Exception {
    String nasty = "<script>\"'&\\ \u0001 ]]>";
    Diagram d =
        new Diagram(
            nasty,
            List.of(new Diagram.Column(nasty, false)),
            List.of(new Node(1, 0, 0, nasty, nasty, Diagram.Look.OPERATION, true)),
            List.of());
    String svg = Svg.of(d);
    assertFalse(svg.contains("<script"));
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    String shown = document.getElementsByTagName("text").item(0).getTextContent();
    assertEquals(nasty.replace("\u0001", "\\u0001"), shown);
    assertTrue(Dot.of(d).contains("label=\"<script>\\\"'&\\\\ \\\\u0001 ]]>\""));
  }

  @Test
  void dotHasEveryNodeAndArrow() {
    String dot = Dot.of(View.SHASHA_SNIR.of(storeBuffering()));
    assertEquals(4, dot.split(" -> ", -1).length - 1);
    assertEquals(4, dot.split("tooltip=", -1).length - 1);
    assertTrue(dot.contains("n2 -> n0 [color=orange, fontcolor=orange, label=fr, penwidth=2.5"));
    assertEquals(Edge.Type.values().length, 6, "a colour for each");
  }

  /** No arrow passes through a node, whatever is drawn. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void arrowsGoAroundNodes(MemoryModel model) {
    for (Path file : Shown.litmusTests()) {
      for (DetailedWitness picture : Shown.all(file, model)) {
        for (View view : View.values()) {
          assertEquals(List.of(), Crossings.of(Svg.of(view.of(picture))), file + " " + view);
        }
      }
    }
  }

  /** Dense drawings, whose arrows find few ways: every node has arrows to several others. */
  @Test
  void arrowsGoAroundNodesWhereThereAreMany() {
    Random random = new Random(25);
    for (int i = 0; i < 200; i++) {
      Diagram d = dense(random, 2 + random.nextInt(6), 1 + random.nextInt(8));
      assertEquals(List.of(), Crossings.of(Svg.of(d)), "drawing " + i);
    }
  }

  private static Diagram dense(Random random, int columns, int rows) {
    List<Diagram.Column> heads = new ArrayList<>();
    List<Node> nodes = new ArrayList<>();
    for (int c = 0; c < columns; c++) {
      heads.add(new Diagram.Column("thread " + c, random.nextBoolean()));
      for (int r = 0; r < rows; r++) {
        if (random.nextInt(4) > 0) {
          String text = "x".repeat(1 + random.nextInt(40));
          nodes.add(new Node(nodes.size() + 1, c, r, text, "", Diagram.Look.OPERATION, false));
        }
      }
    }
    List<Arrow> arrows = new ArrayList<>();
    for (int n = 0; n < nodes.size() * 2; n++) {
      int from = random.nextInt(nodes.size());
      int to = random.nextInt(nodes.size());
      Edge.Type type = Edge.Type.values()[random.nextInt(Edge.Type.values().length)];
      if (from != to) {
        arrows.add(new Arrow(type, from, to, random.nextBoolean()));
      }
    }
    return new Diagram("t", heads, nodes, arrows);
  }
}
