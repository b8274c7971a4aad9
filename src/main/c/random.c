/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers that look random: the same in each run, and each thread has its own sequence. */
#include "heddle.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

static _Thread_local unsigned long state = 1;

static unsigned next(void) {
  unsigned long x = __heddle_peek8(&state) * 6364136223846793005UL + 1442695040888963407UL;
  __heddle_poke8(&state, x);
  return (unsigned)(x >> 33);
}

void srand(unsigned seed) { __heddle_poke8(&state, seed); }

int rand(void) { return (int)next(); }

void srandom(unsigned seed) { __heddle_poke8(&state, seed); }

long random(void) { return next(); }

void srand48(long seed) { __heddle_poke8(&state, (unsigned long)seed); }

long lrand48(void) { return next(); }

long mrand48(void) { return (int)(next() << 1); }

double drand48(void) { return next() / 2147483648.0; }

int rand_r(unsigned *seed) {
  unsigned x = *seed * 1103515245u + 12345u;
  *seed = x;
  return (int)(x >> 1);
}

ssize_t getrandom(void *to, size_t size, unsigned flags) {
  for (size_t i = 0; i < size; i++) {
    ((unsigned char *)to)[i] = (unsigned char)next();
  }
  return (ssize_t)size;
}

int getentropy(void *to, size_t size) {
  getrandom(to, size, 0);
  return 0;
}
