// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Adds code to class files that the JDK would otherwise generate at every start, at about a
 * millisecond each: an AOT cache of JDK 25 keeps lambdas, but none of these.
 */
public final class Rewriting {
  private Rewriting() {}

  /** Rewrites the class files of a folder where they lie. */
  static void main(String[] folder) throws IOException {
    Path root = Path.of(folder[0]);
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        byte[] old = Files.readAllBytes(file);
        byte[] rewritten = rewritten(old, root);
        if (rewritten != old) {
          Files.write(file, rewritten);
        }
      }
    }
  }

  /**
   * A class file; itself if there is nothing to do.
   *
   * @param root where the classes are that it names
   */
  static byte[] rewritten(byte[] file, Path root) {
    ClassHierarchyResolver classes = ClassHierarchyResolver.ofResourceParsing(c -> open(root, c));
    ClassFile format = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(classes));
    ClassModel model = format.parse(file);
    TypeSwitches switches = new TypeSwitches(model);
    RecordMethods methods = new RecordMethods(model);
    byte[] all = format.transformClass(model, switches.transform().andThen(methods.transform()));
    return switches.isEmpty() && methods.isEmpty() ? file : all;
  }

  private static InputStream open(Path root, ClassDesc type) {
    String name = type.descriptorString().substring(1).replace(';', '.') + "class";
    try {
      Path own = root.resolve(name);
      return Files.exists(own)
          ? Files.newInputStream(own)
          : ClassLoader.getSystemResourceAsStream(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
