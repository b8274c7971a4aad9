/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory of the heap. No object is larger than PTRDIFF_MAX. Of smaller ones there is always enough; what is
 * too much for the machine is a limit.
 */
#include "heddle.h"

#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ALIGNMENT 16
#define PAGE 4096

static int is_too_large(size_t size) {
  if (size > PTRDIFF_MAX) {
    errno = ENOMEM;
    return 1;
  }
  return 0;
}

void *malloc(size_t size) { return is_too_large(size) ? 0 : __heddle_allocate(size, ALIGNMENT); }

void *calloc(size_t count, size_t size) {
  size_t all;
  if (__builtin_mul_overflow(count, size, &all) || is_too_large(all)) {
    errno = ENOMEM;
    return 0;
  }
  return __heddle_allocate_zeroed(all, ALIGNMENT);
}

void free(void *object) {
  if (object) {
    __heddle_free(object);
  }
}

void *realloc(void *object, size_t size) {
  if (!object) {
    return malloc(size);
  }
  long old = __heddle_size(object);
  if (old < 0) {
    __heddle_fail("INVALID_FREE", "realloc of something that is not allocated");
  }
  if (size == 0) {
    __heddle_free(object);
    return 0;
  }
  if (is_too_large(size)) {
    return 0;
  }
  void *larger = malloc(size);
  memcpy(larger, object, (size_t)old < size ? (size_t)old : size);
  __heddle_free(object);
  return larger;
}

void *reallocarray(void *object, size_t count, size_t size) {
  size_t all;
  if (__builtin_mul_overflow(count, size, &all)) {
    errno = ENOMEM;
    return 0;
  }
  return realloc(object, all);
}

static int is_power_of_two(size_t n) { return n != 0 && (n & (n - 1)) == 0; }

/* At least as aligned as asked for. */
static void *aligned(size_t alignment, size_t size) {
  if (is_too_large(size)) {
    return 0;
  }
  if (alignment <= ALIGNMENT) {
    return __heddle_allocate(size, ALIGNMENT);
  }
  if (alignment <= 64) {
    return __heddle_allocate(size, 64);
  }
  if (alignment <= PAGE) {
    return __heddle_allocate(size, PAGE);
  }
  if (alignment <= 1 << 21) {
    return __heddle_allocate(size, 1 << 21);
  }
  __heddle_cut("an alignment of more than 2 MB");
}

void *aligned_alloc(size_t alignment, size_t size) {
  if (!is_power_of_two(alignment)) {
    errno = EINVAL;
    return 0;
  }
  return aligned(alignment, size);
}

/* Rounds up to a power of two, as the real one does. */
void *memalign(size_t alignment, size_t size) { return aligned(alignment, size); }

void *valloc(size_t size) { return aligned(PAGE, size); }

void *pvalloc(size_t size) {
  return aligned(PAGE, size > PTRDIFF_MAX ? size : (size + PAGE - 1) / PAGE * PAGE);
}

int posix_memalign(void **object, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || !is_power_of_two(alignment)) {
    return EINVAL;
  }
  if (size > PTRDIFF_MAX) {
    return ENOMEM;
  }
  *object = aligned(alignment, size);
  return 0;
}

void cfree(void *object) { free(object); }

size_t malloc_usable_size(void *object) {
  long size = object ? __heddle_size(object) : 0;
  return size < 0 ? 0 : (size_t)size;
}

int malloc_trim(size_t pad) { return 0; }

int mallopt(int parameter, int value) { return 1; }

char *strdup(const char *text) {
  size_t size = strlen(text) + 1;
  return memcpy(malloc(size), text, size);
}

char *strndup(const char *text, size_t most) {
  size_t length = strnlen(text, most);
  char *copy = memcpy(malloc(length + 1), text, length);
  copy[length] = 0;
  return copy;
}
