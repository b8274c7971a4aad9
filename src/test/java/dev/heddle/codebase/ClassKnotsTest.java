// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Classes of a package that know each other in a circle can only be understood together. A knot is
 * a strongly connected set of them; nested classes count as the class around them.
 */
class ClassKnotsTest {
  private static final String ROOT = "dev.heddle.";

  /** Classes in a knot, at most. */
  private static final int LIMIT = 8;

  @Test
  void knotsAreSmall() {
    List<String> tooLarge = new ArrayList<>();
    packages()
        .forEach((name, uses) -> {
          for (Set<String> knot : new Knots(uses).find()) {
            if (knot.size() > LIMIT) {
              tooLarge.add(name + ": " + knot.size() + " classes: " + knot);
            }
          }
        });
    assertEquals(List.of(), tooLarge, "classes that know each other in a circle");
  }

  @Test
  void knotsAreFound() {
    Map<String, Set<String>> uses =
        Map.of(
            "a", Set.of("b"),
            "b", Set.of("c", "d"),
            "c", Set.of("a"),
            "d", Set.of("e"),
            "e", Set.of());
    assertEquals(
        Set.of(Set.of("a", "b", "c"), Set.of("d"), Set.of("e")),
        new HashSet<>(new Knots(uses).find()));
  }

  /** For each package: its classes, and which others of the package each of them uses. */
  private static Map<String, Map<String, Set<String>>> packages() {
    Map<String, Map<String, Set<String>>> packages = new TreeMap<>();
    for (JavaClass c :
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.heddle")) {
      Set<String> uses =
          packages
              .computeIfAbsent(c.getPackageName().substring(ROOT.length()), _ -> new TreeMap<>())
              .computeIfAbsent(outermost(c), _ -> new TreeSet<>());
      for (Dependency d : c.getDirectDependenciesFromSelf()) {
        JavaClass target = d.getTargetClass().getBaseComponentType();
        if (target.getPackageName().equals(c.getPackageName())) {
          uses.add(outermost(target));
        }
      }
    }
    return packages;
  }

  private static String outermost(JavaClass c) {
    String name = c.getName().substring(c.getPackageName().length() + 1);
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  /** Strongly connected components, by Tarjan's algorithm. */
  private static final class Knots {
    private final Map<String, Set<String>> uses;
    private final Map<String, Integer> index = new HashMap<>();
    private final Map<String, Integer> low = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>();
    private final List<Set<String>> found = new ArrayList<>();

    Knots(Map<String, Set<String>> uses) {
      this.uses = uses;
    }

    List<Set<String>> find() {
      uses.keySet().forEach(this::visit);
      return found;
    }

    private void visit(String name) {
      if (index.containsKey(name)) {
        return;
      }
      index.put(name, index.size());
      low.put(name, index.get(name));
      stack.push(name);
      for (String other : uses.getOrDefault(name, Set.of())) {
        boolean known = index.containsKey(other);
        visit(other);
        if (!known || stack.contains(other)) {
          low.merge(name, low.get(other), Math::min);
        }
      }
      if (low.get(name).equals(index.get(name))) {
        Set<String> knot = new TreeSet<>();
        do {
          knot.add(stack.peek());
        } while (!stack.pop().equals(name));
        found.add(knot);
      }
    }
  }
}
