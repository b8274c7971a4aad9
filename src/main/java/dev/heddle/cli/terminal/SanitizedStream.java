// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.program.Printable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints text from any source such that no part of it acts as a command. A terminal interprets
 * control characters; a GitHub workflow interprets lines that begin with {@code ::} and text after
 * {@code ##[}.
 */
public final class SanitizedStream extends PrintStream {
  private static final String COMMAND = "(?m)^\\p{IsWhite_Space}*(:)(?=:)|#(#)(?=\\[)";

  private final Destination destination;

  /** Whether the line that is being printed has anything but blanks. */
  private boolean begun;

  public SanitizedStream(PrintStream out) {
    this(new Destination(out));
  }

  private SanitizedStream(Destination destination) {
    super(destination, false, StandardCharsets.UTF_8);
    this.destination = destination;
  }

  /** Where it prints to, and whether it did. */
  private static final class Destination extends FilterOutputStream {
    private volatile boolean isEmpty = true;

    Destination(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      isEmpty = false;
      out.write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      isEmpty &= length == 0;
      out.write(bytes, from, length);
    }
  }

  /** Whether nothing was printed so far. */
  boolean isEmpty() {
    return destination.isEmpty;
  }

  /** Prints what is written to it, whole lines at once. */
  public Writer writer() {
    StringBuilder begun = new StringBuilder();
    return new Writer() {
      @Override
      public void write(char[] text, int from, int length) {
        begun.append(text, from, length);
        int lines = begun.lastIndexOf("\n") + 1;
        print(begun.substring(0, lines));
        begun.delete(0, lines);
      }

      @Override
      public void flush() {
        print(begun.toString());
        begun.setLength(0);
        SanitizedStream.this.flush();
      }

      @Override
      public void close() {
        flush();
      }
    };
  }

  /** Prints lines that are commands for a GitHub workflow. */
  public synchronized void printCommands(String lines) {
    super.print(Printable.text(lines));
  }

  @Override
  public synchronized void print(String text) {
    String printed = Printable.text(String.valueOf(text));
    super.print(withoutCommands(printed));
    int line = printed.lastIndexOf('\n') + 1;
    begun = begun && line == 0 || !printed.substring(line).isBlank();
  }

  private String withoutCommands(String text) {
    if (!text.contains("::") && !text.contains("##[")) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    int done = 0;
    for (Matcher m = Pattern.compile(COMMAND).matcher(text); m.find(); ) {
      int group = m.start(1) >= 0 ? 1 : 2;
      if (group == 2 || !begun || text.lastIndexOf('\n', m.start(1)) >= 0) {
        out.append(text, done, m.start(group));
        out.append(String.format("\\u%04x", (int) m.group(group).charAt(0)));
        done = m.end(group);
      }
    }
    return done == 0 ? text : out.append(text, done, text.length()).toString();
  }

  @Override
  public void println() {
    println("");
  }

  @Override
  public synchronized void println(String text) {
    print(text + "\n");
  }

  @Override
  public void println(Object object) {
    println(String.valueOf(object));
  }

  @Override
  public void println(char c) {
    println(String.valueOf(c));
  }

  @Override
  public void println(char[] text) {
    println(new String(text));
  }

  @Override
  public void print(char c) {
    print(String.valueOf(c));
  }

  @Override
  public void print(char[] text) {
    print(new String(text));
  }

  @Override
  public void print(Object object) {
    print(String.valueOf(object));
  }
}
