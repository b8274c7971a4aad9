// SPDX-License-Identifier: Apache-2.0
package dev.heddle.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that know no style sheets draw the files of {@code --svg} in their colours. */
@Rsvg
class RenderingTest {
  /** A box or a circle with the place of a pixel that has its colour. */
  private static final Pattern BOX =
      Pattern.compile(
          "<rect class=\"(?:state|state initial)\"[^>]*? fill=\"(#\\w{6})\"[^>]*? x=\"([\\d.]+)\""
              + " y=\"([\\d.]+)\" width=\"([\\d.]+)\"");

  private static final Pattern NODE =
      Pattern.compile(
          "<rect x=\"([\\d.]+)\" y=\"([\\d.]+)\" width=\"([\\d.]+)\"[^>]*? fill=\"(#\\w{6})\"");

  private static final Pattern CIRCLE =
      Pattern.compile(
          "<circle class=\"\\w+\" stroke=\"#1f2328\" fill=\"(#\\w{6})\"[^>]*? cx=\"([\\d.]+)\""
              + " cy=\"(\\d+)\" r=\"(\\d\\d)\"");

  private record Pixel(double x, double y, String colour) {}

  private static void run(String command, PrintStream out, Object... more) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    Stream.of(more).forEach(w -> words.add(w.toString()));
    Main.run(words.toArray(String[]::new), out, new PrintStream(new ByteArrayOutputStream()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check examples/c/dekker.c --model tso",
        "check examples/litmus/SB.litmus --model tso --robust",
        "outcomes examples/litmus/2+2W.litmus --model pso",
        "robust examples/automata/dekker.automaton",
        "executions examples/litmus/SB.litmus --model tso"
      })
  void filesAreDrawnInTheirColours(String command, @TempDir Path folder) throws Exception {
    run(command, new PrintStream(new ByteArrayOutputStream()), "--svg", folder);
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.sorted().toList();
      assertFalse(all.isEmpty());
      for (Path file : all) {
        check(file);
      }
    }
  }

  @Test
  void automataAreDrawnInTheirColours(@TempDir Path folder) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    run("show examples/automata/dekker.automaton --format svg", new PrintStream(out));
    check(Files.write(folder.resolve("automata.svg"), out.toByteArray()));
  }

  private static void check(Path file) throws IOException, InterruptedException {
    String svg = Files.readString(file, StandardCharsets.UTF_8);
    assertTrue(svg.contains("font-family=\"DejaVu Sans Mono, "), file.toString());
    assertFalse(svg.contains("<style") || svg.contains("var("), file.toString());
    BufferedImage image = Rsvg.Condition.render(file);
    List<Pixel> pixels = pixels(svg);
    assertFalse(pixels.isEmpty(), file.toString());
    for (Pixel p : pixels) {
      Color seen = new Color(image.getRGB((int) p.x(), (int) p.y()));
      assertEquals(Color.decode(p.colour()), seen, file + " " + p);
    }
    assertEquals(Color.WHITE, new Color(image.getRGB(1, 1), true), "the background is opaque");
    assertTrue(dark(image) < 0.2, file + " is dark: " + dark(image));
    assertTrue(dark(image) > 0.001, file + " has no text");
  }

  /** Points inside of shapes, where there is no text. */
  private static List<Pixel> pixels(String svg) {
    List<Pixel> pixels = new ArrayList<>();
    for (Matcher m = NODE.matcher(svg); m.find(); ) {
      pixels.add(new Pixel(number(m, 1) + 4, number(m, 2) + 22, m.group(4)));
      pixels.add(new Pixel(number(m, 1) + number(m, 3) - 5, number(m, 2) + 4, m.group(4)));
    }
    for (Matcher m = BOX.matcher(svg); m.find(); ) {
      pixels.add(new Pixel(number(m, 2) + number(m, 4) - 7, number(m, 3) + 8, m.group(1)));
    }
    for (Matcher m = CIRCLE.matcher(svg); m.find(); ) {
      pixels.add(new Pixel(number(m, 2), number(m, 3) - 0.8 * number(m, 4), m.group(1)));
    }
    return pixels;
  }

  private static double number(Matcher m, int group) {
    return Double.parseDouble(m.group(group));
  }

  /** The part of the pixels that are nearly black. */
  private static double dark(BufferedImage image) {
    long dark = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        Color c = new Color(image.getRGB(x, y));
        dark += c.getRed() + c.getGreen() + c.getBlue() < 200 ? 1 : 0;
      }
    }
    return (double) dark / image.getWidth() / image.getHeight();
  }
}
