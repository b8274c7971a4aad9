// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static dev.heddle.frontend.c.llvm.reader.Texts.assertError;
import static dev.heddle.frontend.c.llvm.reader.Texts.initializer;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.Type;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstantsTest {
  private static final Type FLOAT = new Type.Floating(Type.Format.FLOAT);

  @ParameterizedTest
  @CsvSource({
    "i32 7, 7",
    "i8 -3, -3",
    "i1 true, 1",
    "i1 false, 0",
    "i64 -9223372036854775808, -9223372036854775808",
    "i64 9223372036854775807, 9223372036854775807"
  })
  void integers(String text, long value) {
    assertEquals(value, ((Constant.Int) initializer(text)).value());
  }

  @Test
  void wideIntegers() {
    BigInteger big = BigInteger.ONE.shiftLeft(100).negate();
    assertEquals(new Constant.WideInt(new Type.Int(128), big), initializer("i128 " + big));
  }

  @ParameterizedTest
  @CsvSource({
    "double 1.500000e+00, 1.5",
    "double -2.500000e-01, -0.25",
    "double 0x7FF0000000000000, Infinity",
    "float 0x3FB99999A0000000, 0.10000000149011612",
    "float 0.000000e+00, 0.0"
  })
  void floats(String text, double value) {
    assertEquals(value, ((Constant.Floating) initializer(text)).value());
  }

  @Test
  void otherFormatsKeepTheirBytes() {
    var one = (Constant.OtherFloating) initializer("x86_fp80 0xK3FFF8000000000000000");
    assertEquals(
        List.of(0x80, 0xFF, 0x3F), one.bytes().stream().skip(7).map(b -> b & 255).toList());
    var half = (Constant.OtherFloating) initializer("half 0xH3C00");
    assertEquals(List.of((byte) 0, (byte) 0x3C), half.bytes());
    var quad = (Constant.OtherFloating) initializer("fp128 0xL00000000000000003FFF000000000000");
    assertEquals((byte) 0x3F, quad.bytes().getLast());
  }

  @Test
  void stringsAreBytes() {
    var bytes = (Constant.Bytes) initializer("[6 x i8] c\"a\\22\\5C\\\\\\00\\E9\"");
    assertArrayEquals(new byte[] {'a', '"', '\\', '\\', 0, (byte) 0xE9}, bytes.bytes());
  }

  @Test
  void aggregates() {
    Constant one = new Constant.Int(Type.I32, 1);
    Constant null8 = new Constant.Zero(Type.POINTER);
    Type struct = new Type.Struct(List.of(Type.I32, Type.POINTER), false);
    assertEquals(
        new Constant.Aggregate(struct, List.of(one, null8)),
        initializer("{ i32, ptr } { i32 1, ptr null }"));
    assertEquals(
        List.of(one, one),
        ((Constant.Aggregate) initializer("[2 x i32] [i32 1, i32 1]")).elements());
    assertEquals(
        List.of(one), ((Constant.Aggregate) initializer("<{ i32 }> <{ i32 1 }>")).elements());
    assertEquals(
        List.of(one, new Constant.Undefined(Type.I32)),
        ((Constant.Aggregate) initializer("<2 x i32> <i32 1, i32 undef>")).elements());
    assertEquals(
        new Constant.Splat(new Type.Vector(2, Type.I32), one),
        initializer("<2 x i32> splat (i32 1)"));
    assertEquals(List.of(), ((Constant.Aggregate) initializer("{} {}")).elements());
    assertEquals(new Constant.Zero(FLOAT), initializer("float zeroinitializer"));
  }

  @Test
  void expressions() {
    Constant x = new Constant.Symbol("x");
    Constant four = new Constant.Int(Type.I64, 4);
    assertEquals(
        new Constant.ElementAddress(Type.I8, x, List.of(four)),
        initializer("ptr getelementptr inbounds nuw (i8, ptr @x, i64 4)"));
    Constant number = new Constant.Converted(Conversion.PTRTOINT, x, Type.I64);
    assertEquals(number, initializer("i64 ptrtoint (ptr @x to i64)"));
    Constant difference = new Constant.Computed(LlvmBinaryOperator.SUB, number, four);
    assertEquals(difference, initializer("i64 sub nuw (i64 ptrtoint (ptr @x to i64), i64 4)"));
    assertEquals(
        new Constant.Converted(Conversion.TRUNC, difference, Type.I32),
        initializer("i32 trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 4) to i32)"));
    assertEquals(new Constant.BlockAddress("f", "8"), initializer("ptr blockaddress(@f, %8)"));
  }

  @Test
  void namesMayHaveAnyByte() {
    assertEquals(new Constant.Symbol("é a"), initializer("ptr @\"\\C3\\A9 a\""));
    assertEquals(new Constant.Symbol("a.b$c-d"), initializer("ptr @a.b$c-d"));
  }

  @Test
  void refusesTheRest() {
    assertError("t.ll:1:17: unknown constant 'maybe'", "@g = global i32 maybe\n");
    assertError("t.ll:1:17: expected a constant but found '!4'", "@g = global i32 !4\n");
    assertError("t.ll:1:20: expected a number but found '0xZZ'", "@g = global double 0xZZ\n");
  }
}
