/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What programs of verification competitions call. Atomic sections exclude each other here;
 * executions in which a step outside comes between are left out by verify.AtomicSections.
 */
#include "heddle.h"

static char __heddle_atomic_section;
static _Thread_local unsigned depth;

void __VERIFIER_atomic_begin(void) {
  if (__heddle_holds(&__heddle_atomic_section)) {
    __heddle_poke4(&depth, __heddle_peek4(&depth) + 1);
  } else {
    __heddle_lock(&__heddle_atomic_section);
  }
}

void __VERIFIER_atomic_end(void) {
  unsigned inner = __heddle_peek4(&depth);
  if (inner > 0) {
    __heddle_poke4(&depth, inner - 1);
  } else {
    __heddle_unlock(&__heddle_atomic_section);
  }
}

void __CPROVER_atomic_begin(void) { __VERIFIER_atomic_begin(); }

void __CPROVER_atomic_end(void) { __VERIFIER_atomic_end(); }

void __ESBMC_atomic_begin(void) { __VERIFIER_atomic_begin(); }

void __ESBMC_atomic_end(void) { __VERIFIER_atomic_end(); }
