// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.finite.FiniteThread;
import dev.heddle.states.finite.FiniteThread.Step;
import dev.heddle.states.finite.Label;
import java.util.function.Consumer;

/** The predecessors of elements by steps of one thread under {@link LoadBufferSemantics}. */
final class LoadBufferSteps {
  private final LoadBufferSemantics semantics;
  private final LoadBuffer buffers;
  private final MemoryChanges[] changes;

  LoadBufferSteps(LoadBufferSemantics semantics) {
    this.semantics = semantics;
    buffers = semantics.buffers;
    changes = semantics.threads.stream().map(MemoryChanges::new).toArray(MemoryChanges[]::new);
  }

  /** By all steps of a thread, and by messages that are appended to its buffer or deleted. */
  void all(Element e, int t, Consumer<Element> sink) {
    Part part = e.parts[t];
    if (part.location() == Part.ANYWHERE) {
      anywhere(e, t, sink);
      return;
    }
    append(e, t, sink);
    reading(e, t, sink);
  }

  /** The newest message was appended. (In a section the buffer is empty.) */
  private void append(Element e, int t, Consumer<Element> sink) {
    int[] buffer = e.parts[t].buffer();
    if (buffer.length == 0 || LoadBuffer.isOwn(buffer[buffer.length - 1])) {
      return;
    }
    int last = buffer[buffer.length - 1];
    if (e.allows(buffers.cell(last), buffers.value(last))) {
      Part shorter = new Part(e.parts[t].location(), LoadBuffer.withoutLast(buffer));
      Move move = Move.propagate(t, buffers.cell(last));
      sink.accept(e.before(move, shorter, buffers.cell(last), buffers.value(last)));
    }
  }

  /** By all steps, and by own messages that are deleted. */
  void reading(Element e, int t, Consumer<Element> sink) {
    Part part = e.parts[t];
    FiniteThread thread = semantics.threads.get(t);
    boolean holds = thread.isHolding(part.location());
    if (!holds && (!semantics.reduced || isRead(thread, part.location()))) {
      deleteOwn(e, t, sink);
    }
    for (Step step : thread.entering().get(part.location())) {
      if (holds && step.label().kind() != Label.Kind.LOCK) {
        inSection(e, t, step, sink);
      } else {
        outside(e, t, step, sink);
      }
    }
  }

  private static boolean isRead(FiniteThread thread, int location) {
    return thread.entering().get(location).stream()
        .anyMatch(s -> s.label().kind() == Label.Kind.READ);
  }

  /**
   * An own message was deleted, of any value. (Other messages that are deleted give larger
   * elements.) Only loads need messages to have been deleted before.
   */
  private void deleteOwn(Element e, int t, Consumer<Element> sink) {
    Part part = e.parts[t];
    for (int cell : semantics.own.get(t).cells(part.location())) {
      if (buffers.own(part.buffer(), cell) < 0) {
        int message = buffers.message(true, cell, Element.ANY);
        Part longer = new Part(part.location(), LoadBuffer.insert(part.buffer(), 0, message));
        sink.accept(e.before(Move.delete(t), longer));
      }
    }
  }

  /** Of a thread that may be anywhere, only steps matter that change memory. */
  private void anywhere(Element e, int t, Consumer<Element> sink) {
    for (int c = 0; c < e.memory.length; c++) {
      if (e.memory[c] != Element.ANY) {
        for (Step step : changes[t].to(c, e.memory[c])) {
          boolean write = step.label().kind() == Label.Kind.WRITE;
          int value = write ? Element.ANY : step.label().value();
          sink.accept(e.before(Move.step(t, step), new Part(step.source(), Part.EMPTY), c, value));
        }
      }
    }
    for (Step step : changes[t].unlocks()) {
      sink.accept(e.before(Move.step(t, step), new Part(step.source(), Part.EMPTY)));
    }
  }

  /** A step with the lock held before and after it. */
  private void inSection(Element e, int t, Step step, Consumer<Element> sink) {
    Label label = step.label();
    Part before = new Part(step.source(), e.parts[t].buffer());
    Move move = Move.step(t, step);
    if (label.cell() < 0) {
      sink.accept(e.before(move, before));
    } else if (label.kind() == Label.Kind.READ) {
      if (e.allows(label.cell(), label.value())) {
        sink.accept(e.before(move, before, label.cell(), label.value()));
      }
    } else if (e.allows(label.cell(), label.stored())) {
      int value = label.kind() == Label.Kind.WRITE ? Element.ANY : label.value();
      sink.accept(e.before(move, before, label.cell(), value));
    }
  }

  private void outside(Element e, int t, Step step, Consumer<Element> sink) {
    Part part = e.parts[t];
    Label label = step.label();
    switch (label.kind()) {
      case READ -> read(e, t, step, sink);
      case WRITE -> {
        if (e.allows(label.cell(), label.value())) {
          write(e, t, step, sink);
        }
      }
      case UPDATE -> {
        if (part.isEmpty() && e.allows(label.cell(), label.written())) {
          Part before = new Part(step.source(), Part.EMPTY);
          sink.accept(e.before(Move.step(t, step), before, label.cell(), label.value()));
        }
      }
      case FENCE, LOCK, UNLOCK -> {
        if (part.isEmpty()) {
          sink.accept(e.before(Move.step(t, step), new Part(step.source(), Part.EMPTY)));
        }
      }
    }
  }

  private void read(Element e, int t, Step step, Consumer<Element> sink) {
    int[] buffer = e.parts[t].buffer();
    Label label = step.label();
    int own = buffers.own(buffer, label.cell());
    int message = buffers.message(own >= 0, label.cell(), label.value());
    if (own >= 0) {
      int value = buffers.value(buffer[own]);
      if (value == Element.ANY || value == label.value()) {
        int[] known = LoadBuffer.replace(buffer, own, message);
        sink.accept(e.before(Move.step(t, step), new Part(step.source(), known)));
      }
    } else if (buffer.length > 0 && buffer[0] == message) {
      sink.accept(e.before(Move.step(t, step), new Part(step.source(), buffer)));
    } else {
      int[] longer = LoadBuffer.insert(buffer, 0, message);
      sink.accept(e.before(Move.stepAndDelete(t, step), new Part(step.source(), longer)));
    }
  }

  /** The newest message is that of the store. */
  private void write(Element e, int t, Step step, Consumer<Element> sink) {
    int[] buffer = e.parts[t].buffer();
    int cell = step.label().cell();
    int q = step.source();
    if (buffer.length == 0 && semantics.reduced) {
      // The own message is deleted at once.
      sink.accept(
          e.before(Move.stepAndDelete(t, step), new Part(q, Part.EMPTY), cell, Element.ANY));
    }
    if (buffer.length == 0 || !isStored(buffer[buffer.length - 1], step.label())) {
      return;
    }
    int[] before = LoadBuffer.withoutLast(buffer);
    Move move = Move.step(t, step);
    sink.accept(e.before(move, new Part(q, before), cell, Element.ANY));
    replace(e, move, before, sink);
  }

  /**
   * The store removed an older own message for the cell, in any place. (In the first place, it
   * could as well be deleted.)
   */
  private void replace(Element e, Move move, int[] buffer, Consumer<Element> sink) {
    int cell = move.step().label().cell();
    int older = buffers.message(true, cell, Element.ANY);
    for (int i = 1; i <= buffer.length; i++) {
      Part part = new Part(move.step().source(), LoadBuffer.insert(buffer, i, older));
      sink.accept(e.before(move, part, cell, Element.ANY));
    }
  }

  private boolean isStored(int message, Label label) {
    int value = buffers.value(message);
    return LoadBuffer.isOwn(message)
        && buffers.cell(message) == label.cell()
        && (value == Element.ANY || value == label.value());
  }
}
