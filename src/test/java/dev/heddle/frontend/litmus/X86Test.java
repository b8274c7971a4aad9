// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.assertError;
import static dev.heddle.frontend.litmus.Litmus.code;
import static dev.heddle.frontend.litmus.Litmus.finalState;
import static dev.heddle.frontend.litmus.Litmus.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.Instruction;
import dev.heddle.program.SourcePosition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class X86Test {
  private static String run(String init, String program, String locations) {
    return finalState("X86 t {" + init + "} P0; " + program + "; locations [" + locations + "]");
  }

  private static String lines(String program) {
    return code("X86 t {} P0; " + program + ";", 0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MOV EAX,$5                        | 0:EAX | 0:EAX=5",
        "MOV eax,-5                        | 0:EAX | 0:EAX=-5",
        "MOV %EAX,5                        | 0:EAX | 0:EAX=5",
        "mov [x],$0x10                     | x     | x=16",
        "MOV %a,$5; MOV [x],%a             | x     | x=5",
        "MOV EAX,$x; MOV [EAX],$3          | x     | x=3",
        "MOV EAX,$x; MOV (EAX),$3          | x     | x=3",
        "MOV EAX,$1; MOV [a+EAX*4+4],$3    | a[2]  | a[2]=3",
        "MOV EAX,$a; MOV [EAX+8],$3        | a[2]  | a[2]=3",
        "MOV EAX,$a; MOV EBX,$4; MOV [EAX+EBX-4],$3 | a[0] | a[0]=3",
        "MOV EAX,$3; ADD EAX,$4            | 0:EAX | 0:EAX=7",
        "ADD [x],$4; ADD [x],$4            | x     | x=8",
        "SUB [x],$4                        | x     | x=-4",
        "MOV [x],$6; AND [x],$3            | x     | x=2",
        "MOV [x],$6; OR [x],$3             | x     | x=7",
        "MOV [x],$6; XOR [x],$3            | x     | x=5",
        "INC [x]; INC [x]; DEC EAX         | x;0:EAX | x=2; 0:EAX=-1",
        "LOCK ADD [x],$4                   | x     | x=4",
        "LOCK; SUB [x],$4                  | x     | x=-4",
        "LOCK OR [x],$4; LOCK AND [x],$12; LOCK XOR [x],$1 | x | x=5",
        "lock inc [x]; lock inc [x]; lock dec [x] | x | x=1",
        "MOV EAX,$3; XCHG [x],EAX          | x;0:EAX | x=3; 0:EAX=0",
        "MOV EAX,$3; XCHG EAX,[x]          | x;0:EAX | x=3; 0:EAX=0",
        "MOV EAX,$3; XCHG EAX,EBX          | 0:EBX;0:EAX | 0:EBX=3; 0:EAX=0",
        "MOV EAX,$3; LOCK XADD [x],EAX; XADD [x],EAX | x;0:EAX | x=3; 0:EAX=3",
        "MOV EAX,$3; MOV EBX,$4; XADD EAX,EBX | 0:EAX;0:EBX | 0:EAX=7; 0:EBX=3",
        "MOV EBX,$9; CMPXCHG [x],EBX       | x;0:EAX | x=9; 0:EAX=0",
        "MOV EBX,$9; LOCK CMPXCHG [x],EBX  | x;0:EAX | x=9; 0:EAX=0",
        "MOV EAX,$1; MOV EBX,$9; CMPXCHG [x],EBX      | x;0:EAX | x=0; 0:EAX=0",
        "MOV EAX,$1; MOV EBX,$9; LOCK CMPXCHG EBX,[x] | x;0:EAX | x=0; 0:EAX=0",
        "MOV EBX,$9; CMPXCHG ECX,EBX       | 0:ECX;0:EAX | 0:ECX=9; 0:EAX=0",
        "MOV ECX,$1; MOV EBX,$9; CMPXCHG ECX,EBX | 0:ECX;0:EAX | 0:ECX=1; 0:EAX=1",
        "MOV EAX,$1; MOV EBX,$9; CMPXCHG EAX,EBX | 0:EAX | 0:EAX=9",
        "MOV EAX,$3; SHL EAX,$2            | 0:EAX | 0:EAX=12",
        "MOVNTI [x],EAX; CLFLUSH [x]; NOP; MFENCE; RET; MOV [x],$1 | x | x=0",
        "NOPL [EAX+EAX]; NOPW [x]; MOV [x],$1 | x | x=1",
        "CMP EAX,$1; SETB EBX; CMOVC ECX,EBX | 0:EBX;0:ECX | 0:EBX=1; 0:ECX=1",
        "JMP L; MOV [x],$1; L: INC [x]     | x     | x=1",
        "L: INC [x]; CMP [x],$5; JNE L     | x     | x=5",
        "TEST EAX,$1; JZ L; MOV [x],$1; L: | x     | x=0",
        "CMP EAX,$0; JE A; JMP B; A: MOV [x],$1; B: | x | x=1",
      })
  void instructions(String program, String locations, String state) {
    assertEquals(state, run("int a[3]; int x", program, locations));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MOV EAX,$-1; MOV AL,$1                 | 0:EAX | 0:EAX=-255",
        "MOV EAX,$-1; MOV AH,$1                 | 0:EAX | 0:EAX=-65025",
        "MOV EAX,$-1; MOV AX,$1                 | 0:EAX | 0:EAX=-65535",
        "MOV EAX,$0x1234; MOV BL,AH             | 0:EBX | 0:EBX=18",
        "MOV EAX,$0x1234; XCHG AL,AH            | 0:EAX | 0:EAX=13330",
        "MOV EAX,$-1; MOVB [x],EAX              | x     | x=255",
        "MOV [x],$0x1234; MOV EAX,$-1; MOVB EAX,[x] | 0:EAX | 0:EAX=-204",
        "MOV [x],$0x1234; MOVW EAX,[x]          | 0:EAX | 0:EAX=4660",
        "MOVQ [x],$-1; MOV EAX,[x]              | 0:EAX | 0:EAX=-1",
        "MOV AL,$3; XCHG [x],AL                 | x     | x=3",
        "MOV AL,$200; ADD AL,$100               | 0:EAX | 0:EAX=44",
      })
  void partsOfRegisters(String program, String locations, String state) {
    assertEquals(state, run("int x", program, locations));
  }

  @Test
  void numberSignsBeginComments() {
    String text = "X86 t\n{}\nP0;\nMOV [x],$1; # (a) | x=1\n#MOV [x],$2;\nforall (x=1)";
    assertEquals("x=1", finalState(text.replace("forall", "locations [x;]\nforall")));
  }

  @Test
  void namesOfPartsInBracketsAreLocations() {
    assertEquals("ax=1; si=2", run("", "MOV [ax],$1; MOV [si],$2", "ax;si;"));
  }

  @Test
  void lockedInstructionsAreAtomicAndOthersAreNot() {
    assertEquals("tmp32 = add32.seq_cst [x], 1\nreturn", lines("LOCK INC [x]"));
    assertEquals("tmp32 = load32 [x]\nstore32 [x] = tmp32 + 1\nreturn", lines("INC [x]"));
    assertEquals("EAX = xchg32.seq_cst [x], EAX\nreturn", lines("XCHG [x],EAX"));
    assertEquals("EAX = xchg32.seq_cst [x], EAX\nreturn", lines("LOCK XCHG [x],EAX"));
    assertEquals(
        "tmp32 = cmpxchg32.seq_cst [x], EAX, EBX\nEAX = tmp32\nreturn",
        lines("LOCK CMPXCHG [x],EBX"));
    assertEquals("tmp32 = add32.seq_cst [x], EBX\nEBX = tmp32\nreturn", lines("LOCK XADD [x],EBX"));
  }

  @Test
  void fences() {
    assertEquals(
        "fence\nfence StoreStore\nfence LoadLoad|LoadStore\nreturn",
        lines("MFENCE; SFENCE; LFENCE"));
  }

  @Test
  void flagsAreKeptOnlyWhereTheyAreRead() {
    assertEquals("tmp32 = load32 [x]\nreturn", lines("CMP [x],$1"));
    assertEquals(
        "SF = (EAX | 0) < 0\nEAX = EAX | 0\nif SF goto L else L\nreturn",
        lines("OR EAX,$0; JS L; L:"));
  }

  @Test
  void everyInstructionKnowsItsPlace() {
    String text = "X86 t\n{ 1:EAX=1; }\n P0         | P1 ;\n MOV [x],$1 | LOCK XADD [x],EAX;\n";
    List<Instruction> code = read(text).program().functions().get(1).code();
    assertEquals(new SourcePosition("t.litmus", 2, 3), code.get(0).at());
    assertEquals(new SourcePosition("t.litmus", 4, 15), code.get(1).at());
  }

  @Test
  void columnsMayBeShorter() {
    assertEquals(
        "x=1; y=2; z=3",
        finalState(
            "X86 t {} ; P0 | P1 | P2; MOV [x],$1; | MOV [y],$2; || MOV [z],$3;"
                + " locations [x;y;z;]"));
  }

  @Test
  void errors() {
    String start = "X86 t {} P0 | P1;\n";
    assertError("2:1: unknown instruction 'FOO'", start + "FOO EAX;");
    assertError("2:1: unknown instruction 'MOVT'", start + "MOVT EAX,EBX;");
    assertError("2:5: unknown register 'x'; memory is written [x]", start + "MOV x,$1;");
    assertError("2:6: MOV cannot be locked", start + "LOCK MOV [x],$1;");
    assertError("2:6: CMP cannot be locked", start + "LOCK CMP [x],$1;");
    assertError("2:10: this operand must be memory", start + "LOCK INC EAX;");
    assertError("2:11: this operand must be memory", start + "LOCK XCHG EAX,EBX;");
    assertError("2:1: INC takes 1 operands, not 2", start + "INC EAX,EBX;");
    assertError("2:1: MFENCE takes 0 operands, not 1", start + "MFENCE EAX;");
    assertError("2:9: only one operand can be in memory", start + "MOV [x],[y];");
    assertError("2:10: only one operand can be in memory", start + "XCHG [x],[y];");
    assertError("2:5: this operand must be a register or memory", start + "MOV $1,EAX;");
    assertError("2:9: this operand must be a register", start + "XCHG AX,$1;");
    assertError("2:7: this operand must be a register", start + "CMOVE [x],EAX;");
    assertError("2:9: the operands have different sizes", start + "MOV EAX,BL;");
    assertError("2:6: EAX has only 32 of 64 bits", start + "MOVQ EAX,[x];");
    assertError("2:5: unknown label L", start + "JNE L;");
    assertError("2:12: the label L is defined twice", start + "L: NOP;    L: NOP;");
    assertError("2:5: a second location in one address", start + "MOV [x+y],$1;");
    assertError("2:5: too many registers in one address", start + "MOV [EAX+EBX+ECX],$1;");
    assertError("2:5: a scale is 1, 2, 4 or 8", start + "MOV [EAX+EBX*3],$1;");
    assertError("2:5: offset -4 is outside of x", start + "MOV [x-4],$1;");
    assertError(
        "2:5: absolute addresses are not supported: give the location a name",
        start + "MOV [100],$1;");
    assertError("2:9: only shifts by a constant are supported", start + "SHL EAX,ECX;");
    assertError("2:8: expected an operand but found ';'", start + "MOV AX,;");
    assertError(
        "2:15: this row has more cells than there are threads", start + "NOP | NOP |   NOP;");
    assertError("2:9: expected '|' or ';' but found 'EBX'", start + "INC EAX EBX;");
    assertError("2:1: expected '|' or ';' but found '$'", start + "$1;");
    assertError(
        "1:15: expected P1: threads are numbered from P0 without gaps", "X86 t {} P0 | P2; NOP;");
    assertError("1:10: expected P0 but found 'MOV'", "X86 t {} MOV [x],$1;");
    assertError("2:1: expected P0 but found 'exists'", "X86 t {}\nexists (x=1)");
  }
}
