// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static dev.heddle.frontend.c.llvm.reader.Texts.assertError;
import static dev.heddle.frontend.c.llvm.reader.Texts.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that promise something are passed; a word that is misspelt is refused at its place. */
class AttributeWordsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "define weak_odr hidden fastcc noundef signext i32 @f() unnamed_addr #0 comdat align 16"
            + " {\n",
        "define dso_local cc 10 i32 @f(ptr noalias nocapture align 8 dereferenceable(4) %p) {\n",
        "define i32 @f(ptr sret({i32, i32}) align 4 %p, i32 range(i32 0, 5) zeroext %n) {\n",
        "define i32 @f() section \"s\" gc \"g\" prefix i32 1 personality ptr @f memory(none) {\n",
        "define i32 @f()\n  nounwind\n  \"key\"=\"value\" {\n",
        "declare void @g(ptr captures(none), ...) local_unnamed_addr #1\ndefine i32 @f() {\n",
        "attributes #0 = { nounwind uwtable(sync) allocsize(0) align=8 \"a\" \"b\"=\"c\" }\n"
            + "define i32 @f() #0 {\n",
        "@x = dso_local thread_local(initialexec) unnamed_addr global i32 0, section \"s\","
            + " comdat, align 4, !dbg !1\ndefine i32 @f() {\n",
      })
  void whatLlvmHasIsPassed(String head) {
    assertEquals("f", read(head + "  ret i32 0\n}\n").functions().getLast().name());
  }

  @Test
  void misspeltWordsAreRefused() {
    assertError("t.ll:1:19: unknown attribute 'nounwnd'", "declare void @f() nounwnd\n");
    assertError("t.ll:1:19: unknown attribute 'notail'", "declare void @f() notail\n");
    assertError("t.ll:1:9: unknown attribute 'signxt'", "declare signxt i32 @f()\n");
    assertError("t.ll:1:21: unknown attribute 'noalas'", "declare void @f(ptr noalas)\n");
    assertError("t.ll:1:18: unknown attribute 'noinlne'", "attributes #0 = {noinlne}\n");
    assertError("t.ll:1:6: unknown attribute 'hiden'", "@x = hiden global i32 0\n");
    assertError("t.ll:1:22: unknown attribute 'sektion'", "@x = global i32 0,   sektion \"a\"\n");
    assertError(
        "t.ll:2:28: unknown attribute 'noreturns'",
        "define void @f(i32 %n) {\n  call void @f(i32 noundef noreturns 1)\n  ret void\n}\n");
    assertError(
        "t.ll:2:23: unknown attribute 'noreturns'",
        "define void @f(i32 %n) {\n  call void @f(i32 1) noreturns\n  ret void\n}\n");
  }

  @Test
  void whatIsNoAttributeIsRefused() {
    assertError("t.ll:1:19: expected an attribute but found '5'", "declare void @f() 5\n");
    assertError("t.ll:1:12: expected integer but found 'i32'", "declare cc i32 @f()\n");
    assertError(
        "t.ll:2:18: expected string but found 'sideefect'",
        "define void @f() {\n  call void asm  sideefect \"\", \"\"()\n  ret void\n}\n");
  }
}
