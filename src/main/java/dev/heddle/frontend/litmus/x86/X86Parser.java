// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import dev.heddle.frontend.litmus.state.Place;
import dev.heddle.frontend.litmus.state.ThreadCode;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.frontend.litmus.x86.X86Line.Instruction;
import dev.heddle.frontend.litmus.x86.X86Line.Mnemonic;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;

/** Parses the table of instructions: a column for each thread, rows cut by semicolons. */
public final class X86Parser {
  private final LitmusTokens tokens;
  private final X86Syntax syntax;
  private final List<List<X86Line>> columns = new ArrayList<>();

  private X86Parser(LitmusTokens tokens, X86Syntax syntax) {
    this.tokens = tokens;
    this.syntax = syntax;
  }

  /** Of 32 bits, in Intel's syntax. */
  public static X86Parser intel(LitmusTokens tokens) {
    return new X86Parser(tokens, new IntelOperands(tokens));
  }

  /** Of 64 bits, in AT&amp;T's syntax. */
  public static X86Parser att(LitmusTokens tokens) {
    return new X86Parser(tokens, new AttOperands(tokens));
  }

  public List<? extends ThreadCode> threads() {
    tokens.accept(";");
    do {
      header();
    } while (tokens.accept("|"));
    tokens.expect(";");
    while (!tokens.looksAt(LitmusToken.Kind.END)) {
      row();
    }
    List<X86Thread> threads = new ArrayList<>();
    for (List<X86Line> column : columns) {
      threads.add(new X86Thread("P" + threads.size(), column, syntax.machineBits()));
    }
    return threads;
  }

  private void header() {
    String wanted = "P" + columns.size();
    if (!Place.isThread(tokens.peek())) {
      throw tokens.unexpected(wanted);
    }
    LitmusToken token = tokens.peek();
    if (Place.thread(tokens) != columns.size()) {
      throw token.error("expected " + wanted + ": threads are numbered from P0 without gaps");
    }
    columns.add(new ArrayList<>());
  }

  private void row() {
    for (int column = 0; ; column++) {
      if (column == columns.size()) {
        throw tokens.peek().error("this row has more cells than there are threads");
      }
      cell(columns.get(column));
      if (tokens.looksAt(LitmusToken.Kind.END) || tokens.accept(";")) {
        return;
      }
      if (!tokens.accept("|")) {
        throw tokens.unexpected("'|' or ';'");
      }
    }
  }

  private void cell(List<X86Line> column) {
    while (tokens.looksAt(LitmusToken.Kind.NAME) && tokens.peek(1).is(":")) {
      LitmusToken label = tokens.next();
      tokens.expect(":");
      column.add(new X86Line.Label(label.text(), label.at()));
    }
    if (tokens.looksAt(LitmusToken.Kind.NAME)) {
      column.add(instruction());
    }
  }

  private Instruction instruction() {
    SourcePosition at = tokens.at();
    boolean locked = tokens.peek().text().equalsIgnoreCase("LOCK");
    if (locked) {
      tokens.next();
      tokens.accept(";");
    }
    LitmusToken name = tokens.name("an instruction");
    Mnemonic mnemonic =
        Mnemonic.named(name.text()).orElseThrow(() -> name.error("unknown instruction " + name));
    List<X86Operand> operands = operands(mnemonic.opcode());
    boolean padding = mnemonic.opcode() == X86Opcode.NOP && operands.size() == 1;
    if (operands.size() != mnemonic.opcode().operands() && !padding) {
      throw name.error(
          mnemonic.name()
              + " takes "
              + mnemonic.opcode().operands()
              + " operands, not "
              + operands.size());
    }
    if (locked && !mnemonic.opcode().isLockable()) {
      throw name.error(mnemonic.name() + " cannot be locked");
    }
    return new Instruction(mnemonic, locked, syntax.destinationFirst(operands), at);
  }

  private List<X86Operand> operands(X86Opcode opcode) {
    List<X86Operand> operands = new ArrayList<>();
    if (opcode.isJump()) {
      LitmusToken label = tokens.name("a label");
      operands.add(new X86Operand.Target(label.text(), label.at()));
    } else if (!looksAtCellEnd()) {
      do {
        operands.add(syntax.operand());
      } while (tokens.accept(","));
    }
    return operands;
  }

  private boolean looksAtCellEnd() {
    return tokens.looksAt("|") || tokens.looksAt(";") || tokens.looksAt(LitmusToken.Kind.END);
  }
}
