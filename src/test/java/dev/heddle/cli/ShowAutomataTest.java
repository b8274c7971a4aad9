// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ShowAutomataTest {
  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void printsWhatItReads() throws IOException {
    Session once = Session.of("show", "examples/automata/dekker.automaton");
    assertEquals(0, once.code());
    Path copy = file("copy.txt", once.out());
    assertEquals(once, Session.of("show", copy));
  }

  @Test
  void drawsEveryStateAndArrow() throws Exception {
    Path file =
        file(
            "odd.automaton",
            "thread <&\"> initial a transition a b check < 1 2 transition b a noop end");
    String svg = Session.of("show", file, "--format", "svg").out();
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    assertEquals(2, svg.split("<rect class=\"state", -1).length - 1);
    assertEquals(3, document.getElementsByTagName("rect").getLength(), "with the background");
    assertTrue(svg.contains(">thread &lt;&amp;&quot;&gt;<"), svg);
    assertTrue(svg.contains(">check &lt; 1 2<"), svg);
    assertEquals(2, svg.split("class=\"arrow\"", -1).length - 1);
    String dot = Session.of("show", file, "--format", "dot").out();
    assertTrue(dot.contains("label=\"<&\\\">\""), dot);
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    Path wrong = file("wrong.automaton", "thread t initial a\nend");
    Session.assertRefused(wrong + ":1:18: no transition leads to or from state 'a'", "show", wrong);
    Path typo = file("typo.automaton", "thread t initial a transition a b check r end");
    Session warned = Session.of("show", typo);
    assertEquals(0, warned.code());
    assertEquals(
        typo + ":1:41: warning: register 'r' is read, but 't' never writes it\n", warned.err());
    Session.assertRefused(
        "examples/litmus/SB.litmus: only automata can be drawn",
        "show",
        "examples/litmus/SB.litmus",
        "--format",
        "svg");
  }
}
