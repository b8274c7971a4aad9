// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.heddle.fuzz.Damage;
import dev.heddle.program.InputException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged text is refused with a message, never with another exception. */
@Tag("slow")
class RobustnessTest {
  private static final byte[] TEXT =
      """
      source_filename = "x.c"
      target datalayout = "e-m:e-i128:128"
      %T = type { i8, [3 x %U] }
      %U = type <{ ptr, x86_fp80 }>
      @s = private constant [3 x i8] c"a\\0A\\00", align 1
      @g = global { i32, ptr, double } { i32 -1, ptr getelementptr (i8, ptr @s, i64 1), double 0x7FF0000000000000 }
      @a = alias i32, ptr @g
      define dso_local i32 @f(i32 noundef %0, ptr byval(%T) align 8 %1, ...) #0 !dbg !2 {
        %3 = alloca i32, align 4
          #dbg_declare(ptr %3, !4, !DIExpression(), !3)
        store atomic i32 %0, ptr %3 release, align 4, !dbg !3
        %4 = cmpxchg weak ptr %3, i32 0, i32 1 seq_cst monotonic, align 4
        %5 = call i32 (ptr, ...) @p(ptr noundef @s, i32 7, metadata !5) #1 [ "b"(i32 0) ], !dbg !3
        switch i32 %0, label %6 [
          i32 1, label %6
        ]
      6:
        %7 = phi i32 [ 1, %2 ], [ %0, %2 ]
        ret i32 %7
      }
      !1 = !DIFile(filename: "x.c", directory: "/tmp")
      !2 = distinct !DISubprogram(name: "f", file: !1, line: 3)
      !3 = !DILocation(line: 7, column: 9, scope: !2)
      !4 = !DILocalVariable(name: "v", line: 3, flags: A | B)
      """
          .getBytes(UTF_8);

  private static boolean reads(byte[] text) {
    try {
      ModuleReader.read("t.ll", text);
      return true;
    } catch (InputException e) {
      assertFalse(e.getMessage().isEmpty());
      return false;
    }
  }

  @Test
  void truncatedAnywhere() {
    for (int length = 0; length < TEXT.length; length++) {
      reads(Arrays.copyOf(TEXT, length));
    }
  }

  @Test
  void anyByteChanged() {
    Random random = new Random(Long.getLong("fuzz.seed", 1));
    byte[] alphabet = "%@!#$\"\\(){}[]<>,=:;.-09axi \n\0".getBytes(UTF_8);
    for (int i = 0; i < Damage.inputs(20_000); i++) {
      byte[] text = TEXT.clone();
      for (int changes = random.nextInt(3); changes >= 0; changes--) {
        text[random.nextInt(text.length)] = alphabet[random.nextInt(alphabet.length)];
      }
      reads(text);
    }
  }

  @Test
  void nestedDeeply() {
    assertFalse(reads(("@g = global " + "[1 x ".repeat(1_000_000)).getBytes(UTF_8)));
    assertFalse(reads(("@g = global i32 " + "[i32 ".repeat(1_000_000)).getBytes(UTF_8)));
  }

  @Test
  void binary() {
    Random random = new Random(2);
    for (int i = 0; i < 1000; i++) {
      byte[] text = new byte[random.nextInt(200)];
      random.nextBytes(text);
      reads(text);
    }
  }
}
