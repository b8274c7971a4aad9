// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Linkage;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves names across modules: in their own unit, in another one, in the library. */
public final class Symbols {
  /** Of a model that the program does not declare. */
  private static final Type.Function UNKNOWN = new Type.Function(Type.VOID, List.of(), false);

  /** Programs of competitions define it, as an abort, but mean an assumption by it. */
  private static final String ASSUMPTION = "assume_abort_if_not";

  private final Models models;
  private final List<Unit> units = new ArrayList<>();
  private final Map<Module, Unit> loaded = new IdentityHashMap<>();
  private final Map<String, Definition> exported = new HashMap<>();
  private final Map<String, Definition> modelled = new HashMap<>();

  public Symbols(List<Module> modules, Models models) {
    this.models = models;
    for (Module module : modules) {
      Unit unit = new Unit(module, false);
      units.add(unit);
      unit.exported().forEach(this::export);
    }
  }

  /** The user's units. */
  public List<Unit> units() {
    return units;
  }

  private void export(Definition definition) {
    Definition other = exported.get(definition.name());
    if (other == null) {
      exported.put(definition.name(), definition);
    } else if (!other.isWeak() && !definition.isWeak()) {
      String text = "second definition of " + definition.name() + ", the first is at " + other.at();
      throw new InputException(definition.at(), text);
    } else if (other.isWeak() && (!definition.isWeak() || largerCommon(definition, other))) {
      exported.put(definition.name(), definition);
    }
  }

  /** Of several tentative definitions the largest counts. */
  private static boolean largerCommon(Definition one, Definition other) {
    return size(one) > size(other);
  }

  private static long size(Definition definition) {
    return definition instanceof Definition.Variable(Unit unit, var variable)
            && variable.linkage() == Linkage.COMMON
        ? unit.shapes().layout().size(variable.type())
        : -1;
  }

  /** A function or variable of the user, whatever its unit. */
  public Optional<Definition> exported(String name) {
    return Optional.ofNullable(exported.get(name));
  }

  /** What the name means in the unit, if anything; aliases are followed. */
  public Optional<Definition> find(Unit unit, String name) {
    Definition found = name.equals(ASSUMPTION) ? model(unit, name) : unit.internal(name);
    if (found == null) {
      found = exported.get(name);
    }
    if (found == null) {
      found = model(unit, name);
    }
    return follow(found, 0);
  }

  /** The function of the library to be called if a call of a model gives a null pointer. */
  public Optional<Definition.Code> whenNull(Unit unit, String model) {
    return models
        .whenNull(model)
        .flatMap(name -> find(unit, name))
        .flatMap(d -> d instanceof Definition.Code code ? Optional.of(code) : Optional.empty());
  }

  /** What a call in a function comes to. */
  public Optional<Definition> callee(
      Definition.Code caller, LlvmInstruction.Call call, String name) {
    Optional<Definition> found = find(caller.unit(), name);
    return found
        .filter(f -> f instanceof Definition.Code code && code.unit().library())
        .flatMap(f -> models.ignoringResult(f.name()))
        .filter(_ -> caller.ignoresResult(call))
        .flatMap(other -> find(caller.unit(), other))
        .or(() -> found);
  }

  /** An alias of something plain is that thing; of an address inside it, it stays. */
  private Optional<Definition> follow(Definition found, int depth) {
    boolean plain =
        found instanceof Definition.Renamed r
            && !r.alias().indirect()
            && r.alias().target() instanceof Constant.Symbol
            && depth < 100;
    if (!plain) {
      return Optional.ofNullable(found);
    }
    Definition.Renamed alias = (Definition.Renamed) found;
    return find(alias.unit(), ((Constant.Symbol) alias.alias().target()).name());
  }

  private Definition model(Unit unit, String name) {
    if (models.contains(name)) {
      LlvmFunction declared = unit.declared(name);
      Type.Function type = declared == null ? UNKNOWN : declared.type();
      return modelled.computeIfAbsent(name, n -> new Definition.Modelled(n, type));
    }
    return models.defining(name).map(m -> link(m, name)).orElseGet(() -> unit.undefined(name));
  }

  private Definition link(Module module, String name) {
    Unit unit = loaded.get(module);
    if (unit == null) {
      unit = new Unit(module, true);
      loaded.put(module, unit);
    }
    return unit.exported().stream().filter(d -> d.name().equals(name)).findFirst().orElse(null);
  }

  /** An error at a use of a name that is not even declared. */
  static InputException missing(SourcePosition at, String name) {
    return new InputException(at, "unsupported function or variable " + name);
  }
}
