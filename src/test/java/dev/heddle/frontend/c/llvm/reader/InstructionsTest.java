// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static dev.heddle.frontend.c.llvm.reader.Texts.assertError;
import static dev.heddle.frontend.c.llvm.reader.Texts.instruction;
import static dev.heddle.frontend.c.llvm.reader.Texts.instructions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.c.llvm.AtomicOperator;
import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.FloatPredicate;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.Ordering;
import dev.heddle.frontend.c.llvm.Predicate;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstructionsTest {
  private static final SourcePosition AT = new SourcePosition("t.ll", 3, 0);
  private static final LlvmValue I = new LlvmValue.Local(0, Type.I32);
  private static final LlvmValue L = new LlvmValue.Local(1, Type.I64);
  private static final LlvmValue P = new LlvmValue.Local(2, Type.POINTER);

  /** The index of the first local behind the parameters. */
  private static final int R = 6;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%r = load i32, ptr %p, align 4 | NONE",
        "%r = load volatile i32, ptr %p, align 4, !tbaa !3 | NONE",
        "%r = load atomic i32, ptr %p monotonic, align 4 | MONOTONIC",
        "%r = load atomic volatile i32, ptr %p syncscope(\"singlethread\") seq_cst, align 4 |"
            + " SEQ_CST",
        "%r = load i32, ptr %p | NONE",
        "%r = load i32, ptr %p, !nonnull !{}, !noundef !{} | NONE"
      })
  void loads(String text, Ordering order) {
    assertEquals(new LlvmInstruction.Load(R, Type.I32, P, order, AT), instruction(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%r = load atomic i32, ptr %p release, align 4 | 32: this instruction cannot be release",
        "%r = load atomic i32, ptr %p none, align 4 | 32: this instruction cannot be none",
        "store atomic i32 %i, ptr %p acq_rel, align 4 | 31: this instruction cannot be acq_rel",
        "%r = cmpxchg ptr %p, i32 1, i32 2 unordered monotonic | 37: this instruction cannot be"
            + " unordered",
        "%r = cmpxchg ptr %p, i32 1, i32 2 seq_cst release | 45: this instruction cannot be"
            + " release",
        "%r = atomicrmw add ptr %p, i32 1 unordered | 36: this instruction cannot be unordered",
        "fence monotonic | 9: this instruction cannot be monotonic",
        "%r = load i32, ptr %p, align 3 | 32: an alignment that is no power of two",
        "%r = load i32, ptr %p, align 0 | 32: an alignment that is no power of two",
        "store i32 null, ptr %p | 13: a constant of type ptr as i32",
        "store i32 true, ptr %p | 13: a constant of type i1 as i32",
        "store i64 @f, ptr %p | 13: a constant of type ptr as i64",
        "store i32 ptrtoint (ptr @f to i64), ptr %p | 13: a constant of type i64 as i32",
      })
  void invalid(String text, String complaint) {
    InputException e = assertThrows(InputException.class, () -> instruction(text));
    assertEquals("t.ll:3:" + complaint, e.getMessage());
  }

  @Test
  void stores() {
    assertEquals(
        new LlvmInstruction.Store(I, P, Ordering.RELEASE, AT),
        instruction("store atomic i32 %i, ptr %p release, align 4"));
    assertEquals(
        new LlvmInstruction.Store(
            new Constant.Int(Type.I32, 5), new Constant.Symbol("x"), Ordering.NONE, AT),
        instruction("store volatile i32 5, ptr @x, align 4, !dbg !99"));
  }

  @Test
  void atomics() {
    assertEquals(
        new LlvmInstruction.CompareExchange(R, P, I, I, Ordering.ACQ_REL, Ordering.MONOTONIC, AT),
        instruction("%r = cmpxchg weak ptr %p, i32 %i, i32 %i acq_rel monotonic, align 4"));
    assertEquals(
        new LlvmInstruction.Update(R, AtomicOperator.UMAX, P, I, Ordering.SEQ_CST, AT),
        instruction("%r = atomicrmw volatile umax ptr %p, i32 %i seq_cst, align 4"));
    assertEquals(
        new LlvmInstruction.Fence(Ordering.SEQ_CST, true, AT),
        instruction("fence syncscope(\"singlethread\") seq_cst"));
    assertEquals(
        new LlvmInstruction.Fence(Ordering.RELEASE, false, AT), instruction("fence release"));
  }

  @Test
  void addresses() {
    Constant one = new Constant.Int(Type.I32, 1);
    Constant once = new Constant.Int(Type.I32, 1);
    Type t = new Type.Struct(List.of(Type.I8, Type.I32), false);
    assertEquals(
        new LlvmInstruction.ElementAddress(R, t, P, List.of(L, one), AT),
        instruction("%r = getelementptr inbounds nuw %T, ptr %p, i64 %l, i32 1, !dbg !9"));
    assertEquals(
        new LlvmInstruction.Alloca(R, t, once, 16, AT), instruction("%r = alloca %T, align 16"));
    assertEquals(
        new LlvmInstruction.Alloca(R, Type.I8, L, 0, AT), instruction("%r = alloca i8, i64 %l"));
  }

  @Test
  void computations() {
    assertEquals(
        new LlvmInstruction.Binary(
            R, LlvmBinaryOperator.ADD, I, new Constant.Int(Type.I32, -1), true, AT),
        instruction("%r = add nuw nsw i32 %i, -1"));
    assertEquals(
        new LlvmInstruction.Binary(R, LlvmBinaryOperator.OR, I, I, false, AT),
        instruction("%r = or disjoint i32 %i, %i"));
    LlvmValue d = new LlvmValue.Local(3, new Type.Floating(Type.Format.DOUBLE));
    assertEquals(
        new LlvmInstruction.Binary(R, LlvmBinaryOperator.FREM, d, d, false, AT),
        instruction("%r = frem fast double %d, %d"));
    assertEquals(
        new LlvmInstruction.FloatNegate(R, d, AT), instruction("%r = fneg nnan double %d"));
    assertEquals(
        new LlvmInstruction.Compare(R, Predicate.SGE, I, I, AT),
        instruction("%r = icmp samesign sge i32 %i, %i"));
    assertEquals(
        new LlvmInstruction.FloatCompare(R, FloatPredicate.UNE, d, d, AT),
        instruction("%r = fcmp une double %d, %d"));
    assertEquals(
        new LlvmInstruction.Convert(R, Conversion.ZEXT, I, Type.I64, AT),
        instruction("%r = zext nneg i32 %i to i64"));
    LlvmValue b = new LlvmValue.Local(4, Type.I1);
    assertEquals(
        new LlvmInstruction.Select(R, b, I, new Constant.Undefined(Type.I32), AT),
        instruction("%r = select i1 %b, i32 %i, i32 undef"));
    assertEquals(new LlvmInstruction.Freeze(R, I, AT), instruction("%r = freeze i32 %i"));
  }

  @Test
  void aggregates() {
    Type type = new Type.Struct(List.of(Type.I32, Type.I1), false);
    LlvmValue s = new LlvmValue.Local(5, type);
    assertEquals(
        new LlvmInstruction.ExtractValue(R, s, List.of(1), AT),
        instruction("%r = extractvalue {i32, i1} %s, 1, !dbg !2"));
    assertEquals(
        new LlvmInstruction.InsertValue(R, s, I, List.of(0), AT),
        instruction("%r = insertvalue {i32, i1} %s, i32 %i, 0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%r = call i32 @g(i32 noundef signext %i, ptr noundef nonnull align 8 %p) #5, !dbg !3",
        "%r = tail call fastcc noundef i32 @g(i32 %i, ptr align 8 dereferenceable(16) %p)",
        "%r = musttail call cc 10 range(i32 0, 33) i32 @g(i32 %i, ptr %p) [ \"b\"(i32 %i) ]",
        "%r = notail call i32 (i32, ptr) @g(i32 %i, ptr captures(none) \"a\"=\"b\" %p)"
      })
  void calls(String text) {
    var call = (LlvmInstruction.Call) instruction(text);
    assertEquals(new Type.Function(Type.I32, List.of(Type.I32, Type.POINTER), false), call.type());
    assertEquals(new Constant.Symbol("g"), call.callee());
    assertEquals(List.of(I, P), call.arguments().stream().map(a -> a.value()).toList());
    assertEquals(R, call.result());
  }

  @Test
  void specialCalls() {
    var printf = (LlvmInstruction.Call) instruction("%r = call i32 (ptr, ...) @p(ptr %p, i32 %i)");
    assertTrue(printf.type().variadic());
    var copy = (LlvmInstruction.Call) instruction("call void %p(ptr byval(%T) align 8 %p)");
    assertEquals("{i8, i32}", copy.arguments().getFirst().copied().orElseThrow().text());
    assertEquals(P, copy.callee());
    var asm =
        (LlvmInstruction.Call)
            instruction(
                "call void asm sideeffect inteldialect \"mov $0\", \"=*m,~{memory}\"(ptr"
                    + " elementtype(i32) %p) #2");
    assertEquals(new LlvmValue.Assembly("mov $0", "=*m,~{memory}"), asm.callee());
    assertEquals(Optional.of(Type.I32), asm.arguments().getFirst().element());
    var register =
        (LlvmInstruction.Call)
            instruction("%r = call i64 @llvm.read_register(metadata !{!\"rsp\"})");
    assertEquals(List.of(Type.METADATA), register.type().parameters());
  }

  @Test
  void controlFlow() {
    Module module =
        Texts.read(
            """
            define i32 @f(i32 %0, i32) {
              switch i32 %0, label %9 [
                i32 1, label %4
                i32 -5, label %loop
              ], !dbg !3
            4:                        ; preds = %2
              br i1 true, label %9, label %loop, !llvm.loop !7
            "loop":
              %5 = phi i32 [ %0, %2 ], [ 7, %4 ], !dbg !9
              indirectbr ptr null, [label %4, label %loop]
            9:
              %10 = phi i32 [ 0, %2 ], [ %1, %4 ]
              ret i32 %10 }
            """);
    LlvmFunction f = module.functions().getFirst();
    assertEquals(List.of("2", "4", "loop", "9"), f.blocks().stream().map(Block::label).toList());
    var branch = (LlvmInstruction.Branch) f.blocks().get(1).instructions().getFirst();
    assertEquals(f.blocks().get(3).index(), branch.whenTrue());
    var choice = (LlvmInstruction.Switch) f.blocks().get(0).instructions().getFirst();
    assertEquals(2, choice.cases().size());
    var phi = (LlvmInstruction.Phi) f.blocks().get(2).instructions().getFirst();
    assertEquals(f.blocks().get(0).index(), phi.incoming().get(0).block());
    assertEquals(List.of("0", "1", "5", "10"), f.locals());
  }

  @Test
  void assemblyMayJump() {
    Module module =
        Texts.read(
            """
            define void @f() {
              callbr void asm sideeffect "jmp ${0:l}", "!i"() #1
                      to label %1 [label %2], !dbg !3
            1:
              ret void
            2:
              unreachable
            }
            """);
    var jump =
        assertInstanceOf(
            LlvmInstruction.AssemblyJump.class,
            module.functions().getFirst().blocks().getFirst().instructions().getFirst());
    assertEquals(1, jump.others().size());
  }

  @Test
  void refusesTheRest() {
    assertError(
        "t.ll:2:3: unknown instruction 'invoke'", "define void @f() {\n  invoke void @g()\n}\n");
    assertError(
        "t.ll:2:12: expected the end of the instruction but found 'now'",
        "define void @f() {\n  ret void now\n}\n");
    assertError(
        "t.ll:3:1: expected an instruction but found '}'",
        "define void @f() {\n  fence seq_cst\n}\n");
    assertError(
        "t.ll:3:1: expected an instruction but found the end of the text",
        "define void @f() {\n  ret void\n");
    assertEquals(2, instructions("fence seq_cst", "fence seq_cst").size());
  }
}
