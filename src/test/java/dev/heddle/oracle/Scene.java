// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.DataType;
import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** What the functions of one random program share. */
final class Scene {
  static final int ADDRESS_BITS = 64;
  private static final int[] SIZES = {1, 1, 1, 4, 4, 4, 2, 8};
  private static final int ELEMENTS = 2;

  /** How many variables there are that few threads use. */
  static final int KEPT = 3;

  private static final int WIDE = 8;
  private static final Set<Statement> MUTEX_USERS =
      EnumSet.of(
          Statement.TRY_LOCK,
          Statement.SPIN_FOREVER,
          Statement.SPIN_TRY_LOCK,
          Statement.HOLDS,
          Statement.RENEW,
          Statement.PRINT);
  private static final Set<Statement> CELL_USERS =
      EnumSet.range(Statement.AWAIT, Statement.BARRIER);

  static {
    CELL_USERS.add(Statement.SPIN_FOREVER);
  }

  final RandomGenerator random;
  final Shape shape;

  /** Width of the variables. */
  final int bits;

  /** Functions to call, and functions to start as threads. */
  final List<Callee> callees = new ArrayList<>();

  final List<Callee> children = new ArrayList<>();

  /** What semaphores have at first. */
  final int count;

  /**
   * Whether cells are like locks: each is a semaphore or a reader-writer lock, and nobody needs to
   * try in order to give something back.
   */
  final boolean tidy;

  /** How many threads the barrier waits for. */
  final int meeting;

  private final List<Global> variables = new ArrayList<>();
  private final List<Global> kept = new ArrayList<>();
  private final List<Global> mutexes = new ArrayList<>();
  private final List<Global> cells = new ArrayList<>();
  private final List<Statement> statements = new ArrayList<>();
  private final Global barrier;

  /** What a semaphore has, and who has a reader-writer lock. */
  private final Global semaphore;

  private final Global readers;

  /** A semaphore overflows then. */
  final int mostPosts;

  private final Global array;
  private final Global wide;

  /** Where pointers are handed over. */
  private final Global pointer;

  /** A mutex and what it guards. */
  private final Global guard;

  private final Global guarded;

  /** Constants. */
  private final Global table;

  /** Where an access goes. */
  record Place(Expression address, int bytes) {
    int bits() {
      return bytes * Byte.SIZE;
    }

    /** Whether its values fit into no expression but {@link Expression.Wide}. */
    boolean isWide() {
      return bytes == WideValues.BYTES;
    }
  }

  /** A function with one parameter that does at most so many operations. */
  record Callee(int function, int operations) {}

  Scene(RandomGenerator random, Shape shape, ProgramBuilder program) {
    this.random = random;
    this.shape = shape;
    int bytes = SIZES[random.nextInt(SIZES.length)];
    bits = bytes * Byte.SIZE;
    int many = 1 + Math.max(random.nextInt(shape.locations()), random.nextInt(shape.locations()));
    for (int i = 0; i < many; i++) {
      long initial = random.nextInt(6) == 0 ? 1 : 0;
      variables.add(program.integer(String.valueOf((char) ('x' + i)), bytes, initial));
    }
    boolean indexes = shape.has(Statement.INDEXED_LOAD) || shape.has(Statement.INDEXED_STORE);
    array = indexes ? program.global("a", new byte[ELEMENTS * bytes], bytes) : null;
    wide = shape.mixedSizes() ? program.global("w", new byte[wideBytes()], WIDE) : null;
    count = random.nextInt(3);
    tidy = !shape.has(Statement.AWAIT) && random.nextBoolean();
    for (String name : List.of("m", "n")) {
      addIfUsed(mutexes, program, name, MUTEX_USERS);
    }
    for (String name : List.of("s", "t")) {
      addIfUsed(cells, program, name, CELL_USERS);
    }
    boolean meets = shape.has(Statement.MEET);
    meeting = meets ? 2 + random.nextInt(3) / 2 : 0;
    barrier = meets ? program.integer("b", 1, 0) : null;
    boolean posts = shape.has(Statement.POST);
    semaphore = posts ? program.integer("e", 1, 0) : null;
    mostPosts = posts && random.nextInt(6) == 0 ? 2 : 1000;
    readers = shape.has(Statement.SHARED) ? program.integer("l", 1, 0) : null;
    pointer = hasObjects() ? program.integer("p", WIDE, 0) : null;
    boolean guards = shape.has(Statement.BEHIND_MUTEX);
    guard = guards ? program.integer("g", 1, 0) : null;
    guarded = guards ? program.integer("q", bytes, 0) : null;
    table =
        shape.has(Statement.CONSTANT)
            ? program.constant("c", new byte[ELEMENTS * bytes], bytes)
            : null;
    if (shape.has(Statement.THREAD_LOCAL)) {
      program.threadLocals(new byte[WIDE], DataType.UNKNOWN);
    }
    for (int i = 0; shape.has(Statement.KEEP) && i < KEPT; i++) {
      kept.add(program.integer("k" + i, bytes, 0));
    }
    for (Statement s : Statement.values()) {
      for (int i = 0; i < shape.weights().getOrDefault(s, 0); i++) {
        statements.add(s);
      }
    }
  }

  private void addIfUsed(
      List<Global> list, ProgramBuilder program, String name, Set<Statement> users) {
    if (users.stream().anyMatch(shape::has)) {
      list.add(program.integer(name, 1, 0));
    }
  }

  Statement statement() {
    return statements.get(random.nextInt(statements.size()));
  }

  Place place() {
    if (wide != null && random.nextInt(3) > 0) {
      return part();
    }
    Global global = variables.get(random.nextInt(variables.size()));
    return new Place(address(global, 0), global.size());
  }

  /** A variable that few threads use. */
  Place kept(int which) {
    Global global = kept.get(which);
    return new Place(address(global, 0), global.size());
  }

  /** Sixteen bytes are seldom, as they make many states. */
  private int wideBytes() {
    return random.nextInt(4) == 0 ? WideValues.BYTES : WIDE;
  }

  /** Not of sixteen bytes. */
  Place narrowPlace() {
    Place place = place();
    return place.isWide() ? new Place(place.address(), WIDE) : place;
  }

  /** Some bytes of the wide variable, mostly aligned. */
  private Place part() {
    int bytes = 1 << random.nextInt(wide.size() == WIDE ? 4 : 5);
    int step = random.nextInt(8) == 0 ? 1 : bytes;
    int offset = step * random.nextInt((wide.size() - bytes) / step + 1);
    return new Place(address(wide, offset), bytes);
  }

  /** The same bytes; where sizes are mixed, often only some of them. */
  Place near(Place place) {
    if (wide == null || place.bytes() == 1 || random.nextBoolean()) {
      return place;
    }
    int bytes = place.bytes() >> 1 + random.nextInt(Integer.numberOfTrailingZeros(place.bytes()));
    Expression.GlobalAddress at = (Expression.GlobalAddress) place.address();
    int offset = random.nextInt(place.bytes() - bytes + 1);
    return new Place(address(at.global(), (int) at.offset() + offset), bytes);
  }

  /** An element of a table that never changes; or, with a large index, of nothing. */
  Place constant(Expression index) {
    int bytes = table.size() / ELEMENTS;
    Expression inside =
        random.nextInt(12) == 0 ? index : binary(BinaryOperator.UREM, index, ELEMENTS);
    Expression offset = binary(BinaryOperator.MUL, inside, bytes);
    return new Place(new Expression.Binary(BinaryOperator.ADD, address(table, 0), offset), bytes);
  }

  /** An element of the array; now and then the index may lie outside. */
  Place element(Expression index) {
    int bytes = array.size() / ELEMENTS;
    Expression inside =
        random.nextInt(8) == 0 ? index : binary(BinaryOperator.UREM, index, ELEMENTS);
    Expression offset = binary(BinaryOperator.MUL, inside, bytes);
    return new Place(new Expression.Binary(BinaryOperator.ADD, address(array, 0), offset), bytes);
  }

  /** One of two mutexes, the first more often. */
  Expression mutex() {
    return address(mutexes.get(random.nextInt(3) / 2), 0);
  }

  /** One of two cells, the first more often. */
  Expression cell() {
    return cell(random.nextInt(3) / 2);
  }

  Expression semaphore() {
    return tidy ? cell(0) : cell();
  }

  Expression readerWriterLock() {
    return tidy ? cell(1) : cell();
  }

  Expression cell(int index) {
    return address(cells.get(index), 0);
  }

  Expression barrier() {
    return address(barrier, 0);
  }

  Expression semaphoreCount() {
    return address(semaphore, 0);
  }

  Expression readersCount() {
    return address(readers, 0);
  }

  /** Whether functions get a pointer to one. */
  boolean hasObjects() {
    return shape.has(Statement.USE);
  }

  Expression pointer() {
    return address(pointer, 0);
  }

  Expression guard() {
    return address(guard, 0);
  }

  Place guarded() {
    return new Place(address(guarded, 0), guarded.size());
  }

  private static Expression address(Global global, int offset) {
    return new Expression.GlobalAddress(global, offset, ADDRESS_BITS);
  }

  private static Expression binary(BinaryOperator operator, Expression left, int right) {
    return new Expression.Binary(operator, left, Expression.constant(right, left.bits()));
  }
}
