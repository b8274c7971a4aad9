/* SPDX-License-Identifier: Apache-2.0 */
/* What runs at quick_exit: last come, first served. */
#include "heddle.h"

#include <stdlib.h>

#define MOST 32

/* A cell: how many handlers there are. */
static long handlers;
static void (*table[MOST])(void);

int at_quick_exit(void (*handler)(void)) {
  long n = add_to_cell(&handlers, 1);
  if (n >= MOST) {
    __heddle_cut("more than 32 handlers of at_quick_exit");
  }
  __heddle_poke8(&table[n], (unsigned long)handler);
  return 0;
}

void __heddle_run_at_quick_exit(void) {
  long n;
  while ((n = __heddle_try(&handlers, "UGT", 0, "SUB", 1)) > 0) {
    ((void (*)(void))__heddle_peek8(&table[n - 1]))();
  }
}
