// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c;

import dev.heddle.frontend.c.library.Library;
import dev.heddle.frontend.c.library.Nondet;
import dev.heddle.frontend.c.library.Primitives;
import dev.heddle.frontend.c.library.Site;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.lower.link.Models;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The modelled library, as an interface for the lowering. */
public final class LibraryModels implements Models {
  private static final Set<String> ERRORS = Set.of("reach_error", "__VERIFIER_error");

  private final boolean errorsHaveFunction;
  private static final Pattern BULK =
      Pattern.compile("(llvm\\.)?(mem(set|cpy|move)|(explicit_)?bzero|mempcpy|bcopy)(\\..*)?");

  /** How large the smallest lock of POSIX is, a semaphore, but for spin locks. */
  private static final int LOCK_BYTES = 32;

  private final Primitives primitives;
  private final Library library;

  /** For a program of these modules. */
  public LibraryModels(List<Module> program, Optional<Nondet> nondet) {
    errorsHaveFunction = hasErrorFunction(program);
    primitives = new Primitives(nondet, errorsHaveFunction);
    library = new Library(used(program));
  }

  /** Functions that are not defined; and destructors use what runs at exit without calling it. */
  private static Set<String> used(List<Module> program) {
    Stream<String> functions =
        program.stream()
            .flatMap(module -> module.functions().stream())
            .filter(Predicate.not(LlvmFunction::defined))
            .map(LlvmFunction::name);
    Stream<String> arrays =
        program.stream()
            .flatMap(module -> module.globals().stream())
            .map(GlobalVariable::name)
            .filter(name -> name.startsWith("llvm."));
    Set<String> used = Stream.concat(functions, arrays).collect(Collectors.toSet());
    if (calls(program).anyMatch(LibraryModels::overwrites)) {
      used.add(Library.OVERWRITES);
    }
    if (used.contains("syscall") && Requeues.mayOccur(program)) {
      used.add(Library.REQUEUES);
    }
    return used;
  }

  /** Whether a call writes so many bytes that there may be a lock among them. */
  private static boolean overwrites(LlvmInstruction.Call call) {
    return call.callee() instanceof Constant.Symbol(String name)
        && BULK.matcher(name).matches()
        && !(call.arguments().get(name.endsWith("bzero") ? 1 : 2).value()
                instanceof Constant.Int size
            && size.value() < LOCK_BYTES);
  }

  private static Stream<LlvmInstruction.Call> calls(List<Module> program) {
    return program.stream()
        .flatMap(module -> module.functions().stream())
        .flatMap(function -> function.blocks().stream())
        .flatMap(block -> block.instructions().stream())
        .filter(LlvmInstruction.Call.class::isInstance)
        .map(LlvmInstruction.Call.class::cast);
  }

  /** Whether it has a function for errors, as competitions have, which is not itself an abort. */
  private static boolean hasErrorFunction(List<Module> program) {
    List<LlvmFunction> all =
        program.stream()
            .flatMap(module -> module.functions().stream())
            .filter(f -> ERRORS.contains(f.name()))
            .toList();
    return !all.isEmpty() && all.stream().noneMatch(LibraryModels::aborts);
  }

  private static boolean aborts(LlvmFunction function) {
    return function.blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .anyMatch(i ->
            i instanceof LlvmInstruction.Call call
                && call.callee() instanceof Constant.Symbol(String name)
                && name.equals("abort"));
  }

  @Override
  public boolean contains(String name) {
    return primitives.contains(name);
  }

  @Override
  public void emit(Site site) {
    primitives.emit(site);
  }

  @Override
  public Optional<String> whenNull(String name) {
    return primitives.whenNull(name);
  }

  @Override
  public Optional<String> ignoringResult(String name) {
    return Library.ignoringResult(name);
  }

  @Override
  public boolean leaks(String name, int argument) {
    return primitives.leaks(name, argument);
  }

  @Override
  public boolean errorsHaveFunction() {
    return errorsHaveFunction;
  }

  @Override
  public Optional<Module> defining(String name) {
    return library.defining(name);
  }
}
