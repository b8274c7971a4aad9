/* SPDX-License-Identifier: Apache-2.0 */
/* What runs at exit: last come, first served. Destructors come before all others. */
#include "heddle.h"

#include <stdlib.h>

#define MOST 64

/* A cell: how many handlers there are. */
static long handlers;
static void (*table[MOST])(void);

int atexit(void (*handler)(void)) {
  long n = add_to_cell(&handlers, 1);
  if (n >= MOST) {
    __heddle_cut("more than 64 handlers of atexit and destructors");
  }
  __heddle_poke8(&table[n], (unsigned long)handler);
  return 0;
}

/* For programs that have an atexit of their own, too. */
int __heddle_add_destructor(void (*destructor)(void)) { return atexit(destructor); }

void __heddle_run_atexit(void) {
  long n;
  while ((n = __heddle_try(&handlers, "UGT", 0, "SUB", 1)) > 0) {
    ((void (*)(void))__heddle_peek8(&table[n - 1]))();
  }
}
