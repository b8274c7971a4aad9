/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Atomic objects that are too large for an instruction. As in the library that comes with
 * compilers, a lock protects them: here the mutex of the machine at their address.
 */
#include "heddle.h"

#include <string.h>

void load(size_t size, void *object, void *result, int order) __asm__("__atomic_load");
void store(size_t size, void *object, void *value, int order) __asm__("__atomic_store");
void exchange(size_t size, void *object, void *value, void *result,
              int order) __asm__("__atomic_exchange");
_Bool compare_exchange(size_t size, void *object, void *expected, void *desired, int success,
                       int failure) __asm__("__atomic_compare_exchange");
_Bool is_lock_free(size_t size, void *object) __asm__("__atomic_is_lock_free");

void load(size_t size, void *object, void *result, int order) {
  __heddle_lock(object);
  memcpy(result, object, size);
  __heddle_unlock(object);
}

void store(size_t size, void *object, void *value, int order) {
  __heddle_lock(object);
  memcpy(object, value, size);
  __heddle_unlock(object);
}

void exchange(size_t size, void *object, void *value, void *result, int order) {
  __heddle_lock(object);
  memcpy(result, object, size);
  memcpy(object, value, size);
  __heddle_unlock(object);
}

_Bool compare_exchange(size_t size, void *object, void *expected, void *desired, int success,
                       int failure) {
  __heddle_lock(object);
  _Bool same = memcmp(object, expected, size) == 0;
  memcpy(same ? object : expected, same ? desired : object, size);
  __heddle_unlock(object);
  return same;
}

_Bool is_lock_free(size_t size, void *object) { return size <= 8; }
