// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.finalState;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every condition behind every instruction that sets flags, against wide arithmetic. */
class X86FlagsTest {
  private static final List<String> CONDITIONS =
      List.of(
          "E", "Z", "NE", "NZ", "L", "NGE", "LT", "GE", "NL", "LE", "NG", "G", "NLE", "GT", "B",
          "C", "NAE", "AE", "NB", "NC", "BE", "NA", "A", "NBE", "S", "NS", "O", "NO");

  private static final long[] BYTES = {0, 1, 2, 5, 126, 127, 128, 129, 200, 254, 255};
  private static final long[] LONGS = {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1};

  /** The flags as the manual defines them, from exact signed and unsigned results. */
  private record Flags(boolean z, boolean s, boolean c, boolean o) {
    static Flags of(int bits, long exactSigned, long exactUnsigned) {
      return of(bits, BigInteger.valueOf(exactSigned), BigInteger.valueOf(exactUnsigned));
    }

    static Flags of(int bits, BigInteger signed, BigInteger unsigned) {
      BigInteger modulus = BigInteger.ONE.shiftLeft(bits);
      BigInteger result = signed.mod(modulus);
      BigInteger wrapped = result.testBit(bits - 1) ? result.subtract(modulus) : result;
      return new Flags(
          result.signum() == 0,
          result.testBit(bits - 1),
          unsigned.signum() < 0 || unsigned.compareTo(modulus) >= 0,
          !wrapped.equals(signed));
    }

    boolean holds(String condition) {
      return switch (condition) {
        case "E", "Z" -> z;
        case "L", "NGE", "LT" -> s != o;
        case "LE", "NG" -> z || s != o;
        case "B", "C", "NAE" -> c;
        case "BE", "NA" -> c || z;
        case "S" -> s;
        case "O" -> o;
        case "NE", "NZ" -> !z;
        case "GE", "NL" -> s == o;
        case "G", "NLE", "GT" -> !z && s == o;
        case "AE", "NB", "NC" -> !c;
        case "A", "NBE" -> !c && !z;
        case "NS" -> !s;
        case "NO" -> !o;
        default -> throw new AssertionError(condition);
      };
    }
  }

  private static void check(String instruction, String register, long a, long b, Flags expected) {
    StringBuilder text = new StringBuilder("X86_64 t {} P0; mov $" + a + ",%" + register + ";");
    text.append(instruction.replace("b", String.valueOf(b)).replace("a", "%" + register))
        .append(';');
    StringBuilder wanted = new StringBuilder();
    StringBuilder locations = new StringBuilder();
    for (String condition : CONDITIONS) {
      text.append("set").append(condition).append(" (").append(condition).append(");");
      locations.append(condition).append(';');
      wanted.append(condition).append('=').append(expected.holds(condition) ? 1 : 0).append("; ");
    }
    String state = finalState(text + "locations [" + locations + "]");
    assertEquals(wanted.toString(), state + "; ", text.toString());
  }

  @Test
  void bytes() {
    for (long a : BYTES) {
      check("INC a", "al", a, 0, carry(Flags.of(8, (byte) a + 1, 0)));
      check("DEC a", "al", a, 0, carry(Flags.of(8, (byte) a - 1, 0)));
      for (long b : BYTES) {
        check("ADD $b,a", "al", a, b, Flags.of(8, (byte) a + (byte) b, a + b));
        check("CMP $b,a", "al", a, b, Flags.of(8, (byte) a - (byte) b, a - b));
        check("SUB $b,a", "al", a, b, Flags.of(8, (byte) a - (byte) b, a - b));
        check("AND $b,a", "al", a, b, Flags.of(8, (byte) (a & b), 0));
        check("TEST $b,a", "al", a, b, Flags.of(8, (byte) (a & b), 0));
        check("OR $b,a", "al", a, b, Flags.of(8, (byte) (a | b), 0));
        check("XOR $b,a", "al", a, b, Flags.of(8, (byte) (a ^ b), 0));
      }
    }
  }

  /** INC and DEC leave the carry as it was, here clear. */
  private static Flags carry(Flags flags) {
    return new Flags(flags.z(), flags.s(), false, flags.o());
  }

  @Test
  void quadwords() {
    for (long a : LONGS) {
      for (long b : LONGS) {
        BigInteger sa = BigInteger.valueOf(a);
        BigInteger sb = BigInteger.valueOf(b);
        BigInteger ua = new BigInteger(Long.toUnsignedString(a));
        BigInteger ub = new BigInteger(Long.toUnsignedString(b));
        check("ADD $b,a", "rax", a, b, Flags.of(64, sa.add(sb), ua.add(ub)));
        check("CMP $b,a", "rax", a, b, Flags.of(64, sa.subtract(sb), ua.subtract(ub)));
      }
    }
  }

  @Test
  void shiftsCarryTheLastBitOut() {
    check("SHL $1,a", "al", 0x80, 0, new Flags(true, false, true, true));
    check("SHL $1,a", "al", 0xC0, 0, new Flags(false, true, true, false));
    check("SHL $3,a", "al", 0x20, 0, new Flags(true, false, true, true));
  }

  @Test
  void incrementKeepsTheCarry() {
    assertEquals("c=1", finalState("X86 t {} P0; CMP EAX,$1; INC EAX; SETC [c]; locations [c;]"));
  }

  @Test
  void exchangesSetThemToo() {
    assertEquals(
        "z=1; y=0",
        finalState(
            "X86 t {} P0; LOCK CMPXCHG [x],EBX; SETE [z]; MOV EAX,$1; CMPXCHG [x],EBX; SETE [y];"
                + " locations [z;y;]"));
    assertEquals(
        "z=1; s=1",
        finalState(
            "X86 t {} P0; LOCK XADD [x],EAX; SETZ [z]; LOCK DEC [x]; SETS [s];"
                + " locations [z;s;]"));
  }
}
