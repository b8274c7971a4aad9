// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which variables are private to their thread. */
@Tag("slow")
class OwnershipTest {
  private static final String HEAD =
      """
      #include <pthread.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      struct node { struct node *next; int v; };
      int *global;
      struct node *list;
      int read(int *p) { return *p; }
      int *same(int *p) { return p; }
      void keep(int *p) { global = p; }
      void put(int **to, int *p) { *to = p; }
      int apply(int (*f)(int *), int *p) { return f(p); }
      void *run(void *p) { return p; }
      int variable(const char *text, ...) {
        __builtin_va_list l; __builtin_va_start(l, text);
        int r = *__builtin_va_arg(l, int *); __builtin_va_end(l); return r;
      }
      void own(struct node *n) { n->next = n; }
      void link(struct node *a, struct node *b) { a->next = b; }
      """;

  private static Program program(String function) {
    return Programs.ofC(HEAD + function + " int main() { ((void (*)(void))f)(); }");
  }

  /** How the first variable of {@code f} is stored. */
  private static Storage storage(String body) {
    return Programs.all(program("int f(int n) {" + body + "}"), "f", Instruction.Allocate.class)
        .stream()
        .filter(a -> a.at().line() != 0)
        .map(Instruction.Allocate::storage)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int x[3] = {0}; return x[n];",
        "int x = 1, *p = &x; *p = 2; return *p;",
        "int x = 1; return read(&x);",
        "int x = 1; return *same(&x);",
        "int x = 1; return apply(read, &x);",
        "int x = 1, *p; put(&p, &x); return *p;",
        "int x = 1; return variable(\"\", &x);",
        "int x = 1; printf(\"%d %p\", x, &x); return 0;",
        "char x[20]; strcpy(x, \"abc\"); return strlen(x);",
        "char x[20]; return snprintf(x, 20, \"%d\", n);",
        "struct node x = {0, 1}, y = {&x, 2}; return y.next->v;",
        "struct node x; own(&x); return x.next->v;",
        "struct node x, y; link(&x, &y); return x.next->v;",
        "struct node x = {list, 1}; return x.next->v;",
        "pthread_t x; pthread_create(&x, 0, run, 0); pthread_join(x, 0); return 0;",
        "int x = n; return x == (long)&x;",
        "int x = 1; return (long)&x;",
        "int x; if (n) x = 1; return x;",
        "volatile int x = n; int *p = (int *)&x; return *p;"
      })
  void isPrivate(String body) {
    assertEquals(Storage.PRIVATE, storage(body));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int x = 1; global = &x; return 0;",
        "int x = 1; keep(&x); return 0;",
        "int x = 1; put(&global, &x); return 0;",
        "int x = 1; *(int **)malloc(8) = &x; return 0;",
        "int x = 1; list = malloc(16); list->next = (struct node *)&x; return 0;",
        "int x = 1; pthread_t t; return pthread_create(&t, 0, run, &x);",
        "int x = 1; pthread_exit(&x);",
        "int x = 1; return *same((keep(&x), &x));",
        "int x = 1, *p; put(&p, &x); keep(p); return 0;",
        "int x = 1; void (*k)(int *) = n ? keep : (void (*)(int *))read; k(&x); return 0;",
        "struct node x; x.next = list; list = &x; return 0;",
        "struct node x = {0, 1}, y = {&x, 2}; list = &y; return 0;",
        "int x = 1; int *y[2] = {&x, 0}; memcpy(&global, y, 8); return 0;",
        "pthread_mutex_t x; pthread_mutex_init(&x, 0); pthread_mutex_lock(&x); return 0;"
      })
  void isShared(String body) {
    assertEquals(Storage.STACK, storage(body));
  }

  @Test
  void whatOutlivesItsFunctionIsSharedSoThatItsUseIsFound() {
    String deep = "void deep(int **to) { int x[1] = {1}; *to = x; }";
    Program program = program(deep + "int f() { int *p = 0; deep(&p); return *p; }");
    assertEquals(
        List.of(Storage.STACK),
        Programs.all(program, "deep", Instruction.Allocate.class).stream()
            .map(Instruction.Allocate::storage)
            .toList());
    assertEquals(1, Programs.all(program, "deep", Instruction.Free.class).size());
  }

  @Test
  void threadsGetWhatIsShared() {
    Program program =
        Programs.ofC(
            HEAD
                + """
                struct box { int *p; void *(*start)(void *); };
                void *named(void *v) { int x = 1; ((struct box *)v)->p = &x; return 0; }
                void *loaded(void *v) { int x = 1; ((struct box *)v)->p = &x; return 0; }
                void *gives(void *v) { int x[2] = {1}; return x; }
                struct box b = {0, loaded};
                int main() {
                  pthread_t t;
                  pthread_create(&t, 0, named, &b);
                  pthread_create(&t, 0, b.start, &b);
                  pthread_create(&t, 0, gives, &b);
                }
                """);
    for (String thread : List.of("named", "loaded", "gives")) {
      assertEquals(
          List.of(Storage.STACK),
          Programs.all(program, thread, Instruction.Allocate.class).stream()
              .map(Instruction.Allocate::storage)
              .toList());
    }
  }

  @Test
  void aStructPassedByValueIsTheCalleesOwn() {
    String callee =
        "struct big { int a[9]; }; int g(struct big b) { b.a[0] = 1; return read(b.a); }";
    Program program = program(callee + "int f() { struct big b = {{7}}; return g(b) + b.a[0]; }");
    assertEquals(
        List.of(Storage.PRIVATE),
        Programs.all(program, "g", Instruction.Allocate.class).stream()
            .map(Instruction.Allocate::storage)
            .toList());
  }

  @Test
  void mainsVariablesLiveAsLongAsTheProcess() {
    Program program =
        Programs.ofC(HEAD + "int main() { int x = 1; global = &x; return run(&x) == 0; }");
    assertEquals(0, Programs.all(program, "main", Instruction.Free.class).size());
  }
}
