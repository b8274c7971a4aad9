// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.Random;

/**
 * Random programs in which wrong treatment of buffers shows: mostly, such mistakes do not change
 * whether a plain random program reaches its goal.
 */
enum HardAutomata {
  /** Own stores, loads of these, and loads of old values of others. */
  WEAK {
    @Override
    void write(Random random, StringBuilder text) {
      int threads = random.nextInt(4) == 0 ? 3 : 2;
      int cells = threads + random.nextInt(2);
      for (int t = 0; t < threads; t++) {
        Body body = new Body(random);
        int length = threads == 2 ? 4 + random.nextInt(4) : 3 + random.nextInt(3);
        int[] last = new int[cells];
        for (int i = 0; i < length; i++) {
          int mine = random.nextInt(5) > 0 ? t : random.nextInt(cells);
          int other = (t + 1 + random.nextInt(cells - 1)) % cells;
          int kind = random.nextInt(100);
          if (i == 0 || kind < 40) {
            last[mine] = 1 + random.nextInt(2);
            body.then("write " + last[mine] + " " + mine);
          } else if (kind < 58) {
            body.expect(mine, last[mine]);
          } else if (kind < 97) {
            body.expect(other, Math.max(0, random.nextInt(5) - 2));
          } else {
            body.then(random.nextBoolean() ? "mfence" : "atomic r " + mine + " == r 0 1");
          }
        }
        if (random.nextInt(10) < 3) {
          body.back(1 + random.nextInt(length), "write " + random.nextInt(3) + " " + t);
        }
        body.finish(text, t, true);
      }
    }
  },

  /** Chains of stores and awaited loads, as in protocols, with back edges and sections. */
  CHAIN {
    @Override
    void write(Random random, StringBuilder text) {
      int threads = random.nextInt(4) == 0 ? 3 : 2;
      int cells = 1 + random.nextInt(3);
      int values = 2 + random.nextInt(2);
      for (int t = 0; t < threads; t++) {
        Body body = new Body(random);
        int length = 3 + random.nextInt(4);
        boolean held = false;
        for (int i = 0; i < length; i++) {
          int kind = random.nextInt(100);
          int cell = random.nextInt(cells);
          int value = random.nextInt(values);
          if (kind < 45) {
            body.then("write " + value + " " + cell);
          } else if (kind < 88) {
            body.expect(cell, value);
            if (!held && random.nextInt(10) < 6) {
              body.retry(value);
            }
          } else if (kind < 91) {
            body.then("atomic r " + cell + " == r " + value + " " + random.nextInt(values));
          } else if (kind < 93) {
            body.then("await r " + cell + " == r " + value);
          } else if (kind < 95) {
            body.then("mfence");
          } else {
            body.then(held ? "unlock" : "lock");
            held = !held;
          }
        }
        if (held) {
          body.then("unlock");
        }
        if (random.nextInt(10) < 7) {
          body.back(body.length(), "write " + random.nextInt(values) + " " + random.nextInt(cells));
        }
        body.finish(text, t, true);
      }
    }
  },

  /** A writer in a loop, and readers that need a certain order of what it writes. */
  ORDER {
    @Override
    void write(Random random, StringBuilder text) {
      int cells = 2 + random.nextInt(2);
      Body writer = new Body(random);
      int length = 2 + random.nextInt(4);
      for (int i = 0; i < length; i++) {
        int kind = random.nextInt(21);
        int cell = random.nextInt(cells);
        writer.then(
            kind < 16
                ? "write " + random.nextInt(3) + " " + cell
                : kind < 18 ? "read r " + cell : kind < 20 ? "write r " + cell : "mfence");
      }
      writer.back(length, "noop");
      writer.finish(text, 0, false);
      int readers = random.nextInt(4) == 0 ? 2 : 1;
      for (int t = 1; t <= readers; t++) {
        Body reader = new Body(random);
        int reads = 2 + random.nextInt(4);
        for (int i = 0; i < reads; i++) {
          int cell = random.nextInt(cells);
          int value = random.nextInt(3);
          if (random.nextInt(10) < 7) {
            reader.expect(cell, value);
          } else {
            reader.then("write " + value + " " + cell);
          }
        }
        reader.finish(text, t, true);
      }
    }
  },

  /** Several stores to a cell wait at once, and another thread sees them one after the other. */
  WAITING {
    @Override
    void write(Random random, StringBuilder text) {
      Body writer = new Body(random);
      int stores = 2 + random.nextInt(2);
      for (int i = 1; i <= stores; i++) {
        writer.then("write " + i + " " + (random.nextInt(5) == 0 ? 2 : 0));
      }
      writer.expect(1, random.nextInt(4) / 3);
      writer.finish(text, 0, true);
      Body reader = new Body(random);
      reader.then("write 1 1");
      if (random.nextInt(4) > 0) {
        reader.then(random.nextBoolean() ? "mfence" : "atomic r 1 1 1");
      }
      int seen = 0;
      for (int i = 0; i < 3; i++) {
        reader.expect(random.nextInt(5) == 0 ? 2 : 0, seen);
        seen = Math.max(0, seen + random.nextInt(5) / 2 - random.nextInt(5) / 4);
      }
      if (random.nextInt(3) == 0) {
        reader.back(reader.length(), "write 2 1");
      }
      reader.finish(text, 1, true);
    }
  },

  /** Addresses in registers. */
  INDIRECT {
    @Override
    void write(Random random, StringBuilder text) {
      for (int t = 0; t < 2; t++) {
        Body body = new Body(random);
        int length = 4 + random.nextInt(4);
        for (int i = 0; i < length; i++) {
          String address = random.nextInt(5) < 2 ? "& r 1" : "" + random.nextInt(2);
          int kind = random.nextInt(100);
          if (kind < 40) {
            String value = random.nextInt(3) == 0 ? "r" : "" + random.nextInt(3);
            body.then("write " + value + " " + address);
          } else if (kind < 75) {
            body.then("read r " + address);
          } else if (kind < 94) {
            body.then("check " + (random.nextBoolean() ? "==" : "!=") + " r " + random.nextInt(3));
          } else {
            body.then("mfence");
          }
        }
        if (random.nextBoolean()) {
          body.back(1 + random.nextInt(length), "noop");
        }
        body.finish(text, t, true);
      }
    }
  };

  /** A chain of transitions from state s0 on. */
  private static final class Body {
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int length;

    Body(Random random) {
      this.random = random;
    }

    int length() {
      return length;
    }

    void then(String command) {
      text.append("transition s%d s%d %s%n".formatted(length, ++length, command));
    }

    void expect(int cell, int value) {
      text.append("transition s%d m%d read r %d%n".formatted(length, length, cell));
      text.append("transition m%d s%d check == r %d%n".formatted(length, ++length, value));
    }

    /** Goes back if the last expectation is not met. */
    void retry(int value) {
      int to = random.nextInt(length);
      text.append("transition m%d s%d check != r %d%n".formatted(length - 1, to, value));
    }

    void back(int from, String command) {
      text.append("transition s%d s%d %s%n".formatted(from, random.nextInt(from), command));
    }

    void finish(StringBuilder program, int thread, boolean wanted) {
      program.append("thread t%d initial s0%n".formatted(thread));
      program.append(wanted ? "final s%d%n".formatted(length) : "").append(text).append("end\n");
    }
  }

  abstract void write(Random random, StringBuilder text);

  String text(long seed) {
    StringBuilder text = new StringBuilder();
    write(new Random(seed * 0x9E3779B97F4A7C15L + ordinal()), text);
    return text.toString();
  }

  ParallelProgram program(long seed) {
    return AutomatonReader.read(name() + " " + seed, text(seed)).program();
  }
}
