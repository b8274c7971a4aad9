// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static dev.heddle.frontend.c.llvm.reader.Texts.assertError;
import static dev.heddle.frontend.c.llvm.reader.Texts.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.frontend.c.llvm.DataLayout;
import dev.heddle.frontend.c.llvm.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypesTest {
  private static Type type(String definitions, String type) {
    return read(definitions + "\n@g = external global " + type + "\n").globals().getFirst().type();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "i1",
        "i128",
        "half",
        "x86_fp80",
        "ptr addrspace(3)",
        "[3 x [4 x i32]]",
        "<2 x float>",
        "{i32, ptr}",
        "<{i8, i64}>",
        "{}",
        "[0 x i8]",
        "i32 (ptr, ...)",
        "void ()"
      })
  void printsWhatItReads(String text) {
    assertEquals(text.replace("(ptr, ...)", "(ptr, ...)"), type("", text).text());
  }

  @Test
  void namedTypesMayComeLater() {
    String definitions =
        """
        %outer = type { %inner, i32 }
        %inner = type { i8, [2 x %"odd name"] }
        %"odd name" = type <{ i8, ptr }>
        %0 = type { i16 }
        """;
    assertEquals("{{i8, [2 x <{i8, ptr}>]}, i32}", type(definitions, "%outer").text());
    assertEquals("{i16}", type(definitions, "%0").text());
    assertEquals("%later", type("%later = type opaque", "%later").text());
  }

  @Test
  void refusesWhatIsNoType() {
    assertError(
        "t.ll:1:25: a pointer with a type: this is text of LLVM before version 15;"
            + " compile the source again, with clang 16 or later",
        "@g = external global i32*\n");
    assertError("t.ll:1:22: type %T is not defined", "@g = external global %T\n");
    assertError("t.ll:1:22: expected a type but found 'int'", "@g = external global int\n");
    assertError("t.ll:1:22: expected a type but found 'i0'", "@g = external global i0\n");
    assertError(
        "t.ll:1:13: type %T contains itself", "%T = type { %T }\n@g = external global %T\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // type | size | store size | alignment
        "i1 | 1 | 1 | 1",
        "i8 | 1 | 1 | 1",
        "i16 | 2 | 2 | 2",
        "i24 | 4 | 3 | 4",
        "i33 | 8 | 5 | 8",
        "i64 | 8 | 8 | 8",
        "i65 | 16 | 9 | 16",
        "i128 | 16 | 16 | 16",
        "float | 4 | 4 | 4",
        "x86_fp80 | 16 | 10 | 16",
        "ptr | 8 | 8 | 8",
        "[3 x i16] | 6 | 6 | 2",
        "[0 x i64] | 0 | 0 | 8",
        "{i8, i32} | 8 | 8 | 4",
        "{i8, i64, i8} | 24 | 24 | 8",
        "<{i8, i64, i8}> | 10 | 10 | 1",
        "{i8, i128} | 32 | 32 | 16",
        "{} | 0 | 0 | 1",
        "<2 x float> | 8 | 8 | 8",
        "<3 x i32> | 16 | 12 | 16",
        "<4 x i1> | 1 | 1 | 1",
        "{i32, {i8, i16}, [3 x i8]} | 12 | 12 | 4"
      })
  void laysTypesOutAsTheAbiSays(String text, long size, long storeSize, int alignment) {
    DataLayout layout = new DataLayout(16);
    Type type = type("", text);
    assertEquals(size, layout.size(type));
    assertEquals(storeSize, layout.storeSize(type));
    assertEquals(alignment, layout.alignment(type));
  }

  @Test
  void fieldsHaveOffsets() {
    Type.Struct struct = (Type.Struct) type("", "{i8, i32, i8, i64, [3 x i8]}");
    DataLayout layout = new DataLayout(16);
    long[] offsets = {0, 4, 8, 16, 24, 32};
    for (int i = 0; i < offsets.length; i++) {
      assertEquals(offsets[i], layout.offset(struct, i));
    }
  }

  @Test
  void olderClangAlignsWideIntegersToEight() {
    DataLayout old = read("target datalayout = \"e-m:e-i64:64-f80:128-S128\"\n").layout();
    assertEquals(8, old.alignment(new Type.Int(128)));
    DataLayout now = read("target datalayout = \"e-m:e-i64:64-i128:128-f80:128\"\n").layout();
    assertEquals(16, now.alignment(new Type.Int(128)));
  }

  @Test
  void otherMachinesAreRefused() {
    assertError(
        "t.ll:1:21: only 64-bit little-endian targets are supported",
        "target datalayout = \"e-m:e-p:32:32\"\n");
    assertError(
        "t.ll:1:21: only 64-bit little-endian targets are supported",
        "target datalayout = \"E-m:e-i64:64\"\n");
  }
}
