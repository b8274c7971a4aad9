// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Generates {@code equals} and {@code hashCode} of records, which javac leaves to {@link
 * java.lang.runtime.ObjectMethods}: with the same answers, to the last bit of a hash code, so that
 * maps are gone through in the same order. What {@code toString} shows is for people, who can wait.
 */
final class RecordMethods {
  private static final ClassDesc METHODS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
  private static final Set<String> NAMES = Set.of("equals", "hashCode");
  private static final int FACTOR = 31;

  private static final Map<ClassDesc, ClassDesc> BOXES =
      Map.of(
          ConstantDescs.CD_boolean, ConstantDescs.CD_Boolean,
          ConstantDescs.CD_byte, ConstantDescs.CD_Byte,
          ConstantDescs.CD_char, ConstantDescs.CD_Character,
          ConstantDescs.CD_short, ConstantDescs.CD_Short,
          ConstantDescs.CD_int, ConstantDescs.CD_Integer,
          ConstantDescs.CD_long, ConstantDescs.CD_Long,
          ConstantDescs.CD_float, ConstantDescs.CD_Float,
          ConstantDescs.CD_double, ConstantDescs.CD_Double);

  private record Field(String name, ClassDesc type) {}

  private record Site(String name, MethodTypeDesc type, List<Field> fields) {}

  private final ClassDesc owner;
  private final List<Site> sites = new ArrayList<>();

  RecordMethods(ClassModel model) {
    owner = model.thisClass().asSymbol();
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
    if (element instanceof InvokeDynamicInstruction call && isOfRecord(call)) {
      List<Field> fields =
          call.bootstrapArgs().stream()
              .skip(2) // the class, and the names in one text
              .map(DirectMethodHandleDesc.class::cast)
              .map(f -> new Field(f.methodName(), ClassDesc.ofDescriptor(f.lookupDescriptor())))
              .toList();
      Site site = new Site(call.name().stringValue() + "$record", call.typeSymbol(), fields);
      sites.add(site);
      code.invokestatic(owner, site.name, site.type);
    } else {
      code.with(element);
    }
  }

  private static boolean isOfRecord(InvokeDynamicInstruction call) {
    return call.bootstrapMethod().owner().equals(METHODS)
        && NAMES.contains(call.name().stringValue());
  }

  private void define(ClassBuilder to, Site site) {
    int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
    to.withMethodBody(
        site.name,
        site.type,
        flags,
        code -> {
          if (site.type.parameterCount() == 1) {
            hash(code, site.fields);
          } else {
            compare(code, site.fields);
          }
        });
  }

  private void hash(CodeBuilder code, List<Field> fields) {
    code.iconst_0();
    for (Field f : fields) {
      boolean boxed = BOXES.containsKey(f.type);
      ClassDesc argument = boxed ? f.type : ConstantDescs.CD_Object;
      code.bipush(FACTOR).imul().aload(0).getfield(owner, f.name, f.type);
      code.invokestatic(
          BOXES.getOrDefault(f.type, OBJECTS),
          "hashCode",
          MethodTypeDesc.of(ConstantDescs.CD_int, argument));
      code.iadd();
    }
    code.ireturn();
  }

  private void compare(CodeBuilder code, List<Field> fields) {
    Label other = code.newLabel();
    Label differs = code.newLabel();
    code.aload(0).aload(1).if_acmpne(other).iconst_1().ireturn();
    code.labelBinding(other).aload(1).instanceOf(owner).ifeq(differs);
    code.aload(1).checkcast(owner).astore(2);
    for (Field f : fields) {
      code.aload(0).getfield(owner, f.name, f.type).aload(2).getfield(owner, f.name, f.type);
      compare(code, f.type, differs);
    }
    code.iconst_1().ireturn();
    code.labelBinding(differs).iconst_0().ireturn();
  }

  /** Of two values on the stack. */
  private static void compare(CodeBuilder code, ClassDesc type, Label differs) {
    switch (TypeKind.from(type)) {
      case LONG -> code.lcmp().ifne(differs);
      case FLOAT, DOUBLE -> {
        MethodTypeDesc two = MethodTypeDesc.of(ConstantDescs.CD_int, type, type);
        code.invokestatic(BOXES.get(type), "compare", two).ifne(differs);
      }
      case REFERENCE -> {
        ClassDesc o = ConstantDescs.CD_Object;
        MethodTypeDesc two = MethodTypeDesc.of(ConstantDescs.CD_boolean, o, o);
        code.invokestatic(OBJECTS, "equals", two).ifeq(differs);
      }
      default -> code.if_icmpne(differs);
    }
  }
}
