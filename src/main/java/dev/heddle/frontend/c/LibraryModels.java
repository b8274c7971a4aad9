package dev.heddle.frontend.c;

import dev.heddle.frontend.c.library.Library;
import dev.heddle.frontend.c.library.Nondet;
import dev.heddle.frontend.c.library.Primitives;
import dev.heddle.frontend.c.library.Site;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.lower.Models;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The modelled library, as the lowering asks for it. */
public final class LibraryModels implements Models {
  private final Primitives primitives;
  private final Library library;

  /** For a program of these modules. */
  public LibraryModels(List<Module> program, Optional<Nondet> nondet) {
    primitives = new Primitives(nondet);
    library =
        new Library(
            program.stream()
                .flatMap(module -> module.functions().stream())
                .filter(Predicate.not(LlvmFunction::defined))
                .map(LlvmFunction::name)
                .collect(Collectors.toSet()));
  }

  @Override
  public boolean knows(String name) {
    return primitives.knows(name);
  }

  @Override
  public void emit(Site site) {
    primitives.emit(site);
  }

  @Override
  public boolean leaks(String name, int argument) {
    return primitives.leaks(name, argument);
  }

  @Override
  public Optional<Module> defining(String name) {
    return library.defining(name);
  }
}
