// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static dev.heddle.frontend.c.llvm.reader.Texts.assertError;
import static dev.heddle.frontend.c.llvm.reader.Texts.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.Linkage;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.Type;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ModuleReaderTest {
  @Test
  void globals() {
    Module module =
        read(
            """
            ; a comment with "quotes and @names
            $c = comdat any
            @a = dso_local global i32 3, align 4, !dbg !0
            @b = internal thread_local(initialexec) unnamed_addr constant [2 x i8] c"x\\00", align 1
            @c = external dso_local global i64, align 8
            @d = linkonce_odr hidden global i8 0, section "s", comdat($c), align 2
            @e = extern_weak global i32
            @0 = private addrspace(1) global i32 undef
            @f = weak alias i32, ptr @a
            @g = internal ifunc i32 (), ptr @resolve
            """);
    assertEquals(
        List.of("a", "b", "c", "d", "e", "0"),
        module.globals().stream().map(GlobalVariable::name).toList());
    GlobalVariable b = module.globals().get(1);
    assertTrue(b.threadLocal() && b.constant());
    assertEquals(Linkage.INTERNAL, b.linkage());
    assertEquals(1, b.alignment());
    assertEquals(Optional.empty(), module.globals().get(2).initializer());
    assertEquals(Linkage.WEAK, module.globals().get(3).linkage());
    assertEquals(2, module.globals().get(3).alignment());
    assertEquals(Optional.empty(), module.globals().get(4).initializer());
    assertEquals(
        List.of(
            new Alias("f", Linkage.WEAK, new Constant.Symbol("a"), false),
            new Alias("g", Linkage.INTERNAL, new Constant.Symbol("resolve"), true)),
        module.aliases());
  }

  /** Whatever was wrong first: a type that contains itself, or that is not defined. */
  @Test
  void typedPointersAreNamed() {
    String message =
        "a pointer with a type: this is text of LLVM before version 15; compile the source again,"
            + " with clang 16 or later";
    assertError(
        "t.ll:1:20: " + message, "%n = type { i32, %n* }\n@g = global %n zeroinitializer\n");
    assertError("t.ll:2:13: " + message, "@g = global %n zeroinitializer\ndeclare void* @f(i8)\n");
    assertError("t.ll:1:19: " + message, "define void @f(i32* %p) {\n  ret void\n}\n");
    assertError(
        "t.ll:3:12: " + message, "define void @f() {\n  %x = nonsense\n  %y = i32 ** 4\n}\n");
  }

  @Test
  void namesOfTheLinkerAreThoseOfC() {
    Module module =
        read(
            """
            declare i32 @"\\01_pthread_join"(ptr, ptr)
            declare i32 @"\\01_usleep$UNIX2003"(i32)
            declare i32 @"\\01plain"()
            declare i32 @"a$b"()
            """);
    assertEquals(
        List.of("pthread_join", "usleep", "plain", "a$b"),
        module.functions().stream().map(LlvmFunction::name).toList());
  }

  @Test
  void assemblyOutsideFunctionsIsRefused() {
    assertError(
        "t.ll: assembly outside functions is not supported: .globl f", "module asm \".globl f\"\n");
    assertEquals(
        1, read("module asm \"\"\nmodule asm \" \"\ndeclare void @f()\n").functions().size());
  }

  @Test
  void functions() {
    Module module =
        read(
            """
            source_filename = "dir/x.c"
            target triple = "x86_64-unknown-linux-gnu"
            declare !dbg !5 noalias noundef ptr @malloc(i64 noundef, ...) local_unnamed_addr #1
            define internal fastcc noundef signext i8 @f(ptr noalias sret({ i32 }) align 4 %0, \
            ptr byval([4 x i8]) %named, i32 %1) unnamed_addr #0 section "x" align 16 !dbg !5 !prof !6 {
            entry:
              ret i8 0
            }
            attributes #0 = { noinline "key"="{value" }
            !llvm.module.flags = !{!1}
            ^0 = module: (path: "x", hash: (0))
            """);
    assertEquals("dir/x.c", module.name());
    LlvmFunction malloc = module.functions().get(0);
    assertFalse(malloc.defined());
    assertTrue(malloc.type().variadic());
    assertEquals(Type.POINTER, malloc.type().result());
    LlvmFunction f = module.functions().get(1);
    assertEquals(Linkage.INTERNAL, f.linkage());
    assertEquals(List.of("0", "named", "1"), f.locals());
    assertEquals("[4 x i8]", f.parameters().get(1).copied().orElseThrow().text());
    assertEquals("entry", f.blocks().getFirst().label());
  }

  @Test
  void emptyTextIsAnEmptyModule() {
    assertEquals(List.of(), read("").functions());
    assertEquals(List.of(), read("\n; nothing\n").functions());
  }

  @Test
  void otherTextIsRefused() {
    assertError(
        "t.ll:1:1: this is not LLVM text: unknown directive 'int'", "int main(void) { return 0; }");
    assertError("t.ll:1:1: expected a definition but found '{'", "{}");
    assertError("t.ll:1:15: a string without an end", "target triple \"x\n");
    assertError("t.ll:1:4: expected '=' but found 'i32'", "%x i32");
    assertError("t.ll:1:6: expected 'type' but found 'add'", "%x = add i32 1, 2");
    assertError("t.ll:2:6: second definition of type %x", "%x = type { i8 }\n%x = type { i32 }");
  }

  /** A table of all numbers up to this one would take gigabytes. */
  @Test
  void metadataWithALargeNumber() {
    assertEquals(List.of(), read("!999999999 = !{}\n").functions());
  }
}
