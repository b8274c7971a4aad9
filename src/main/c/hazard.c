/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hazard pointers by the names of GenMC. What is retired is freed at once, or as soon as no hazard
 * pointer protects it any more: nobody can rely on more. One mutex orders all that happens to them, so
 * their state is only peeked and poked while it is held.
 */
#include "heddle.h"

#include <genmc.h>

static char mutex;

/* All hazard pointers, linked by their last members. */
static __VERIFIER_hp_t *all;

#define peek(member) (void *)__heddle_peek8(&(member))
#define poke(member, value) __heddle_poke8(&(member), (unsigned long)(value))

/* Another one than the given one that protects the object. */
static __VERIFIER_hp_t *protector(void *object, __VERIFIER_hp_t *other) {
  for (__VERIFIER_hp_t *h = peek(all); h; h = peek(h->next)) {
    if (h != other && peek(h->object) == object) {
      return h;
    }
  }
  return 0;
}

/* Ends a protection, and passes on or does what was put off for it. */
static void release(__VERIFIER_hp_t *hazard) {
  void *object = peek(hazard->object);
  long retired = (long)__heddle_peek8(&hazard->retired);
  poke(hazard->object, 0);
  poke(hazard->retired, 0);
  if (retired) {
    __VERIFIER_hp_t *next = protector(object, hazard);
    if (next) {
      poke(next->retired, 1);
    } else {
      __heddle_free(object);
    }
  }
}

__VERIFIER_hp_t *__VERIFIER_hp_alloc(void) {
  __VERIFIER_hp_t *hazard = __heddle_allocate_zeroed(sizeof *hazard, 16);
  __heddle_lock(&mutex);
  poke(hazard->next, peek(all));
  poke(all, hazard);
  __heddle_unlock(&mutex);
  return hazard;
}

void __heddle_begin_protection(__VERIFIER_hp_t *hazard) {
  __heddle_lock(&mutex);
  release(hazard);
}

void *__heddle_end_protection(__VERIFIER_hp_t *hazard, void *object) {
  poke(hazard->object, object);
  __heddle_unlock(&mutex);
  return object;
}

void __VERIFIER_hp_retire(void *object) {
  __heddle_lock(&mutex);
  __VERIFIER_hp_t *hazard = object ? protector(object, 0) : 0;
  for (__VERIFIER_hp_t *h = hazard; h; h = peek(h->next)) {
    if (peek(h->object) == object && __heddle_peek8(&h->retired)) {
      __heddle_fail("INVALID_FREE", "an object is retired twice");
    }
  }
  if (hazard) {
    poke(hazard->retired, 1);
  } else if (object) {
    __heddle_free(object);
  }
  __heddle_unlock(&mutex);
}

void __VERIFIER_hp_clear(__VERIFIER_hp_t *hazard) {
  __heddle_lock(&mutex);
  release(hazard);
  __heddle_unlock(&mutex);
}

void __VERIFIER_hp_free(__VERIFIER_hp_t *hazard) {
  __heddle_lock(&mutex);
  release(hazard);
  if (peek(all) == hazard) {
    poke(all, peek(hazard->next));
  } else {
    __VERIFIER_hp_t *before = peek(all);
    while (peek(before->next) != hazard) {
      before = peek(before->next);
    }
    poke(before->next, peek(hazard->next));
  }
  __heddle_unlock(&mutex);
  __heddle_free(hazard);
}
