package dev.heddle.machine;

import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The bytes of all globals, little-endian. */
final class Memory {
  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);

  private final byte[] bytes;

  /** Per byte: how many bytes of its global start here; 0 between globals. */
  private final int[] room;

  Memory(Program program) {
    bytes = new byte[Math.toIntExact(program.end() - Program.BASE)];
    room = new int[bytes.length];
    for (Global g : program.globals()) {
      int offset = (int) (g.address() - Program.BASE);
      System.arraycopy(g.bytes(), 0, bytes, offset, g.size());
      for (int i = 0; i < g.size(); i++) {
        room[offset + i] = g.size() - i;
      }
    }
  }

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
  }

  /** Whether these bytes lie inside one global. */
  boolean valid(long address, int size) {
    long offset = address - Program.BASE;
    return offset >= 0 && offset < room.length && room[(int) offset] >= size;
  }

  long read(long address, int size) {
    int i = (int) (address - Program.BASE);
    return switch (size) {
      case 1 -> bytes[i] & 0xFF;
      case 2 -> (short) SHORT.get(bytes, i) & 0xFFFF;
      case 4 -> (int) INT.get(bytes, i) & 0xFFFF_FFFFL;
      default -> (long) LONG.get(bytes, i);
    };
  }

  void write(long address, int size, long value) {
    int i = (int) (address - Program.BASE);
    switch (size) {
      case 1 -> bytes[i] = (byte) value;
      case 2 -> SHORT.set(bytes, i, (short) value);
      case 4 -> INT.set(bytes, i, (int) value);
      default -> LONG.set(bytes, i, value);
    }
  }
}
