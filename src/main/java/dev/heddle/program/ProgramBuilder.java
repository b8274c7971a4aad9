// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lays out globals one after another, with gaps between them, and collects functions. */
public final class ProgramBuilder {
  /** So that what runs off the end of a global does not hit the next one. */
  public static final int GAP = 64;

  private final String name;
  private final List<Global> globals = new ArrayList<>();
  private final List<Function> functions = new ArrayList<>();
  private final List<Integer> threads = new ArrayList<>();
  private Optional<Global> threadLocals = Optional.empty();
  private boolean alone;
  private DataTypes types = DataTypes.NONE;
  private long next = Program.BASE;
  private long nextConstant = Program.CONSTANTS;

  public ProgramBuilder(String name) {
    this.name = name;
  }

  /** The address the next global with this alignment will get. */
  public long nextAddress(int alignment) {
    return Math.ceilDiv(next, alignment) * alignment;
  }

  public Global global(String name, byte[] bytes, int alignment) {
    return global(name, bytes, alignment, List.of());
  }

  /** An array; see {@link Global#strides}. */
  public Global global(String name, byte[] bytes, int alignment, List<Long> strides) {
    return global(name, bytes, alignment, strides, DataType.UNKNOWN);
  }

  /** With its declared type. */
  public Global global(String name, byte[] bytes, int alignment, List<Long> strides, int type) {
    Global global = new Global(name, nextAddress(alignment), bytes, strides, type);
    globals.add(global);
    next = global.address() + bytes.length + GAP;
    if (next > Program.CONSTANTS) {
      throw new IllegalArgumentException(
          "more than " + (Program.CONSTANTS - Program.BASE) + " bytes of globals");
    }
    return global;
  }

  /** A global that never changes. */
  public Global constant(String name, byte[] bytes, int alignment) {
    long address = Math.ceilDiv(nextConstant, alignment) * alignment;
    Global global = new Global(name, address, bytes, List.of());
    globals.add(global);
    nextConstant = address + bytes.length + GAP;
    return global;
  }

  /** A global of one little-endian integer, aligned to eight bytes. */
  public Global integer(String name, int bytes, long value) {
    byte[] all = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(value).array();
    return global(name, java.util.Arrays.copyOf(all, bytes), 8);
  }

  /** Adds a function and returns its index. */
  public int function(Function function) {
    functions.add(function);
    return functions.size() - 1;
  }

  /** Adds a function that runs as a thread from the start. */
  public void thread(Function function) {
    threads.add(function(function));
  }

  public void thread(int function) {
    threads.add(function);
  }

  /** Puts another function at an index that was given out. */
  public void replace(int index, Function function) {
    functions.set(index, function);
  }

  /** What every thread gets its own copy of. */
  public void threadLocals(byte[] bytes, int type) {
    threadLocals = Optional.of(new Global("thread locals", 0, bytes, List.of(), type));
  }

  /** The one first thread has memory to itself until it spawns another. */
  public void alone() {
    alone = true;
  }

  /** The types that variables refer to. */
  public void types(DataTypes all) {
    types = all;
  }

  public Program build() {
    return new Program(name, globals, functions, threads, threadLocals, alone, types);
  }
}
