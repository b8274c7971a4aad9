// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  @Test
  void theLicenceIsThatOfTheBuild() throws Exception {
    assertEquals(
        List.of("Apache-2.0"),
        texts((Element) xml(POM).getElementsByTagName("license").item(0), "name"));
    assertTrue(Files.readString(Path.of("LICENSE")).contains("Apache License"));
  }
}
