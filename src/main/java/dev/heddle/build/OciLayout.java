// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a container image as a folder in the form of the OCI image specification: layers,
 * configuration and manifest by their checksums.
 */
final class OciLayout {
  private static final String TYPE = "application/vnd.oci.image.";

  /** A blob: its checksum, and its size in bytes. */
  private record Blob(String digest, long size) {
    String json(String type) {
      return "{\"mediaType\":\"%s\",\"digest\":\"sha256:%s\",\"size\":%d}"
          .formatted(TYPE + type, digest, size);
    }
  }

  /**
   * What an image is, besides its files.
   *
   * @param architecture as Go names it
   * @param environment variables, as NAME=VALUE
   * @param created in the form of RFC 3339
   */
  record Configuration(
      String architecture,
      List<String> entryPoint,
      List<String> environment,
      String folder,
      String created,
      String version) {}

  private final Path folder;
  private final List<Blob> layers = new ArrayList<>();

  /** The checksums of the layers before they are compressed. */
  private final List<String> contents = new ArrayList<>();

  /** Begins an image in an empty folder. */
  OciLayout(Path folder) throws IOException {
    this.folder = folder;
    Files.createDirectories(blobs());
  }

  private Path blobs() {
    return folder.resolve("blobs/sha256");
  }

  /**
   * Adds a layer with some folders or files and all that is in them, and the folders they are in.
   *
   * @param root of the image's files
   * @param names below the root
   * @param seconds the time of all files, but of empty ones, which are a second newer
   */
  void add(Path root, List<String> names, long seconds) throws IOException {
    Path scratch = folder.resolve("layer");
    MessageDigest compressed = sha256();
    MessageDigest plain = sha256();
    try (OutputStream file = Files.newOutputStream(scratch);
        TarWriter tar =
            new TarWriter(
                new DigestOutputStream(
                    new GZIPOutputStream(new DigestOutputStream(file, compressed), 1 << 16),
                    plain))) {
      for (String name : names) {
        List<Path> all;
        try (Stream<Path> below = Files.walk(root.resolve(name))) {
          all = below.sorted().toList();
        }
        for (Path path : all) {
          write(tar, root.relativize(path).toString(), path, seconds);
        }
      }
    }
    String digest = hex(compressed);
    layers.add(new Blob(digest, Files.size(scratch)));
    contents.add(hex(plain));
    Files.move(scratch, blobs().resolve(digest), StandardCopyOption.REPLACE_EXISTING);
  }

  private static void write(TarWriter tar, String name, Path path, long seconds)
      throws IOException {
    if (Files.isSymbolicLink(path)) {
      tar.link(name, Files.readSymbolicLink(path).toString());
    } else if (Files.isDirectory(path)) {
      tar.folder(name, name.equals("tmp"));
    } else {
      tar.file(name, path, Files.size(path) == 0 ? seconds + 1 : seconds);
    }
  }

  /** Writes configuration, manifest and index. */
  void finish(Configuration image) throws IOException {
    Blob config = blob(configuration(image));
    String manifest =
        """
        {"schemaVersion":2,"mediaType":"%smanifest.v1+json","config":%s,"layers":[%s]}
        """
            .formatted(
                TYPE,
                config.json("config.v1+json"),
                layers.stream()
                    .map(l -> l.json("layer.v1.tar+gzip"))
                    .collect(Collectors.joining(",")))
            .strip();
    String entry = blob(manifest).json("manifest.v1+json");
    String platform =
        ",\"platform\":{\"architecture\":\"%s\",\"os\":\"linux\"}".formatted(image.architecture());
    String name =
        ",\"annotations\":{\"org.opencontainers.image.ref.name\":\"%s\"}"
            .formatted(image.version());
    String described = entry.substring(0, entry.length() - 1) + platform + name + "}";
    Files.writeString(
        folder.resolve("index.json"),
        "{\"schemaVersion\":2,\"mediaType\":\"%sindex.v1+json\",\"manifests\":[%s]}"
            .formatted(TYPE, described));
    Files.writeString(folder.resolve("oci-layout"), "{\"imageLayoutVersion\":\"1.0.0\"}");
  }

  private String configuration(Configuration image) {
    return """
    {"created":"%s","architecture":"%s","os":"linux","config":{"Env":%s,"Entrypoint":%s,\
    "WorkingDir":"%s","Labels":{"org.opencontainers.image.title":"heddle",\
    "org.opencontainers.image.version":"%s","org.opencontainers.image.licenses":"Apache-2.0"}},\
    "rootfs":{"type":"layers","diff_ids":%s}}
    """
        .formatted(
            image.created(),
            image.architecture(),
            strings(image.environment()),
            strings(image.entryPoint()),
            image.folder(),
            image.version(),
            strings(contents.stream().map(d -> "sha256:" + d).toList()))
        .strip();
  }

  /** Words without quotes and backslashes. */
  private static String strings(List<String> words) {
    return words.stream().map(w -> '"' + w + '"').collect(Collectors.joining(",", "[", "]"));
  }

  private Blob blob(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    MessageDigest digest = sha256();
    digest.update(bytes);
    String name = hex(digest);
    Files.write(blobs().resolve(name), bytes);
    return new Blob(name, bytes.length);
  }

  private static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
