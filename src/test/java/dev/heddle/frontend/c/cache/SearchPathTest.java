// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchPathTest {
  @Test
  void foldersStandInOrder() {
    assertEquals(
        Optional.of(List.of("a", "b c", "d", "e")),
        SearchPath.of(
            List.of("-Ia", "-DX=1", "-I", "b c", "-D", "-I", "-isystem", "d", "-O2", "-iquotee")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-include",
        "-fplugin=x.so",
        "-fmodules",
        "-fms-extensions",
        "-fprofile-use=x",
        "-Wp,-MD,x",
        "-Xclang",
        "-mllvm",
        "-march=native",
        "-I",
        "-I=usr",
        "--sysroot=/x",
        "@file",
        "-v",
        "-MD",
        "x.c",
      })
  void flagsThatMayReadMoreAreNotKnown(String flag) {
    assertEquals(Optional.empty(), SearchPath.of(List.of(flag)));
  }
}
