// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Whole programs as they are printed. */
class ProgramTextTest {
  @Test
  void storeBuffering() {
    String text =
        """
        X86 SB
        { y=2; }
         P0          | P1          ;
         MOV [x],$1  | MOV [y],$1  ;
         MFENCE      |             ;
         MOV EAX,[y] | MOV EAX,[x] ;
        exists (0:EAX=0 /\\ 1:EAX=0)
        """;
    assertEquals(
        """
        program SB
        global y: i32 = 2
        global x: i32 = 0

        function P0()  // thread 0
           0  store32 [x] = 1
           1  fence
           2  EAX = load32 [y]
           3  return

        function P1()  // thread 1
           0  store32 [y] = 1
           1  EAX = load32 [x]
           2  return
        """,
        read(text).program().toString());
  }

  @Test
  void controlAndAddressDependencies() {
    String text =
        """
        X86 deps
        { x=z; 0:ECX=x; }
         P0          ;
         MOV EAX,[x] ;
         MOV EBX,[EAX+4] ;
         CMP EBX,$1  ;
         JLE L       ;
         INC [ECX]   ;
         L:          ;
        """;
    assertEquals(
        """
        program deps
        global x: i32 = 268435528
        global z: i32 = 0

        function P0()  // thread 0
           0  ECX = x
           1  EAX = load32 [x]
           2  EBX = load32 [u64(EAX + 4)]
           3  ZF = EBX == 1
           4  SF = (EBX - 1) < 0
           5  OF = ((EBX ^ 1) & (EBX ^ (EBX - 1))) < 0
           6  if ZF | (SF != OF) goto L else .1
        .1:
           7  tmp32 = load32 [u64(ECX)]
           8  ZF = (tmp32 + 1) == 0
           9  SF = (tmp32 + 1) < 0
          10  OF = tmp32 == 2147483647
          11  store32 [u64(ECX)] = tmp32 + 1
        L:
          12  return
        """,
        read(text).program().toString());
  }

  @Test
  void bits64() {
    String text =
        """
        X86_64 wide
        { uint32_t x; 0:rax=1; }
         P0 ;
         xchgl %eax,(x) ;
         movb $1,1(x) ;
         lock cmpxchgl (x),%ebx ;
        """;
    assertEquals(
        """
        program wide
        global x: i32 = 0

        function P0()  // thread 0
           0  rax = 1
           1  tmp32 = xchg32.seq_cst [x], i32(rax)
           2  rax = u64(tmp32)
           3  store8 [x+1] = 1
           4  tmp32 = cmpxchg32.seq_cst [x], i32(rax), i32(rbx)
           5  rax = (tmp32 == i32(rax)) ? rax : u64(tmp32)
           6  return
        """,
        read(text).program().toString());
  }

  @Test
  void loopsAndConditionsInC() {
    String text =
        """
        C wait
        { int x = 0; }
        P0 (int *x, int *y) {
          int r0 = 0;
          while (r0 == 0 && *x < 3)
            r0 = atomic_exchange(y, 1);
          if (r0)
            *x = r0 + 1;
          else
            atomic_store(x, 2);
        }
        """;
    assertEquals(
        """
        program wait
        global x: i32 = 0
        global y: i32 = 0

        function P0()  // thread 0
           0  r0 = 0
        loop:
           1  if r0 == 0 goto right else endloop
        right:
           2  $1 = load32 [x]
           3  if $1 < 3 goto body else endloop
        body:
           4  fence StoreStore
           5  r0 = xchg32.seq_cst [y], 1
        next:
           6  goto loop
        endloop:
           7  if r0 != 0 goto then else otherwise
        then:
           8  store32 [x] = r0 + 1
           9  goto endif
        otherwise:
          10  fence StoreStore
          11  store32.seq_cst [x] = 2
          12  fence
        endif:
          13  return
        """,
        read(text).program().toString());
  }
}
