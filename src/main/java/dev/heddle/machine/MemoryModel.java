package dev.heddle.machine;

/** Which stores wait where: nowhere, in one buffer per thread, in one per thread and location. */
public enum MemoryModel {
  SC,
  TSO,
  PSO;

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
