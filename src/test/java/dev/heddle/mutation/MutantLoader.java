// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mutation;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.List;
import java.util.Optional;

/** Loads some packages anew, something in them rewritten; all else is shared. */
public final class MutantLoader extends ClassLoader {
  private final List<String> anew;
  private final Optional<Rewrite> rewrite;

  /** How many methods or calls were rewritten. */
  private int changes;

  /**
   * Without a rewrite every class is taken apart and put together again as it was.
   *
   * @param packages below {@code dev.heddle}
   */
  public MutantLoader(List<String> packages, Optional<Rewrite> rewrite) {
    super(MutantLoader.class.getClassLoader());
    this.anew = packages.stream().map(p -> "dev.heddle." + p + ".").toList();
    this.rewrite = rewrite;
    // some mutants show by assertions only, and Surefire turns these on for its own loader
    setDefaultAssertionStatus(true);
  }

  public int changes() {
    return changes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (anew.stream().noneMatch(name::startsWith)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      ClassFile file = ClassFile.of();
      Optional<Rewrite> here = rewrite.filter(r -> r.owner().getName().equals(name));
      ClassTransform transform =
          here.isPresent()
              ? (builder, element) -> rewrite(here.get(), builder, element)
              : ClassTransform.ACCEPT_ALL;
      byte[] bytes = file.transformClass(file.parse(in.readAllBytes()), transform);
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private void rewrite(Rewrite r, ClassBuilder builder, ClassElement element) {
    if (element instanceof MethodModel method && r.concerns(method)) {
      builder.transformMethod(
          method,
          (methodBuilder, part) -> {
            if (part instanceof CodeModel code) {
              methodBuilder.withCode(c -> rewrite(r.change(), c, code));
            } else {
              methodBuilder.with(part);
            }
          });
    } else {
      builder.with(element);
    }
  }

  private void rewrite(Rewrite.Change change, CodeBuilder builder, CodeModel code) {
    switch (change) {
      case Rewrite.Body body -> {
        body.code().accept(builder);
        changes++;
      }
      case Rewrite.Calls calls -> {
        for (CodeElement element : code) {
          if (calls.matches(element)) {
            calls.replace(builder, (InvokeInstruction) element);
            changes++;
          } else {
            builder.with(element);
          }
        }
      }
    }
  }
}
