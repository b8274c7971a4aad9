package dev.heddle.machine;

/** Is shown what a program prints while it runs. */
@FunctionalInterface
public interface Printer {
  /**
   * @param origin the instruction that prints
   * @param format the address of the format, as for printf
   */
  void print(int thread, int origin, long format, long[] arguments);
}
