package dev.heddle.explore;

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

/** Loads trace, machine and explore anew, one method of them rewritten; all else is shared. */
final class MutantLoader extends ClassLoader {
  private static final List<String> ANEW =
      List.of("dev.heddle.trace.", "dev.heddle.machine.", "dev.heddle.explore.");

  private final Optional<Mutant> mutant;

  /** How many methods or calls were rewritten. */
  private int changes;

  /** Without a mutant every class is taken apart and put together again as it was. */
  MutantLoader(Optional<Mutant> mutant) {
    super(MutantLoader.class.getClassLoader());
    this.mutant = mutant;
    // some mutants show by assertions only, and Surefire turns these on for its own loader
    setDefaultAssertionStatus(true);
  }

  int changes() {
    return changes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (ANEW.stream().noneMatch(name::startsWith)) {
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
      Optional<Mutant> here = mutant.filter(m -> m.owner().getName().equals(name));
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

  private void rewrite(Mutant m, ClassBuilder builder, ClassElement element) {
    if (element instanceof MethodModel method
        && method.methodName().equalsString(m.method())
        && method.methodType().equalsString(m.type())) {
      builder.transformMethod(
          method,
          (methodBuilder, part) -> {
            if (part instanceof CodeModel code) {
              methodBuilder.withCode(c -> rewrite(m.change(), c, code));
            } else {
              methodBuilder.with(part);
            }
          });
    } else {
      builder.with(element);
    }
  }

  private void rewrite(Mutant.Change change, CodeBuilder builder, CodeModel code) {
    switch (change) {
      case Mutant.Body body -> {
        body.code().accept(builder);
        changes++;
      }
      case Mutant.Call call -> {
        for (CodeElement element : code) {
          if (call.matches(element)) {
            call.replace(builder, (InvokeInstruction) element);
            changes++;
          } else {
            builder.with(element);
          }
        }
      }
    }
  }
}
