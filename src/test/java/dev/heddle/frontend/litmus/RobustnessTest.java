// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.heddle.fuzz.Damage;
import dev.heddle.program.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the text, the reader gives a test or one line that says where it is wrong. */
@Tag("slow")
class RobustnessTest {
  private static final String[] PIECES = {
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    "|",
    ":",
    ",",
    "=",
    "*",
    "-",
    "$",
    "%",
    "~",
    "(*",
    "*)",
    "/*",
    "//",
    "<<",
    "\"",
    "\n",
    "0",
    "1",
    "99999999999",
    "0x",
    "P0",
    "P9",
    "EAX",
    "AH",
    "%rax",
    "x",
    "LOCK ",
    "XCHG ",
    "CMPXCHG ",
    "MOVQ ",
    "JNE ",
    "L:",
    "int ",
    "void ",
    "long *",
    "if (",
    "while ",
    "else ",
    "for (;;)",
    "exists ",
    "forall ",
    "filter ",
    "locations ",
    "not ",
    "=>",
    "/\\",
    "\\/",
    "++",
    "?",
    "&",
    "&&",
    "atomic_load(",
    "__membar(",
    "\u0000",
    "\u00e9",
    "\ud800",
    "#",
    "'",
  };

  private static List<String> seeds() throws IOException {
    List<String> seeds = new ArrayList<>();
    for (Path file : CorpusTest.files(Path.of("examples/litmus"))) {
      seeds.add(Files.readString(file));
    }
    for (Path file : CorpusTest.files(Path.of("src/test/resources/litmus/classic"))) {
      seeds.add(Files.readString(file));
    }
    seeds.add(
        """
        C all
        { int x; int a[2] = {1,2}; int *p = &x; 0:r=1; }
        P0 (int *x, int *a, int **p) {
          long s = r + *x * 2; bool b = s ? *x && a[1] : !**p;
          for (int i = 0; i < 3; i++) { a[i] ^= (char)i; if (i == 1) continue; else break; }
          do { s -= atomic_fetch_add(x, 1); } while (s > 0 || *x == 0x10u);
          int e = 0; atomic_compare_exchange_weak(x, &e, cmpxchg(a, 1, 2)); assert(s == 1);
          __membar(StoreLoad|LoadLoad); spin_lock(x); spin_unlock(x);
        }
        locations [0:s; a; p;] filter (not x=1) forall (x!=2 => p=x \\/ 0:s=0:e)
        """);
    seeds.add(
        """
        X86_64 all
        { x=y; uint8_t z; 0:rax=x; %s }
         P0 | P1 ;
         movb $1,(z) | lock cmpxchgl (y),%%ebx ;
         L: movl 4(%%rax,%%rbx,2),%%ecx | cmovle %%rax,%%rdx ;
         xaddw %%ax,(z) | shlq $3,%%rax ;
         jne L | setb %%ah ;
        final (0:eax=1) with tso: ~exists; cc: exists;
        """
            .formatted("[y]=-1;"));
    return seeds;
  }

  @Test
  void truncatedTests() throws IOException {
    for (String seed : seeds()) {
      for (int end = 0; end < seed.length(); end++) {
        check(seed.substring(0, end));
      }
    }
  }

  @Test
  void mutatedTests() throws IOException {
    Random random = new Random(Long.getLong("fuzz.seed", 20250101));
    List<String> seeds = seeds();
    for (int round = 0; round < Damage.inputs(20_000); round++) {
      StringBuilder text = new StringBuilder(seeds.get(random.nextInt(seeds.size())));
      for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(6));
        String piece = PIECES[random.nextInt(PIECES.length)];
        switch (random.nextInt(4)) {
          case 0 -> text.insert(from, piece);
          case 1 -> text.replace(from, to, piece);
          case 2 -> text.delete(from, to);
          default -> text.insert(from, text.substring(from, to));
        }
      }
      check(text.toString());
    }
  }

  @Test
  void noise() {
    Random random = new Random(7);
    for (int round = 0; round < 5_000; round++) {
      StringBuilder text =
          new StringBuilder(random.nextBoolean() ? "X86 t {} P0;" : "C t {} P0 (int *x) {");
      for (int pieces = random.nextInt(30); pieces > 0; pieces--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      check(text.toString());
    }
  }

  private static void check(String text) {
    try {
      LitmusReader.read("t.litmus", text).program().toString();
    } catch (InputException e) {
      assertFalse(e.getMessage().contains("\n"), e.getMessage());
      assertTrue(e.getMessage().matches("t\\.litmus:[1-9]\\d*:[1-9]\\d*: .+"), e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      fail(text, e);
    }
  }
}
