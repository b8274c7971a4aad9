// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program from javac, before and after. */
class TypeSwitchesTest {
  private static final String PROGRAM =
      """
      import java.util.Arrays;
      import java.util.List;
      import java.util.concurrent.Callable;

      public class Program implements Callable<List<String>> {
        sealed interface Shape {}
        record Dot() implements Shape {}
        record Box(Object inside, int size) implements Shape {}
        enum Colour { RED, GREEN }

        interface Named {
          void nothing();

          default String name(Object o) {
            return switch (o) {
              case Shape s when area(s) > 80 -> "large";
              case Shape s -> "shape " + area(s);
              case Number[] n -> "numbers " + n.length;
              case int[] n -> "ints " + n.length;
              default -> o.getClass().getSimpleName();
            };
          }

          private static int area(Shape shape) {
            return switch (shape) {
              case Dot d -> 0;
              case Box(Dot d, int size) -> size;
              case Box(Box(var o, int inner), int size) when inner > size -> inner;
              case Box b -> b.size() * b.size();
            };
          }
        }

        @Override
        public List<String> call() {
          Box box = new Box("inside", 4);
          return Arrays.asList(
                  null, "", "abc", "abcd", new StringBuilder("b"), 5, 6, 7L, new Integer[2],
                  new int[3], List.of(), Colour.RED, Colour.GREEN, new Dot(), box, new Box(box, 3),
                  new Box(box, 5), new Box(box, 9), new Box(new Dot(), 6))
              .stream().map(this::word).toList();
        }

        private String word(Object o) {
          return switch (o) {
            case null -> "nothing";
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 3 -> "long";
            case CharSequence s -> "text " + s;
            case Comparable<?> c when c instanceof Integer i && i > 5 -> "more than 5";
            case Integer i -> "number " + (i + 1);
            case Colour c -> constant(c);
            default -> ((Named) () -> {}).name(o);
          };
        }

        private static String constant(Object o) {
          return switch (o) {
            case Colour.RED -> "red";
            case Colour c -> "colour";
            default -> "other";
          };
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void theSameCasesAreChosen() throws Exception {
    Compiled program = new Compiled(folder, PROGRAM);
    String before = program.run();
    assertEquals(5, program.calls("typeSwitch"));
    Rewriting.main(new String[] {folder.toString()});
    assertEquals(1, program.calls("typeSwitch"), "the one with a constant is left");
    assertEquals(before, program.run());
    assertEquals(
        "[nothing, empty, text abc, long, text b, number 6, more than 5, Long, numbers 2, ints 3,"
            + " ListN, red, colour, shape 0, shape 16, shape 4, shape 25, large, shape 6]",
        before);
  }

  @Test
  void whatNeedsNothingStaysAsItIs() throws Exception {
    new Compiled(folder, PROGRAM);
    byte[] shape = Files.readAllBytes(folder.resolve("Program$Shape.class"));
    assertSame(shape, Rewriting.rewritten(shape, folder));
    byte[] once = Files.readAllBytes(folder.resolve("Program.class"));
    byte[] twice = Rewriting.rewritten(once, folder);
    assertSame(twice, Rewriting.rewritten(twice, folder));
  }
}
