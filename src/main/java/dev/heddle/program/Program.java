// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import java.util.List;
import java.util.Optional;

/**
 * @param threads the functions that run from the start, as threads 0, 1, ...; they take no
 *     arguments
 * @param threadLocals of which every thread gets a copy of its own; its address means nothing
 * @param alone whether what the one first thread does to memory before it spawns another (loads,
 *     stores, frees, read-modify-writes, compare-exchanges and fences, not locks or awaits) is part
 *     of the initial state and no event
 * @param types of variables, as declared
 */
public record Program(
    String name,
    List<Global> globals,
    List<Function> functions,
    List<Integer> threads,
    Optional<Global> threadLocals,
    boolean alone,
    DataTypes types) {
  /** Address of the first global: far from small numbers, and positive in 32 bits. */
  public static final long BASE = 0x1000_0000L;

  /** Address of the first constant: what lies from here on never changes. */
  public static final long CONSTANTS = Global.CONSTANTS;

  /** Objects that threads reserve have addresses from here on. */
  public static final long RESERVED = 0x4000_0000L;

  /** How many threads there can be in one execution. */
  public static final int MOST_THREADS = 255;

  /** How many threads can be on the path of spawns of one, itself included. */
  public static final int DEEPEST_THREAD = 8;

  public Program(
      String name, List<Global> globals, List<Function> functions, List<Integer> threads) {
    this(name, globals, functions, threads, Optional.empty(), false);
  }

  public Program(
      String name,
      List<Global> globals,
      List<Function> functions,
      List<Integer> threads,
      Optional<Global> threadLocals,
      boolean alone) {
    this(name, globals, functions, threads, threadLocals, alone, DataTypes.NONE);
  }

  public Program {
    name = Printable.line(name);
    globals = List.copyOf(globals);
    functions = List.copyOf(functions);
    threads = List.copyOf(threads);
    if (alone && threads.size() != 1) {
      throw new IllegalArgumentException(threads.size() + " threads are not alone");
    }
    for (int f : threads) {
      if (functions.get(f).parameters() != 0) {
        throw new IllegalArgumentException(functions.get(f).name() + " takes arguments");
      }
    }
  }

  /** The same program by another name. */
  public Program named(String other) {
    return new Program(other, globals, functions, threads, threadLocals, alone, types);
  }

  /** The same program with other code. */
  public Program withFunctions(List<Function> others) {
    return new Program(name, globals, others, threads, threadLocals, alone, types);
  }

  /** First address after all globals that can change. */
  public long end() {
    return end(globals.stream().filter(g -> !g.isConstant()).toList(), BASE);
  }

  /** First address after all constants. */
  public long endOfConstants() {
    return end(globals.stream().filter(Global::isConstant).toList(), CONSTANTS);
  }

  private static long end(List<Global> some, long none) {
    return some.stream().mapToLong(g -> g.address() + g.size()).max().orElse(none);
  }

  public Optional<Global> global(String name) {
    return globals.stream().filter(g -> g.name().equals(name)).findFirst();
  }

  /** The global whose bytes contain the address. */
  public Optional<Global> globalAt(long address) {
    return globals.stream()
        .filter(g -> address >= g.address() && address < g.address() + g.size())
        .findFirst();
  }

  /** The name of an address: {@code x}, {@code x+4}, or a number outside every global. */
  public String addressName(long address) {
    return globalAt(address)
        .map(g -> g.place(address - g.address()))
        .orElseGet(() -> "0x" + Long.toHexString(address));
  }

  @Override
  public String toString() {
    return new ProgramPrinter(this).print();
  }
}
