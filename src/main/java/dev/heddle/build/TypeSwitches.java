// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;

/**
 * Generates the methods that select the case of a {@code switch} over types. javac leaves that to
 * {@link java.lang.runtime.SwitchBootstraps}, which makes a class when a switch first runs: 2 to 4
 * ms, 11 times in a small check. Here a switch gets a private method beside it instead, with the
 * same type and the same answers. Switches that name constants, too, stay as they are.
 */
final class TypeSwitches {
  private static final ClassDesc BOOTSTRAPS = ClassDesc.of("java.lang.runtime.SwitchBootstraps");

  /** A switch: its method to be, and the types of its cases. */
  private record Site(String name, MethodTypeDesc type, List<ClassDesc> cases) {}

  private final ClassDesc owner;
  private final boolean isInterface;
  private final List<Site> sites = new ArrayList<>();

  TypeSwitches(ClassModel model) {
    this.owner = model.thisClass().asSymbol();
    this.isInterface = model.flags().has(AccessFlag.INTERFACE);
  }

  /** Whether there was none, once the class went through. */
  boolean isEmpty() {
    return sites.isEmpty();
  }

  ClassTransform transform() {
    return ClassTransform.transformingMethodBodies(this::replace)
        .andThen(ClassTransform.endHandler(to -> sites.forEach(s -> define(to, s))));
  }

  private void replace(CodeBuilder code, CodeElement element) {
    if (element instanceof InvokeDynamicInstruction call && isOverTypes(call)) {
      List<ClassDesc> cases = call.bootstrapArgs().stream().map(ClassDesc.class::cast).toList();
      Site site = new Site("typeSwitch$" + sites.size(), call.typeSymbol(), cases);
      sites.add(site);
      code.invokestatic(owner, site.name, site.type, isInterface);
    } else {
      code.with(element);
    }
  }

  private static boolean isOverTypes(InvokeDynamicInstruction call) {
    DirectMethodHandleDesc maker = call.bootstrapMethod();
    return maker.owner().equals(BOOTSTRAPS)
        && maker.methodName().equals("typeSwitch")
        && call.bootstrapArgs().stream().allMatch(ClassDesc.class::isInstance);
  }

  /**
   * For an object and the first case to be asked: -1 for null, else the number of the first case
   * from there on that the object belongs to, or that of the cases if it belongs to none.
   */
  private static void define(ClassBuilder to, Site site) {
    int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
    to.withMethodBody(site.name, site.type, flags, code -> choose(code, site.cases));
  }

  private static void choose(CodeBuilder code, List<ClassDesc> cases) {
    List<SwitchCase> entries = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      entries.add(SwitchCase.of(i, code.newLabel()));
    }
    Label some = code.newLabel();
    Label none = code.newLabel();
    code.aload(0).ifnonnull(some).iconst_m1().ireturn();
    code.labelBinding(some).iload(1).tableswitch(none, entries);
    for (int i = 0; i < cases.size(); i++) {
      Label next = i + 1 < cases.size() ? entries.get(i + 1).target() : none;
      code.labelBinding(entries.get(i).target()).aload(0).instanceOf(cases.get(i)).ifeq(next);
      code.loadConstant(i).ireturn();
    }
    code.labelBinding(none).loadConstant(cases.size()).ireturn();
  }
}
