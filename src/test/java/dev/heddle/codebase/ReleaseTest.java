// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What a release says about itself: its version, and the licences of what it contains. */
class ReleaseTest {
  private static final Path POM = Path.of("pom.xml");
  private static final Path ASSEMBLY = Path.of("src/main/assembly/release.xml");

  private static Element xml(Path file) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    return factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement();
  }

  /** The texts of all elements of this name. */
  private static List<String> texts(Element parent, String name) {
    NodeList nodes = parent.getElementsByTagName(name);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent());
    }
    return texts;
  }

  @Test
  void theVersionIsTheNewestOfTheChangelog() throws Exception {
    Matcher newest =
        Pattern.compile("(?m)^## \\[([0-9.]+)] - \\d{4}-\\d{2}-\\d{2}$")
            .matcher(Files.readString(Path.of("CHANGELOG.md")));
    assertTrue(newest.find());
    String version = texts(xml(POM), "version").getFirst();
    assertEquals(newest.group(1), version.replace("-SNAPSHOT", ""));
    assertTrue(Files.readString(Path.of("docs/ci.md")).contains("/heddle-" + version + "/bin"));
  }

  @Test
  void licenceAndNoticeAreInTheZip() throws Exception {
    List<String> included = texts(xml(ASSEMBLY), "include");
    for (String name : List.of("LICENSE", "NOTICE")) {
      assertTrue(included.contains(name), included.toString());
      assertTrue(Files.exists(Path.of(name)), name);
    }
  }

  /** All dependencies of the build that are not for tests are in the zip. */
  @Test
  void theNoticeNamesEveryDependency() throws Exception {
    String notice = Files.readString(Path.of("NOTICE"));
    NodeList dependencies = xml(POM).getElementsByTagName("dependency");
    List<String> shipped = new ArrayList<>();
    for (int i = 0; i < dependencies.getLength(); i++) {
      Element dependency = (Element) dependencies.item(i);
      if (!texts(dependency, "scope").contains("test")) {
        shipped.add(
            texts(dependency, "groupId").getFirst()
                + ":"
                + texts(dependency, "artifactId").getFirst());
      }
    }
    assertFalse(shipped.isEmpty());
    for (String name : shipped) {
      assertTrue(notice.contains(name), () -> "NOTICE does not name " + name);
    }
  }

  /** The jars that are shipped, as they are on the class path of this test. */
  @Test
  void theNoticeSaysWhatTheJarsSay() throws Exception {
    String notice = Files.readString(Path.of("NOTICE"));
    String parts = resource("META-INF/FastDoubleParser-ThirdParty-LICENSE");
    for (String author : List.of("Daniel Lemire", "The fast_float authors", "Tim Buktu")) {
      assertTrue(parts.contains(author) && notice.contains(author), author);
    }
    assertTrue(resource("META-INF/FastDoubleParser-LICENSE").contains("MIT License"));
    assertTrue(resource("META-INF/Schubfach-LICENSE").contains("Raffaello Giulietti"));
    String licence = "Apache-2.0 WITH LLVM-exception";
    assertTrue(notice.contains(licence) && resource(llvmLicence()).contains(licence));
  }

  /** In the jar of this machine. */
  private static String llvmLicence() {
    return Stream.of("linux-x86_64", "linux-arm64", "macosx-x86_64", "macosx-arm64")
        .map(machine -> "org/bytedeco/llvm/" + machine + "/include/llvm/Support/LICENSE.TXT")
        .filter(name -> ReleaseTest.class.getClassLoader().getResource(name) != null)
        .findFirst()
        .orElseThrow();
  }

  private static String resource(String name) throws Exception {
    try (InputStream in = ReleaseTest.class.getClassLoader().getResourceAsStream(name)) {
      assertNotNull(in, name);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theLicenceIsThatOfTheBuild() throws Exception {
    assertEquals(
        List.of("Apache-2.0"),
        texts((Element) xml(POM).getElementsByTagName("license").item(0), "name"));
    assertTrue(Files.readString(Path.of("LICENSE")).contains("Apache License"));
  }
}
