// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.assertError;
import static dev.heddle.frontend.litmus.Litmus.finalState;
import static dev.heddle.frontend.litmus.Litmus.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class InitTest {
  private static String state(String init, String locations) {
    return finalState("X86 t {" + init + "} P0; NOP; locations [" + locations + "]");
  }

  private static String sizes(String text) {
    return read(text).program().globals().stream()
        .map(g -> g.name() + ":" + g.size())
        .collect(Collectors.joining(" "));
  }

  @Test
  void numbersInAllForms() {
    assertEquals(
        "x=1; y=-2; z=16; u=0; v=0; w=3; t=4",
        state(
            "x=1; [y]=-2;; z=0x10; u; int v; int w = 3; atomic_t t = ATOMIC_INIT(4)",
            "x;y;z;u;v;w;t;"));
  }

  @Test
  void registersInAllForms() {
    assertEquals(
        "0:EAX=1; 0:EBX=2; 0:ECX=3; 0:AL=1; 0:mine=4",
        state(
            "0:EAX=1; P0:ebx=2; int 0:%ECX=3; 0:%mine=4", "0:EAX; P0:EBX; 0:ecx; 0:AL; 0:%mine;"));
  }

  @Test
  void aBoolIsZeroOrOne() {
    assertEquals("b=1; c=0", state("bool b=7; bool c=0", "b;c;"));
  }

  @Test
  void addresses() {
    long base = Program.BASE;
    long next = base + 8 + ProgramBuilder.GAP;
    assertEquals(
        "x=" + next + "; p=" + base + "; 0:EAX=" + next,
        state("x=y; int *p = &x; 0:EAX=y", "x;p;0:EAX;"));
  }

  @Test
  void addressesInConditions() {
    LitmusTest test = read("X86 t {x=y} P0; NOP; exists (x=y /\\ x=&y /\\ not x=x)");
    SequentialRun run = SequentialRun.of(test.program());
    assertEquals(true, test.condition().proposition().holds(run::value));
  }

  @Test
  void arrays() {
    assertEquals(
        "a[0]=1; a[1]=2; a[2]=0; b[1]=-1",
        state("int a[3] = {1,2}; int8_t b[2] = {0,0xff,};", "a;b[1];"));
  }

  @Test
  void sizesFollowTheType() {
    assertEquals(
        "a:1 b:2 c:4 d:8 e:4 f:8 g:4 h:1 i:8 j:8 k:6",
        sizes(
            "X86 t {int8_t a; short b; uint32_t c; long long d; atomic_int e; unsigned long int f;"
                + " spinlock_t g; volatile char h; int *i; _Atomic(int64_t) j; int16_t k[3]}"
                + " P0; NOP;"));
  }

  @Test
  void sizesFollowTheWidestAccess() {
    String program = " P0; MOVB [x],$1; MOVW [x],$1; MOV [y],AL; MOV [z],$1;";
    assertEquals("x:2 y:1 z:4", sizes("X86 t {}" + program));
    assertEquals("x:8 y:8", sizes("X86_64 t {} P0; mov $1,(x); movq %rax,(y);"));
    assertEquals("x:1 y:4", sizes("X86_64 t {} P0; movb $1,(x); mov %eax,(y);"));
    assertEquals("x:4", sizes("X86 t {x=70000} P0; MOVB [x],$1;"));
  }

  @Test
  void storageGrowsToTheAccess() {
    String text = "X86 t {int x} P0; MOVQ [x],$-1; exists (x=1)";
    assertEquals("x:8", sizes(text));
    assertEquals("x=-1", finalState(text));
    assertEquals(
        "x:8 y:4",
        sizes("X86 t {0:EAX=x; int x; int y} P0; MOVQ [EAX],$1;" + " exists (x=1 /\\ y=1)"));
    assertEquals("x:12", sizes("X86_64 t {} P0; movl $1,8(x);"));
  }

  @Test
  void locationsOfTheConditionExist() {
    Global y = read("X86 t {} P0; NOP; exists (y=0)").program().global("y").orElseThrow();
    assertEquals(4, y.size());
  }

  @Test
  void errors() {
    assertError("1:13: expected ';' but found 'z'", "X86 t { x=1 z; } P0; NOP;");
    assertError("1:11: malformed number '1z'", "X86 t { x=1z; } P0; NOP;");
    assertError("1:11: expected a number or a location but found ';'", "X86 t { x=; } P0; NOP;");
    assertError("1:11: expected a number or a location but found '}'", "X86 t { x=} P0; NOP;");
    assertError("1:9: unknown type 'foo'", "X86 t { foo x; } P0; NOP;");
    assertError("1:9: there is no thread P7", "X86 t { 7:EAX=1; } P0; NOP;");
    assertError("1:9: unknown register FOO", "X86 t { 0:FOO=1; } P0; NOP;");
    assertError("1:20: 3 values for 2 elements", "X86 t { int a[2] = {1,2,3}; } P0; NOP;");
    assertError("1:11: a has only 2 elements, not number 2", "X86 t { p=a[2]; int a[2] } P0; NOP;");
    assertError(
        "1:9: absolute addresses are not supported: give the location a name",
        "X86 t { [100]=1; } P0; NOP;");
    assertError(
        "1:11: the number '99999999999999999999' needs more than 64 bits",
        "X86 t { x=99999999999999999999; } P0; NOP;");
    assertError(
        "1:15: the index is out of range: it must be below 4096",
        "X86 t { int a[1000000]; } P0; NOP;");
    assertError("1:14: x cannot be of type void", "X86 t { void x; } P0; NOP;");
  }
}
