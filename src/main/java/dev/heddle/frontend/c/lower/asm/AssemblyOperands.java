// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.asm;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.Expression;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the operands of inline assembly are, by its constraints; and the processor's registers. */
final class AssemblyOperands {
  /** Something that is read and written: memory, or a value that is held as an expression. */
  static final class Place {
    /** Null for a value. */
    final Expression address;

    final int bits;

    /** Null until it is written. */
    Expression value;

    Place(Expression address, int bits, Expression value) {
      this.address = address;
      this.bits = bits;
      this.value = value;
    }
  }

  /** An offset and a register that holds an address: {@code 8($0)}. */
  private static final Pattern INDIRECT =
      Pattern.compile("(-?(?:0x)?[0-9a-fA-F]*)\\(([$%][^,]*)\\)");

  private final Body body;
  private final List<Place> numbered = new ArrayList<>();
  private final Map<String, Place> registers = new HashMap<>();
  private final List<Place> results = new ArrayList<>();

  /** Results that are a flag, by the condition that sets them. */
  private final Map<Place, String> conditions = new HashMap<>();

  AssemblyOperands(Body body, LlvmInstruction.Call call, String constraints) {
    this.body = body;
    List<Leaf> leaves = body.shapes.of(call.type().result());
    int argument = 0;
    for (String one : constraints.isEmpty() ? new String[0] : constraints.split(",")) {
      if (one.startsWith("~")) {
        continue;
      }
      if (one.startsWith("=") && !one.contains("*")) {
        numbered.add(result(one, leaves.get(results.size()).bits()));
      } else {
        numbered.add(argument(one, call.arguments().get(argument++)));
      }
    }
  }

  private Place result(String constraint, int bits) {
    Place place = new Place(null, bits, null);
    results.add(place);
    if (constraint.contains("@cc")) {
      conditions.put(place, constraint.substring(constraint.indexOf("@cc") + 3).replace("}", ""));
    } else {
      name(constraint, place);
    }
    return place;
  }

  private Place argument(String constraint, LlvmInstruction.Argument argument) {
    if (constraint.contains("*")) {
      Type element = argument.element().orElseThrow(() -> new UnsupportedException("an operand"));
      int bits = (int) (8 * body.shapes.layout().storeSize(element));
      return new Place(body.fixed(body.scalar(argument.value())), bits, null);
    }
    if (argument.value().type().equals(Type.LABEL)) {
      throw new UnsupportedException("assembly that jumps");
    }
    Expression value = body.fixed(body.scalar(argument.value()));
    if (Character.isDigit(constraint.charAt(0))) {
      Place tied = numbered.get(Integer.parseInt(constraint));
      tied.value = Folding.resize(value, tied.bits);
      return tied;
    }
    Place place = new Place(null, value.bits(), value);
    name(constraint, place);
    return place;
  }

  /** Notes which register a place is, if the constraint says it. */
  private void name(String constraint, Place place) {
    int begin = constraint.indexOf('{');
    if (begin >= 0) {
      Place same = registers.get(constraint.substring(begin + 1, constraint.indexOf('}')));
      if (same != null && same.value == null) {
        same.value = place.value; // an input in the register of an output
      } else {
        registers.put(constraint.substring(begin + 1, constraint.indexOf('}')), place);
      }
    }
  }

  /** The place that the text names: {@code $1}, {@code ${1:b}}, {@code %eax}, {@code $$7}. */
  Place place(String text, int bits) {
    if (text.startsWith("$$")) {
      long value = Long.decode(text.substring(2));
      return new Place(null, bits, Folding.constant(value, bits));
    }
    if (text.startsWith("$")) {
      String digits = text.replaceAll("[${}]|:.*", "");
      return numbered.get(Integer.parseInt(digits));
    }
    if (text.startsWith("%")) {
      return register(text.replaceAll("^%+[er]?|[lh]$", "").replaceAll("^([abcd])$", "$1x"));
    }
    Matcher memory = INDIRECT.matcher(text);
    if (memory.matches()) {
      Place base = place(memory.group(2), 64);
      long offset = memory.group(1).isEmpty() ? 0 : Long.decode(memory.group(1));
      if (base.value != null && base.value.bits() == 64) {
        return new Place(Folding.add(base.value, offset), bits, null);
      }
    }
    throw new UnsupportedException("the operand " + text);
  }

  Place register(String name) {
    Place place = registers.get(name);
    if (place == null) {
      throw new UnsupportedException("the register " + name);
    }
    return place;
  }

  List<Place> results() {
    return results;
  }

  /** The condition that a result is, or null. */
  String condition(Place result) {
    return conditions.get(result);
  }
}
