// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static dev.heddle.frontend.c.llvm.reader.Texts.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.SourcePosition;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionsTest {
  private static final Path HERE = Path.of("").toAbsolutePath();

  private static Module module(String source, String filename, String directory) {
    return read(
        """
        source_filename = "%s"
        @g = global i32 0, align 4, !dbg !20
        define void @f() !dbg !5 {
          %%1 = alloca i32, align 4
            #dbg_declare(ptr %%1, !12, !DIExpression(), !8)
          fence seq_cst, !dbg !8
          fence seq_cst, !foo !{!8}, !dbg !9
          fence seq_cst, !dbg !10
          call void @llvm.dbg.declare(metadata ptr %%1, metadata !12, metadata !DIExpression()), \
        !dbg !8
            #dbg_value(i32 0, !12, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !8)
          ret void
        }
        !1 = !DIFile(filename: "%s", directory: "%s", checksumkind: CSK_MD5, checksum: "00")
        !5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, spFlags: A | B)
        !6 = distinct !DILexicalBlock(scope: !5, file: !1, line: 4, column: 2)
        !7 = distinct !DILexicalBlock(scope: !6, line: 4, column: 2)
        !8 = !DILocation(line: 7, column: 9, scope: !6)
        !9 = !DILocation(line: 8, scope: !7, inlinedAt: !8)
        !10 = !DILocation(line: 0, scope: !5)
        !12 = !DILocalVariable(name: "count", scope: !5, file: !1, line: 4, type: !99)
        !20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
        !21 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !1, line: 1, isLocal: false)
        """
            .formatted(source, filename, directory));
  }

  private static List<LlvmInstruction> instructions(Module module) {
    return module.functions().getFirst().blocks().getFirst().instructions();
  }

  @Test
  void instructionsHaveTheirLocation() {
    Module module = module("x.c", "x.c", HERE.toString());
    assertEquals(new SourcePosition("x.c", 1, 0), module.globals().getFirst().at());
    assertEquals(new SourcePosition("x.c", 3, 0), module.functions().getFirst().at());
    List<LlvmInstruction> code = instructions(module);
    assertEquals(SourcePosition.NONE, code.get(0).at());
    assertEquals(new SourcePosition("x.c", 7, 9), code.get(2).at());
    assertEquals(new SourcePosition("x.c", 8, 0), code.get(3).at());
    assertEquals(SourcePosition.NONE, code.get(4).at());
    for (int i : new int[] {1, 5}) {
      var declare = (LlvmInstruction.Declare) code.get(i);
      assertEquals("count", declare.variable());
      assertEquals(new LlvmValue.Local(0, Type.POINTER), declare.address());
    }
  }

  @Test
  void filesAreSpelledAsTheUserDid() {
    assertEquals("a/x.c", file("a/x.c", "a/x.c", HERE.toString()));
    assertEquals("./x.c", file("./x.c", "x.c", HERE.toString()));
    assertEquals("/tmp/a/x.c", file("/tmp/a/x.c", "a/x.c", "/tmp"));
    assertEquals("inc/x.h", file("x.c", "./inc/x.h", HERE.toString()));
    assertEquals("/else/where/x.h", file("x.c", "x.h", "/else/where"));
    assertEquals("/usr/x.h", file("x.c", "/usr/x.h", HERE.toString()));
    assertEquals(HERE + "/x.c", file(HERE + "/x.c", "x.c", HERE.toString()));
  }

  private static String file(String source, String filename, String directory) {
    return instructions(module(source, filename, directory)).get(2).at().file();
  }

  @Test
  void textWithoutDebugInformationShowsItself() {
    Module module =
        read("define void @f() {\n  fence seq_cst\n\n  ret void\n}\n@g = global i32 0\n");
    assertEquals(new SourcePosition("t.ll", 2, 0), instructions(module).get(0).at());
    assertEquals(new SourcePosition("t.ll", 4, 0), instructions(module).get(1).at());
    assertEquals(new SourcePosition("t.ll", 1, 0), module.functions().getFirst().at());
    assertEquals(new SourcePosition("t.ll", 6, 0), module.globals().getFirst().at());
  }
}
