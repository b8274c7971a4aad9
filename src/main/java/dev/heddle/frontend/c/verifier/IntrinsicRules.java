// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static dev.heddle.frontend.c.verifier.InvalidException.unless;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The signatures of LLVM's own functions. A letter stands for the result, and one for each
 * argument: v nothing, P pointer, I integer, b i1, c i8, w i32; N integers and F floats of one type
 * throughout, T any one type throughout, V a vector of them; O a pair of N and i1.
 */
final class IntrinsicRules {
  private static final Map<String, String> SIGNATURES = new HashMap<>();

  static {
    add("vPPIb", "memcpy", "memmove", "memcpy.inline");
    add("vPcIb", "memset", "memset.inline");
    add("vP", "va_start", "va_end", "stackrestore");
    add("vPP", "va_copy");
    add("P", "stacksave");
    add("PPI", "load.relative", "ptrmask");
    add("NNb", "ctlz", "cttz", "abs");
    add("NN", "ctpop", "bswap", "bitreverse");
    add("NNNN", "fshl", "fshr");
    add("NNN", "smax", "smin", "umax", "umin");
    add("NNN", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat");
    add("ONN", "sadd.with.overflow", "ssub.with.overflow", "smul.with.overflow");
    add("ONN", "uadd.with.overflow", "usub.with.overflow", "umul.with.overflow");
    add("INN", "ucmp", "scmp");
    add("TV", "vector.reduce.add", "vector.reduce.mul", "vector.reduce.and");
    add("TV", "vector.reduce.or", "vector.reduce.xor", "vector.reduce.smax");
    add("TV", "vector.reduce.smin", "vector.reduce.umax", "vector.reduce.umin");
    add("TTT", "expect");
    add("TT", "ssa.copy", "arithmetic.fence");
    add("PP", "launder.invariant.group", "strip.invariant.group", "threadlocal.address");
    add("IPbbb", "objectsize");
    add("FFFF", "fmuladd", "fma");
    add("FF", "sqrt", "fabs", "floor", "ceil", "trunc", "round", "rint", "nearbyint");
    add("FF", "roundeven", "sin", "cos", "tan", "exp", "exp2", "log", "log2", "log10");
    add("FFF", "copysign", "minnum", "maxnum", "pow");
    add("FFI", "powi");
    add("bFw", "is.fpclass");
    add("I", "readcyclecounter", "readsteadycounter", "x86.rdtsc", "get.rounding");
    add("Pw", "returnaddress", "frameaddress");
  }

  private final TypeRules types;

  IntrinsicRules(TypeRules types) {
    this.types = types;
  }

  private static void add(String signature, String... names) {
    for (String name : names) {
      SIGNATURES.put(name, signature);
    }
  }

  /** A call of such a function; of one that is not in the table nothing is asked. */
  void verify(LlvmInstruction.Call call, String name) {
    String signature = signature(name.substring("llvm.".length()));
    if (signature == null) {
      return;
    }
    List<LlvmInstruction.Argument> arguments = call.arguments();
    Type result = call.type().result();
    boolean fits =
        arguments.size() == signature.length() - 1
            && (result.equals(Type.VOID) || call.result() != LlvmInstruction.NOTHING);
    Type[] one = {null};
    for (int i = 0; fits && i < arguments.size(); i++) {
      fits = fits(signature.charAt(i + 1), arguments.get(i).value().type(), one);
    }
    unless(fits && fits(signature.charAt(0), result, one), "this is not a call of @" + name);
    if (signature.endsWith("w")) {
      unless(
          arguments.getLast().value() instanceof Constant.Int, "an argument that is not a number");
    }
  }

  /** By the longest part of the name that is in the table: types follow it. */
  private static String signature(String name) {
    for (int end = name.length(); end > 0; end = name.lastIndexOf('.', end - 1)) {
      String signature = SIGNATURES.get(name.substring(0, end));
      if (signature != null) {
        return signature;
      }
    }
    return null;
  }

  /**
   * @param one the type that N, F and T stand for; null before the first of them
   */
  private boolean fits(char letter, Type type, Type[] one) {
    return switch (letter) {
      case 'v' -> type.equals(Type.VOID);
      case 'P' -> type instanceof Type.Pointer;
      case 'I' -> TypeRules.part(type) instanceof Type.Int;
      case 'b' -> TypeRules.part(type).equals(Type.I1);
      case 'c' -> type.equals(Type.I8);
      case 'w' -> type.equals(Type.I32);
      case 'N' -> TypeRules.part(type) instanceof Type.Int && isOne(type, one);
      case 'F' -> TypeRules.part(type) instanceof Type.Floating && isOne(type, one);
      case 'T' -> isOne(type, one);
      case 'V' -> type instanceof Type.Vector v && isOne(v.element(), one);
      default ->
          one[0] != null
              && type.equals(
                  new Type.Struct(List.of(one[0], TypeRules.shaped(one[0], Type.I1)), false));
    };
  }

  private boolean isOne(Type type, Type[] one) {
    types.sized(type);
    one[0] = one[0] == null ? type : one[0];
    return TypeRules.isSame(one[0], type);
  }
}
