package dev.heddle.automata;

/** A call that is under way. */
final class Frame {
  final int function;

  /** The next instruction; of a caller, the one behind the call. */
  int pc;

  /** What is known of the registers; null if it is not known, or nobody will read it. */
  final Long[] registers;

  /** The register of the caller that the result goes to, or -1. */
  final int result;

  Frame(int function, int registers, int result) {
    this.function = function;
    this.registers = new Long[registers];
    this.result = result;
  }

  private Frame(Frame other) {
    function = other.function;
    pc = other.pc;
    registers = other.registers.clone();
    result = other.result;
  }

  Frame copy() {
    return new Frame(this);
  }
}
