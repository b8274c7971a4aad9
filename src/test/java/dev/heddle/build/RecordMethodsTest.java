// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordMethodsTest {
  /** Records of all types of components, with values that are near each other or odd. */
  private static final String PROGRAM =
      """
      import java.util.ArrayList;
      import java.util.List;
      import java.util.Random;
      import java.util.concurrent.Callable;

      public class Program implements Callable<List<Object>> {
        record Nothing() {}
        record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, Object o) {}
        record Generic<T extends Comparable<T>>(T value, List<? super T> more, int[] array) {}
        record Own(int i) {
          @Override public boolean equals(Object o) { return o instanceof Own; }
          @Override public int hashCode() { return 7; }
        }
        record Half(String s) {
          @Override public int hashCode() { return 8; }
        }
        static final int[] ARRAY = new int[1];
        static final float[] FLOATS = {0f, -0f, 1.5f, Float.NaN, Float.intBitsToFloat(0x7fc00001)};
        static final double[] DOUBLES =
            {0, -0.0, 1.5, Double.NaN, Double.longBitsToDouble(0x7ff8000000000001L)};

        @Override
        public List<Object> call() {
          Random random = new Random(5);
          List<Object> all = new ArrayList<>();
          all.add(new Nothing());
          all.add(new Nothing());
          for (int i = 0; i < 400; i++) {
            all.add(
                new All(
                    random.nextInt(9) == 0, (byte) (random.nextInt(9) == 0 ? -1 : 1),
                    (char) (random.nextInt(9) == 0 ? 65535 : 'a'),
                    (short) (random.nextInt(9) == 0 ? -2 : 3), random.nextInt(9) / 8,
                    (random.nextInt(9) / 8) * 0x100000001L,
                    FLOATS[random.nextInt(9) == 0 ? random.nextInt(5) : 0],
                    DOUBLES[random.nextInt(9) == 0 ? random.nextInt(5) : 0],
                    random.nextInt(9) == 0 ? null : random.nextInt(9) == 0 ? "text" : 300));
          }
          for (int i = 0; i < 40; i++) {
            all.add(
                new Generic<>(
                    random.nextBoolean() ? "a" : null,
                    random.nextBoolean() ? List.of("b") : null,
                    random.nextBoolean() ? ARRAY : null));
          }
          all.addAll(List.of(new Own(1), new Own(2), new Half("s"), new Half("t"), new Half("s")));
          List<Object> answers = new ArrayList<>();
          int equal = 0;
          int hash = 0;
          for (int i = 0; i < all.size(); i++) {
            if (!(all.get(i) instanceof Generic<?> g) || g.array() == null) {
              hash = hash * 17 + all.get(i).hashCode();
            }
            for (int k = 0; k < all.size(); k++) {
              boolean same = all.get(i).equals(all.get(k));
              equal += same ? 1 : 0;
              hash = hash * 17 + (same ? 1 : 2);
            }
            hash = hash * 17 + (all.get(i).equals(null) ? 1 : 2);
          }
          answers.add(equal);
          answers.add(all.size());
          answers.add(hash);
          answers.add(all.get(0) + " " + all.get(2) + " " + all.getLast());
          return answers;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void theSameAreEqualWithTheSameHashCodes() throws Exception {
    Compiled program = new Compiled(folder, PROGRAM);
    String before = program.run();
    assertEquals(5 + 4 + 3, program.calls("bootstrap"));
    Rewriting.main(new String[] {folder.toString()});
    assertEquals(5, program.calls("bootstrap"), "toString stays");
    assertEquals(before, program.run());
    String[] numbers = before.substring(1).split(", ");
    int equal = Integer.parseInt(numbers[0]);
    int all = Integer.parseInt(numbers[1]);
    assertTrue(equal > 5 * all && equal < all * all / 5, before);
  }
}
