package dev.heddle.program;

import java.util.Arrays;

/** A named object in memory for the whole run, at a fixed address, with its first bytes. */
public record Global(String name, long address, byte[] bytes) {
  public Global {
    bytes = bytes.clone();
  }

  public int size() {
    return bytes.length;
  }

  /** Whether it never changes; reading it is no event. */
  public boolean isConstant() {
    return address >= Program.CONSTANTS;
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Global(String n, long a, byte[] b)
        && n.equals(name)
        && a == address
        && Arrays.equals(b, bytes);
  }

  @Override
  public int hashCode() {
    return name.hashCode() * 31 + Long.hashCode(address);
  }
}
