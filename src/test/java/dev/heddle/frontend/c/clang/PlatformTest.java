// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlatformTest {
  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x86_64",
    "Linux, aarch64, linux-arm64",
    "Mac OS X, x86_64, macosx-x86_64",
    "Mac OS X, aarch64, macosx-arm64",
  })
  void platformsWithAClang(String os, String processor, String classifier) throws IOException {
    assertEquals(Optional.of(classifier), new Platform(os, processor).classifier());
    String property = "<llvm.platform>" + classifier + "</llvm.platform>";
    assertTrue(Files.readString(Path.of("pom.xml")).contains(property), "not in pom.xml");
  }

  @ParameterizedTest
  @CsvSource({"Linux, riscv64", "Windows 11, amd64", "SunOS, sparcv9"})
  void platformsWithout(String os, String processor) {
    assertEquals(Optional.empty(), new Platform(os, processor).classifier());
  }

  @Test
  void namesItselfAsTheSystemDoes() {
    assertEquals("Linux on riscv64", new Platform("Linux", "riscv64").toString());
  }
}
