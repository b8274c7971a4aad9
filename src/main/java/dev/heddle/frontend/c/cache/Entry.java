// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/**
 * One file of the cache.
 *
 * @param key everything beside files that the program depends on
 * @param program as {@link dev.heddle.program.binary.ProgramWriter} writes it
 */
record Entry(String key, Evidence evidence, byte[] program) {
  private static final int CHECKSUM = Long.BYTES;

  /** The checksum of the rest comes first. */
  byte[] bytes() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.writeLong(0);
      put(out, key);
      out.writeInt(evidence.files().size());
      for (var file : evidence.files().entrySet()) {
        put(out, file.getKey());
        put(out, file.getValue());
      }
      put(out, evidence.folders());
      put(out, evidence.names());
      put(out, evidence.found());
      put(out, program);
      byte[] all = bytes.toByteArray();
      ByteBuffer.wrap(all).putLong(checksum(all, CHECKSUM));
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @throws IOException if that is not what {@link #bytes} made
   */
  static Entry of(byte[] bytes) throws IOException {
    if (bytes.length < CHECKSUM || ByteBuffer.wrap(bytes).getLong() != checksum(bytes, CHECKSUM)) {
      throw new IOException("damaged");
    }
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    in.readLong();
    String key = text(in);
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      files.put(text(in), block(in));
    }
    return new Entry(key, new Evidence(files, texts(in), texts(in), block(in)), block(in));
  }

  /**
   * All of a file, without the channels of {@link java.nio.file.Files}, which take 2 ms to set up.
   */
  static byte[] read(File file) throws IOException {
    if (!file.isFile()) {
      throw new IOException("no file"); // a pipe would be waited for
    }
    try (FileInputStream in = new FileInputStream(file)) {
      return in.readAllBytes();
    }
  }

  /** Two at once are as one of 64 bits; both have machine instructions, even in a cold JVM. */
  static long checksum(byte[] bytes, int from) {
    CRC32 low = new CRC32();
    CRC32C high = new CRC32C();
    low.update(bytes, from, bytes.length - from);
    high.update(bytes, from, bytes.length - from);
    return high.getValue() << 32 | low.getValue();
  }

  private static void put(DataOutputStream out, byte[] block) throws IOException {
    out.writeInt(block.length);
    out.write(block);
  }

  private static void put(DataOutputStream out, String text) throws IOException {
    put(out, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void put(DataOutputStream out, List<String> texts) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      put(out, text);
    }
  }

  private static byte[] block(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new IOException("damaged");
    }
    return in.readNBytes(length);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(block(in), StandardCharsets.UTF_8);
  }

  private static List<String> texts(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      texts.add(text(in));
    }
    return texts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Entry entry && Arrays.equals(entry.bytes(), bytes());
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }
}
