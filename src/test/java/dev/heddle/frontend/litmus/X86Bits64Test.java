// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.assertError;
import static dev.heddle.frontend.litmus.Litmus.code;
import static dev.heddle.frontend.litmus.Litmus.finalState;
import static dev.heddle.frontend.litmus.Litmus.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.condition.Observable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** X86_64: sources come first, and registers have 64 bits. */
class X86Bits64Test {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "movq $1,(x)                              | x     | x=1",
        "movq $1,[x]; movq x,%rax                 | 0:rax | 0:rax=1",
        "movq $1,x(%rip)                          | x     | x=1",
        "movq $-1,%rax                            | 0:rax;0:eax | 0:rax=-1; 0:eax=-1",
        "movq $-1,%rax; movl $-1,%eax             | 0:rax | 0:rax=4294967295",
        "movq $-1,%rax; movw $1,%ax               | 0:rax | 0:rax=-65535",
        "movq $-1,%rax; movb $1,%al               | 0:rax;0:al | 0:rax=-255; 0:al=1",
        "movq $-1,%rax; mov $1,%ah                | 0:rax | 0:rax=-65025",
        "movq $-1,%r8; movl %r8d,%r9d; movb %r8b,%r10b | 0:r9;0:r10 | 0:r9=4294967295; 0:r10=255",
        "movq $x,%rax; movq $7,(%rax)             | x     | x=7",
        "movq $a,%rax; movl $7,4(%rax)            | a[1]  | a[1]=7",
        "movq $a,%rax; movq $1,%rbx; movl $7,4(%rax,%rbx,4) | a[2] | a[2]=7",
        "movq $2,%rbx; movl $7,a(,%rbx,4)         | a[2]  | a[2]=7",
        "movl $7,a+8                              | a[2]  | a[2]=7",
        "movl $7,4(a)                             | a[1]  | a[1]=7",
        "movq $5,%rax; addq $3,%rax; subq $1,%rax | 0:rax | 0:rax=7",
        "movq $5,%rax; subq $1,%rax; decq %rax | 0:rax | 0:rax=3",
        "movq $3,%rax; xchgq %rax,(x)             | x;0:rax | x=3; 0:rax=0",
        "movq $3,%rbx; lock cmpxchgq (x),%rbx     | x     | x=3",
        "movq $3,%rbx; lock cmpxchgq %rbx,(x)     | x     | x=3",
        "movq $3,%rbx; cmpxchgq %rbx,(x); cmpxchgq %rax,(x) | x;0:rax | x=3; 0:rax=3",
        "movq $-1,%rax; movl $0,(x); cmpxchgl %ebx,(x) | 0:rax | 0:rax=0",
        "movq $-1,%rax; movl $-1,(x); lock cmpxchgl %ebx,(x) | 0:rax | 0:rax=-1",
        "movq $3,%rax; lock xaddq %rax,(x); xaddq %rax,(x) | x;0:rax | x=3; 0:rax=3",
        "movq $1,%rax; shlq $40,%rax              | 0:rax | 0:rax=1099511627776",
        "movq $3,%rax; cmpq $5,%rax; jlt L; movq $1,(x); L: | x | x=0",
        "movq $5,%rax; cmpq $3,%rax; jgt L; movq $1,(x); L: nop | x | x=0",
        "cmpq $0,%rax; sete %cl; cmoveq %rcx,%rdx | 0:rdx | 0:rdx=1",
        "movnti %rax,(x); clflush (x); endbr64; ret     | x     | x=0",
        "movq $4,%mine; movq %mine,(x)            | x     | x=4",
        "mov $1,(x); inc (x)                      | x     | x=2",
      })
  void instructions(String program, String locations, String state) {
    String text = "X86_64 t {int a[3]} P0; " + program + "; locations [" + locations + "]";
    assertEquals(state, finalState(text));
  }

  @Test
  void accessesHaveTheSizeOfTheirSuffix() {
    String text =
        "X86_64 t {} P0; movb $1,(x); movw $1,(x); movl $1,(x); movq $1,(x); mov %al,(x);";
    assertEquals(
        """
        store8 [x] = 1
        store16 [x] = 1
        store32 [x] = 1
        store64 [x] = 1
        store8 [x] = i8(rax)
        return\
        """,
        code(text, 0));
  }

  @Test
  void partsAreObservedAtTheirWidth() {
    var columns = read("X86_64 t {} P0; nop; exists (0:eax=1 /\\ 0:%rax=1)").condition().columns();
    assertEquals(new Observable.ThreadRegister(0, 0, 32, "0:eax"), columns.get(0));
    assertEquals(new Observable.ThreadRegister(0, 0, 64, "0:rax"), columns.get(1));
  }

  @Test
  void errors() {
    String start = "X86_64 t {} P0;\n";
    assertError("2:9: eax has only 32 of 64 bits", start + "movq $1,%eax;");
    assertError("2:6: the operands have different sizes", start + "mov  %eax,%rbx;");
    assertError("2:11: this operand must be a register or memory", start + "movq %rax,$1;");
    assertError(
        "2:9: absolute addresses are not supported: give the location a name",
        start + "movq $1,(100);");
    assertError("2:10: expected '%' but found '$'", start + "movq $1,($1);");
    assertError("2:7: expected an operand but found '*'", start + "movq  *y;");
  }
}
