// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.program.InputException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Small texts for the tests of this package. */
final class Texts {
  private Texts() {}

  static Module read(String text) {
    return ModuleReader.read("t.ll", text.getBytes(StandardCharsets.UTF_8));
  }

  /** The instructions of all blocks of a function with parameters of many types. */
  static List<LlvmInstruction> instructions(String... lines) {
    String body = "  " + String.join("\n  ", lines) + "\n  ret void\n";
    String head = "define void @f(i32 %i, i64 %l, ptr %p, double %d, i1 %b, {i32, i1} %s) {\n";
    Module module = read("%T = type { i8, i32 }\n" + head + body + "}\n");
    List<LlvmInstruction> all =
        module.functions().getFirst().blocks().stream()
            .flatMap(b -> b.instructions().stream())
            .toList();
    return all.subList(0, all.size() - 1);
  }

  static LlvmInstruction instruction(String line) {
    return instructions(line).getFirst();
  }

  static Constant initializer(String typeAndValue) {
    return read("@g = global " + typeAndValue + ", align 8\n")
        .globals()
        .getFirst()
        .initializer()
        .orElseThrow();
  }

  static void assertError(String expected, String text) {
    var thrown = assertThrows(InputException.class, () -> read(text));
    assertEquals(expected, thrown.getMessage());
  }
}
