// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.frontend.c.llvm.reader.ModuleReader;
import dev.heddle.program.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class VerifierTest {
  private static void verify(String file, byte[] text) {
    Verifier.verify(file, ModuleReader.read(file, text));
  }

  private static void assertInvalid(String complaint, String text) {
    InputException e =
        assertThrows(InputException.class, () -> verify("t.ll", text.getBytes(UTF_8)));
    assertEquals(complaint, e.getMessage());
  }

  static Stream<Path> texts() throws IOException {
    return Stream.concat(
            Files.list(Path.of("src/main/resources/dev/heddle/frontend/c/library")),
            Files.list(Path.of("src/test/resources/fuzz")))
        .filter(file -> file.toString().endsWith(".ll"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void whatClangWritesIsValid(Path file) throws IOException {
    verify(file.toString(), Files.readAllBytes(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@s = constant [2 x i8] c\"abc\" | 3 bytes for [2 x i8]",
        "@s = global [2 x i8] [i8 1] | 1 elements for [2 x i8]",
        "@s = global { i8, i32 } { i8 1, i8 2 } | an element has type i8 and not i32",
        "@s = global ptr @t | @t is unknown",
        "@s = global float 1 | a constant that is no float",
        "@s = global void zeroinitializer | void has no size",
        "@s = global [9999999999 x [9999999999 x i8]] zeroinitializer | a type of too many bytes",
        "@s = global [99999999999999999999 x i8] zeroinitializer | a type of too many bytes",
        "@s = global i8 0, align 3 | an alignment of 3",
        "@s = global double 0xK3FFF8000000000000000 | a constant that is no double",
        "@s = global ptr getelementptr ({ i8 }, ptr @s, i64 0, i32 1) | {i8} has no member 1",
        "@s = global ptr blockaddress(@f, %x) | @f has no block %x",
        "@llvm.global_ctors = appending global [1 x { i32 }] [{ i32 } { i32 5 }] | a list of [1 x"
            + " {i32}]",
        "@llvm.global_dtors = appending global [1 x i32] [i32 5] | a list of [1 x i32]",
      })
  void constants(String text, String complaint) {
    assertInvalid("t.ll:1: invalid LLVM: " + complaint, text + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%b = add i32 %c, 1; %c = add i32 0, 1; ret i32 %b | 2 | %c is used before its definition",
        "%b = add i32 %b, 1; ret i32 %b | 2 | %b is used before its definition",
        "ret i32 %b | 2 | %b is not defined",
        "%b = add i32 %a, 1; %b = add i32 %a, 2; ret i32 %b | 3 | %b is defined twice",
        "%a = add i32 1, 1; ret i32 %a | 2 | %a is defined twice",
        "ret i64 %a | 2 | %a has type i32 and not i64",
        "ret ptr null | 2 | the result has type ptr and not i32",
        "ret void | 2 | the result has type void and not i32",
        "br label %x | 1 | a label that is not defined",
        "br i32 %a, label %x, label %x; x:; ret i32 0 | 2 | the condition has type i32 and not i1",
        "br label %x; x:; ret i32 0; x:; ret i32 1 | 1 | two blocks with the label x",
        "x:; br label %x | 1 | a jump to the first block",
        "br label %x; x:; %p = phi i32 [ 1, %x ]; ret i32 0 | 4 | a phi whose blocks"
            + " are not the predecessors",
        "%b = load i32, ptr %a; ret i32 0 | 2 | %a has type i32 and not ptr",
        "%b = load atomic { i32 }, ptr null acquire; ret i32 0 | 2 | an atomic access of {i32}",
        "%b = load atomic i7, ptr null acquire, align 1; ret i32 0 | 2 | an atomic access of i7",
        "store atomic <2 x i8> undef, ptr null release; ret i32 0 | 2 | an atomic access of <2 x"
            + " i8>",
        "%b = atomicrmw add ptr null, i24 1 seq_cst; ret i32 0 | 2 | an atomic access of i24",
        "%b = cmpxchg ptr null, i7 1, i7 2 seq_cst seq_cst; ret i32 0 | 2 | an atomic access of i7",
        "%b = fadd i32 %a, 1; ret i32 0 | 2 | i32 is not a floating-point type",
        "%b = trunc i32 %a to i64; ret i32 0 | 2 | a conversion from i32 to i64",
        "%b = extractvalue { i8 } undef, 1; ret i32 0 | 2 | {i8} has no member 1",
        "%b = call i32 (i32) @f(); ret i32 0 | 2 | 0 arguments for 1 parameters",
        "%b = call i32 @llvm.smax.i32(i32 1, i64 2); ret i32 0 | 2 | this is not a call of"
            + " @llvm.smax.i32",
        "%b = shufflevector <2 x i8> undef, <2 x i8> undef, <1 x i32> <i32 4>; ret i32 0 | 2 | a"
            + " mask with an index that no element has",
      })
  void functions(String code, int line, String complaint) {
    String text =
        "define i32 @f(i32 %a) {\n"
            + code.replace("; ", "\n")
            + "\n}\ndeclare i32 @llvm.smax.i32(i32, i32)\n";
    assertInvalid("t.ll:" + line + ": invalid LLVM: " + complaint, text);
  }

  @Test
  void aliasesThatLeadNowhere() {
    assertInvalid(
        "t.ll: invalid LLVM: the alias @a refers to itself",
        "@a = alias i8, ptr @b\n@b = alias i8, ptr @a\n");
  }

  @Test
  void aValueOfEveryWay() {
    verify(
        "t.ll",
        """
        define i32 @f(i1 %c) {
          br i1 %c, label %x, label %y
        x:
          %a = add i32 1, 2
          br label %z
        y:
          br label %z
        dead:
          %d = add i32 %b, 1
          br label %z
        z:
          %b = phi i32 [ %a, %x ], [ 0, %y ], [ %d, %dead ]
          ret i32 %b
        }
        """
            .getBytes(UTF_8));
  }
}
