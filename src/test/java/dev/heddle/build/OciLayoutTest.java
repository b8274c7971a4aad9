// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The layout of an image, as the specification has it; layers are unpacked by tar. */
class OciLayoutTest {
  private static final String LONG = "a".repeat(90) + "/" + "b".repeat(80);

  @TempDir private Path folder;
  private Path root;

  @BeforeEach
  void files() throws IOException {
    root = folder.resolve("root");
    Files.createDirectories(root.resolve("tmp"));
    Files.createDirectories(root.resolve("bin"));
    Path program = Files.writeString(root.resolve("bin/program"), "#!/bin/sh\n");
    assertTrue(program.toFile().setExecutable(true, false));
    Files.writeString(root.resolve("bin/empty"), "");
    Files.createSymbolicLink(root.resolve("bin/link"), Path.of("program"));
    Files.createDirectories(root.resolve("lib").resolve(LONG).getParent());
    Files.write(root.resolve("lib").resolve(LONG), new byte[513]);
  }

  private Path layout(String name) throws IOException {
    Path oci = folder.resolve(name);
    OciLayout layout = new OciLayout(oci);
    layout.add(root, List.of("bin", "tmp"), 1000);
    layout.add(root, List.of("lib"), 1000);
    layout.finish(
        new OciLayout.Configuration(
            "amd64", List.of("/bin/program"), List.of("A=b"), "/", "2025-01-01T00:00:00Z", "1.2"));
    return oci;
  }

  /** The bytes of a blob that have the checksum and size that it is named by. */
  private static byte[] blob(Path oci, JsonNode descriptor) throws Exception {
    String digest = descriptor.get("digest").asText();
    byte[] bytes = Files.readAllBytes(oci.resolve("blobs").resolve(digest.replace(':', '/')));
    assertEquals(digest, "sha256:" + sha256(bytes));
    assertEquals(descriptor.get("size").asLong(), bytes.length);
    return bytes;
  }

  private static String sha256(byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  @Test
  void everyBlobIsNamedByItsChecksum() throws Exception {
    ObjectMapper json = new ObjectMapper();
    Path oci = layout("oci");
    JsonNode version = json.readTree(oci.resolve("oci-layout").toFile());
    assertEquals("1.0.0", version.get("imageLayoutVersion").asText());
    JsonNode index = json.readTree(oci.resolve("index.json").toFile());
    assertEquals(2, index.get("schemaVersion").asInt());
    JsonNode entry = index.get("manifests").get(0);
    assertEquals("application/vnd.oci.image.manifest.v1+json", entry.get("mediaType").asText());
    assertEquals("amd64", entry.get("platform").get("architecture").asText());
    JsonNode manifest = json.readTree(blob(oci, entry));
    JsonNode config = json.readTree(blob(oci, manifest.get("config")));
    assertEquals("[\"/bin/program\"]", config.get("config").get("Entrypoint").toString());
    assertEquals("layers", config.get("rootfs").get("type").asText());
    JsonNode layers = manifest.get("layers");
    JsonNode contents = config.get("rootfs").get("diff_ids");
    assertEquals(2, layers.size());
    assertEquals(2, contents.size());
    for (int i = 0; i < layers.size(); i++) {
      String type = layers.get(i).get("mediaType").asText();
      assertEquals("application/vnd.oci.image.layer.v1.tar+gzip", type);
      byte[] layer = blob(oci, layers.get(i));
      byte[] plain = new GZIPInputStream(new ByteArrayInputStream(layer)).readAllBytes();
      assertEquals(contents.get(i).asText(), "sha256:" + sha256(plain));
      unpack(plain);
    }
    try (Stream<Path> blobs = Files.list(oci.resolve("blobs/sha256"))) {
      assertEquals(4, blobs.count(), "nothing else is there");
    }
    check(folder.resolve("unpacked"));
  }

  private void unpack(byte[] tar) throws Exception {
    Path to = Files.createDirectories(folder.resolve("unpacked"));
    Path file = Files.write(folder.resolve("layer.tar"), tar);
    Process process =
        new ProcessBuilder("tar", "-xpf", file.toString(), "-C", to.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("", said);
    assertEquals(0, process.waitFor());
  }

  private static void check(Path unpacked) throws IOException {
    assertEquals("#!/bin/sh\n", Files.readString(unpacked.resolve("bin/program")));
    assertTrue(Files.isExecutable(unpacked.resolve("bin/program")));
    assertEquals(Path.of("program"), Files.readSymbolicLink(unpacked.resolve("bin/link")));
    assertEquals(513, Files.size(unpacked.resolve("lib").resolve(LONG)));
    assertEquals(1000, seconds(unpacked.resolve("bin/program")));
    assertEquals(1001, seconds(unpacked.resolve("bin/empty")));
    assertEquals(01777, (int) Files.getAttribute(unpacked.resolve("tmp"), "unix:mode") & 07777);
  }

  private static long seconds(Path file) throws IOException {
    return Files.getLastModifiedTime(file).toMillis() / 1000;
  }

  @Test
  void equalFilesGiveEqualImages() throws Exception {
    assertEquals(
        Files.readString(layout("one").resolve("index.json")),
        Files.readString(layout("two").resolve("index.json")));
  }

  @Test
  void aNameThatDoesNotFitIsRefused() throws IOException {
    try (TarWriter tar = new TarWriter(new ByteArrayOutputStream())) {
      assertThrows(IOException.class, () -> tar.folder("x".repeat(101), false));
      assertThrows(IOException.class, () -> tar.link("x", "y".repeat(101)));
    }
  }
}
