// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Error Prone finds nothing in the sources. It is a test, because it doubles the time of a
 * compilation, and because it needs our JDK and Maven may run on an older one.
 */
@Tag("slow")
class ErrorProneTest {
  /** The checks that are off, and why. */
  private static final Map<String, String> OFF =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("OperatorPrecedence", "readers know that && binds tighter than ||"),
              Map.entry("ArrayRecordComponent", "records with arrays are never compared"),
              Map.entry("ReferenceEquality", "identity is meant: sentinels and nodes of graphs"),
              Map.entry("ImmutableEnumChecker", "it takes List.of and Set.of for mutable"),
              Map.entry("EnumOrdinal", "compiled code is arrays of int, with ordinals in them"),
              Map.entry("StringSplitter", "empty words at the end do not matter where we split"),
              Map.entry("NonApiType", "about private methods, whose results are sorted sets"),
              Map.entry("AvoidCommonTypeNames", "the papers and LLVM give these names"),
              Map.entry("IdentityHashMapUsage", "fields are declared by their interface"),
              Map.entry("MissingSummary", "style, where the class says it all"),
              Map.entry("AnnotateFormatMethod", "needs an annotation of Error Prone at run time"),
              Map.entry("NonAtomicVolatileUpdate", "the field has one writer"),
              Map.entry("ShortCircuitBoolean", "every operand has an effect that must happen"),
              Map.entry(
                  "RethrowReflectiveOperationExceptionAsLinkageError",
                  "AssertionErrors are what the command line reports as internal errors"),
              Map.entry("AssignmentExpression", "style"),
              Map.entry("InlineFormatString", "style"),
              Map.entry("LoopOverCharArray", "style"),
              Map.entry("RefactorSwitch", "style"),
              Map.entry("StringConcatToTextBlock", "style"),
              Map.entry("StatementSwitchToExpressionSwitch", "style")));

  @TempDir private Path classes;

  private List<String> options() {
    String path = System.getProperty("java.class.path");
    String off =
        OFF.keySet().stream().map(c -> " -Xep:" + c + ":OFF").collect(Collectors.joining());
    List<String> options = new ArrayList<>(List.of("-d", classes.toString(), "-proc:none"));
    options.addAll(List.of("-cp", path, "-processorpath", path, "-Xmaxwarns", "1000"));
    options.addAll(List.of("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW"));
    options.addAll(List.of("-XDaddTypeAnnotationsToSymbol=true", "-Xplugin:ErrorProne" + off));
    return options;
  }

  private static String text(Diagnostic<? extends JavaFileObject> d) {
    String where = d.getSource() == null ? "" : d.getSource().getName() + ":" + d.getLineNumber();
    return where + ": " + d.getMessage(Locale.ROOT).lines().findFirst().orElse("");
  }

  @Test
  void nothingIsFound() throws IOException {
    List<Path> sources;
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      sources = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, null, null)) {
      compiler
          .getTask(
              null, manager, found, options(), null, manager.getJavaFileObjectsFromPaths(sources))
          .call();
    }
    assertEquals(
        "",
        found.getDiagnostics().stream()
            .map(ErrorProneTest::text)
            .collect(Collectors.joining("\n")));
  }
}
