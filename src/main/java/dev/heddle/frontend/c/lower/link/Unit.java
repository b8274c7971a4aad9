// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.DebugTypes;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.Linkage;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.lower.shape.Shapes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One of the linked modules, with the definitions of its own names. */
public final class Unit {
  private final Module module;
  private final boolean library;
  private final Shapes shapes;

  /** The definitions with internal linkage. */
  private final Map<String, Definition> internal = new HashMap<>();

  /** What other units see. */
  private final List<Definition> exported = new ArrayList<>();

  /** Functions that are declared and not defined here. */
  private final Map<String, LlvmFunction> declared = new HashMap<>();

  private final Map<String, GlobalVariable> elsewhere = new HashMap<>();

  Unit(Module module, boolean library) {
    this.module = module;
    this.library = library;
    this.shapes = new Shapes(module.layout());
    for (LlvmFunction f : module.functions()) {
      if (f.defined()) {
        add(new Definition.Code(this, f), f.linkage());
      } else {
        declared.put(f.name(), f);
      }
    }
    for (GlobalVariable g : module.globals()) {
      if (g.initializer().isPresent()) {
        add(new Definition.Variable(this, g), g.linkage());
      } else {
        elsewhere.put(g.name(), g);
      }
    }
    for (Alias a : module.aliases()) {
      add(new Definition.Renamed(this, a), a.linkage());
    }
  }

  private void add(Definition definition, Linkage linkage) {
    if (linkage == Linkage.INTERNAL || linkage == Linkage.APPENDING) {
      internal.put(definition.name(), definition);
    } else {
      exported.add(definition);
    }
  }

  String name() {
    return module.name();
  }

  public boolean library() {
    return library;
  }

  public Shapes shapes() {
    return shapes;
  }

  public Definition internal(String name) {
    return internal.get(name);
  }

  List<Definition> exported() {
    return exported;
  }

  /** The declaration of a function that is defined elsewhere, or null. */
  LlvmFunction declared(String name) {
    return declared.get(name);
  }

  /** What is declared here and defined nowhere, or null. */
  Definition undefined(String name) {
    if (isOptional(name)) {
      return new Definition.Nothing(name);
    }
    if (declared.containsKey(name)) {
      return new Definition.UndefinedFunction(name, declared.get(name).type());
    }
    return elsewhere.containsKey(name) ? new Definition.UndefinedVariable(name) : null;
  }

  /** Whether the symbol may be missing. */
  private boolean isOptional(String name) {
    return declared.containsKey(name) && declared.get(name).linkage() == Linkage.EXTERN_WEAK
        || elsewhere.containsKey(name) && elsewhere.get(name).linkage() == Linkage.EXTERN_WEAK;
  }

  /** The types in its debug information. */
  DebugTypes types() {
    return module.types();
  }
}
