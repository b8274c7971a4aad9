/*
 * What programs of verification competitions call. Atomic sections exclude each other: that is
 * exact if what they touch is touched only in such sections.
 */
#include "heddle.h"

static char section;
static _Thread_local unsigned depth;

void __VERIFIER_atomic_begin(void) {
  if (__heddle_holds(&section)) {
    __heddle_poke4(&depth, __heddle_peek4(&depth) + 1);
  } else {
    __heddle_lock(&section);
  }
}

void __VERIFIER_atomic_end(void) {
  unsigned inner = __heddle_peek4(&depth);
  if (inner > 0) {
    __heddle_poke4(&depth, inner - 1);
  } else {
    __heddle_unlock(&section);
  }
}
